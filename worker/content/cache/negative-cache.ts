import { createBoundedMap } from '../../caching/bounded-map.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import { isAsked } from './memory-cache.ts'
import type { Resource } from './resource.ts'

const FRESH = 10_000
/** Entries of each of the two lists. */
const MOST = 5_000

type Named = Pick<Resource<unknown>, 'key' | 'isWorthAsking'>

/**
 * What the source said does not exist: remembered shortly, in memory only, and not past a new version of the content. Names that anybody
 * may invent have a list of their own: a flood of them drops no content, and no answer that pages ask for. The oldest entry goes first.
 */
export function createMissing({ now, versions }: { now: () => number; versions: VersionWatch }) {
  const invented = createBoundedMap<string, number>(MOST)
  const own = createBoundedMap<string, number>(MOST)
  const sinceOf = (key: string) => own.get(key) ?? invented.get(key)
  return {
    add({ key, isWorthAsking }: Named, at: number): void {
      const since = isWorthAsking || isAsked(key) ? invented : own
      since.set(key, at)
    },
    found(key: string): void {
      own.delete(key)
      invented.delete(key)
    },
    /** Said a moment ago, and nothing was published since. */
    isKnown(key: string): boolean {
      const at = sinceOf(key)
      return at !== undefined && now() - at < FRESH && at > versions.state.learnedAt
    },
    /** Said at some time; as good as it gets while the source does not answer. */
    wasKnown: (key: string) => sinceOf(key) !== undefined,
  }
}
