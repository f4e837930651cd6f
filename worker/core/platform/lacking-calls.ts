/** By name, where the configuration has calls answered (requirement platform-calls/own). */
export type Forwarding = Readonly<Record<string, 'forward' | 'content'>>

/** Milliseconds for which an upstream is not called again for a call that it lacks. */
const PAUSE = 5 * 60_000

/** Remembers which of the product's own calls an upstream lacks. Bounded by the number of call names. */
export function createLackingCalls(now: () => number) {
  const until = new Map<string, number>()
  return {
    add(name: string): void {
      until.set(name, now() + PAUSE)
    },
    has: (name: string): boolean => now() < (until.get(name) ?? 0),
  }
}

export type LackingCalls = ReturnType<typeof createLackingCalls>
