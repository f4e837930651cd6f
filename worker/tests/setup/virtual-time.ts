import { vi } from 'vitest'

/** Milliseconds by which the clock goes on at a time. */
const STEP = 20
/** Milliseconds of the real clock that work which waits for no timer gets at each step: reading KV, for example. */
const REAL = 1

/**
 * A clock for the site and for all timers: deadlines pass, and calls wait for their turn, as they would in that time. `turnClock` moves the clock of the
 * site. Real timers are to be restored by the test.
 */
export function startVirtualTime(turnClock: (milliseconds: number) => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return {
    wait: (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds)),
    async goOn(milliseconds: number): Promise<void> {
      for (let passed = 0; passed < milliseconds; passed += STEP) {
        turnClock(STEP)
        await vi.advanceTimersByTimeAsync(STEP)
        await scheduler.wait(REAL)
      }
    },
  }
}
