import type { VersionWatch } from '../version/version-watch.ts'

const FRESH = 10_000
/** Unknown paths are remembered in a list of their own, so that a flood of them drops no content. */
const MOST = 5_000

/** What the source said does not exist: remembered shortly, in memory only, and not past a new version of the content. */
export function createMissing({ now, versions }: { now: () => number; versions: VersionWatch }) {
  const since = new Map<string, number>()
  return {
    add(key: string, at: number): void {
      if (since.size >= MOST) since.clear()
      since.set(key, at)
    },
    found: (key: string) => void since.delete(key),
    /** Said a moment ago, and nothing was published since. */
    isKnown(key: string): boolean {
      const at = since.get(key)
      return at !== undefined && now() - at < FRESH && at > versions.state.learnedAt
    },
    /** Said at some time; as good as it gets while the source does not answer. */
    wasKnown: (key: string) => since.has(key),
  }
}
