import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchBuild } from './watch-build.ts'

let latest: () => Promise<Response>
const fetched = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  latest = async () => Response.json({ id: 'b1', timestamp: 1 })
  fetched.mockReset().mockImplementation(() => latest())
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const hour = 3_600_000

it('reads hourly, and not before', async () => {
  const isStale = watchBuild('b1')
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledWith('/builds/latest.json', { priority: 'low' })
  expect(isStale()).toBe(false)
  latest = async () => Response.json({ id: 'b2', timestamp: 2 })
  await vi.advanceTimersByTimeAsync(hour)
  expect(isStale()).toBe(true)
})

it('reads when the window is seen again, and not while it is hidden', async () => {
  const isStale = watchBuild('b1')
  latest = async () => Response.json({ id: 'b2', timestamp: 2 })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(hour)
  expect(isStale()).toBe(false)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isStale()).toBe(true)
})

const failures: [string, () => Promise<Response>][] = [
  ['no connection', () => Promise.reject(new TypeError())],
  ['an error', async () => new Response('{}', { status: 500 })],
  ['no JSON', async () => new Response('<!doctype html>')],
]
it.each(failures)('%s says nothing of the version', async (_, answer) => {
  latest = answer
  const isStale = watchBuild('b1')
  await vi.advanceTimersByTimeAsync(hour)
  expect(isStale()).toBe(false)
})
