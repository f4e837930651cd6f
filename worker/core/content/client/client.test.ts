import { afterEach, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('sends five requests a second, whatever its caller asks at once', async () => {
  vi.useFakeTimers()
  let sent = 0
  const client = createClient(
    {
      ...{ endpoint: 'http://content.invalid/v2', token: 'token', version: 'published' },
      fetch: async () => {
        sent++
        return Response.json({ stories: [], cv: 1 })
      },
    },
    { signal: new AbortController().signal, relations: undefined },
  )
  const answers = Promise.all(Array.from({ length: 12 }, (_, page) => client.get('cdn/stories', { page })))
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return sent
  }
  expect(await after(0)).toBe(5)
  expect(await after(999)).toBe(5)
  expect(await after(1)).toBe(10)
  expect(await after(1_000)).toBe(12)
  expect(await answers).toHaveLength(12)
})
