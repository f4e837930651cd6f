import { afterEach, expect, it, vi } from 'vitest'
import { painted } from './painted.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['after the next frame', (run: () => void) => setTimeout(run, 16), 17],
  ['after 100 ms where no frame is painted', () => 0, 100],
])('goes on %s', async (_, frame, milliseconds) => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', frame)
  const after = vi.fn()
  void painted().then(after)
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  expect(after).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(after).toHaveBeenCalledOnce()
})
