import { vi } from 'vitest'

/** Milliseconds by which the clock advances at a time. */
const STEP = 40

/**
 * A clock for the site and for all timers: deadlines pass, and calls wait for their turn, as they would in that time. `turnClock` moves the clock of the
 * site. Real timers are to be restored by the test.
 */
export function startVirtualTime(turnClock: (milliseconds: number) => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let running = 0
  return {
    wait: (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds)),
    /** The same storage; the clock waits for its answers. */
    instant: <Storage extends object>(storage: Storage): Storage =>
      new Proxy(storage, {
        get(target, name) {
          const method: unknown = Reflect.get(target, name)
          if (typeof method !== 'function') return method
          return (...values: unknown[]) => {
            const answer: unknown = method.apply(target, values)
            if (!(answer instanceof Promise)) return answer
            running++
            return answer.finally(() => {
              running--
            })
          }
        },
      }),
    async goOn(milliseconds: number): Promise<void> {
      for (let passed = 0; passed < milliseconds; passed += STEP) {
        turnClock(STEP)
        await vi.advanceTimersByTimeAsync(STEP)
        do await scheduler.wait(1)
        while (running)
      }
    },
  }
}
