/** Where calls are answered whose configuration says so, by name (requirement platform-calls/own). */
export type Forwarding = Readonly<Record<string, 'forward' | 'content'>>

/** Milliseconds for which an upstream is not asked for a call that it does not have. */
const PAUSE = 5 * 60_000

/** Remembers which calls of the product's own an upstream does not have: names of calls alone, so they are few. */
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
