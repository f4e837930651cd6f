import { expect, it, vi } from 'vitest'
import { grant } from './grant.ts'

const port = vi.hoisted(() => ({ decide: vi.fn<(change: object) => Promise<boolean>>() }))
vi.mock('../consent/decide.ts', () => ({ decide: port.decide }))
vi.mock('../consent/consent.ts', () => ({ granted: (service: string) => service === 'usergroup' }))

it('grants a service beside those that are granted', async () => {
  port.decide.mockResolvedValue(true)
  expect(await grant('study-assistant')).toBe(true)
  const [[change] = []] = port.decide.mock.calls
  expect(change).toEqual({ accept: expect.arrayContaining(['study-assistant', 'usergroup']) })
  expect((change as { accept: string[] }).accept).toHaveLength(2)
})

it('says where that could not be saved', async () => {
  port.decide.mockResolvedValue(false)
  expect(await grant('study-assistant')).toBe(false)
})
