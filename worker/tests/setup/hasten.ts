import { vi } from 'vitest'

/** Milliseconds by which timers go on in a turn of the loop, which takes one or more of the real clock. */
const STEP = 20

/** The result of work that waits for deadlines: they pass at once. For work that waits for little else, because answers of storage then seem slow. */
export async function hasten<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isDone = false
  try {
    const result = work().finally(() => {
      isDone = true
    })
    while (!isDone) {
      await vi.advanceTimersByTimeAsync(STEP)
      await scheduler.wait(1)
    }
    return await result
  } finally {
    vi.useRealTimers()
  }
}
