import { expect, test, vi } from 'vitest'
import { repeatWhileLocked } from './database.ts'

const refusal = new Error('Failed to get session commit token: internal error; reference = abc')
const noWait = () => Promise.resolve()

test('statements that a lock refused are run again', async () => {
  const attempt = vi
    .fn()
    .mockRejectedValueOnce(refusal)
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue('rows')
  expect(await repeatWhileLocked(attempt, noWait)).toBe('rows')
  expect(attempt).toHaveBeenCalledTimes(3)
})

test('a lock that stays is reported after five attempts', async () => {
  const attempt = vi.fn().mockRejectedValue(refusal)
  await expect(repeatWhileLocked(attempt, noWait)).rejects.toBe(refusal)
  expect(attempt).toHaveBeenCalledTimes(5)
})

test('any other error is reported at once', async () => {
  const attempt = vi.fn().mockRejectedValue(new Error('no such table: submissions'))
  await expect(repeatWhileLocked(attempt, noWait)).rejects.toThrow('no such table')
  expect(attempt).toHaveBeenCalledTimes(1)
})
