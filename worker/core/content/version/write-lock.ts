/** The state of a space that a change has written. */
export interface WrittenSpace {
  readonly version: number
  readonly revision: string
}

interface Outcome<T> {
  readonly result: T
  /** Undefined for a task that wrote no space. */
  readonly written?: WrittenSpace
}

/**
 * Lets one change of the embedded content run at a time, whichever isolate makes it: a change reads a whole value, changes a part of it
 * and writes all of it back, so that one of two simultaneous changes would be lost.
 */
export interface WriteLock {
  /** Runs a task once the earlier ones have ended. Passes it the last written state, because KV may show an older state for a minute. */
  run<T>(task: (last: WrittenSpace | undefined) => Promise<Outcome<T>>): Promise<T>
}

/** Without an object that all isolates share, simultaneous changes are not separated. */
export const noWriteLock: WriteLock = {
  run: async task => (await task(undefined)).result,
}

/** Runs each task after the one before, whether that succeeded or failed. */
export function createTurns(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}
