import { afterEach, describe, expect, it, vi } from 'vitest'
import { idle } from './idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the trigger `idle`', () => {
  it('starts when the browser is idle, and in the end also in one that never is', () => {
    const request = vi.fn(() => 7)
    const cancel = vi.fn()
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const start = () => undefined
    const stop = idle(document.body, start, '')
    expect(request).toHaveBeenCalledWith(start, { timeout: 3_000 })
    stop?.()
    expect(cancel).toHaveBeenCalledWith(7)
  })

  it('starts after 200 ms where the browser cannot tell', () => {
    vi.useFakeTimers()
    const start = vi.fn()
    idle(document.body, start, '')
    const stop = idle(document.body, start, '')
    stop?.()
    vi.advanceTimersByTime(199)
    expect(start).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(start).toHaveBeenCalledTimes(1)
  })
})
