import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import { isAsked } from './memory-cache.ts'
import type { Resource } from './resource.ts'

const FRESH = 10_000
/** Entries of each of the two lists. */
const MOST = 5_000

type Named = Pick<Resource<unknown>, 'key' | 'isWorthAsking'>

/**
 * Caches which resources do not exist according to their source: in memory only, for a short time, until the content has a new version. Names that a
 * client may invent have a separate list, so that a flood of them evicts no entry that pages need. The oldest entry is evicted first.
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
    /** Whether the source reported a moment ago that the resource does not exist, and no content was published since. */
    isKnown(key: string): boolean {
      const at = sinceOf(key)
      return at !== undefined && now() - at < FRESH && at > versions.state.learnedAt
    },
    /** Whether the source ever reported that the resource does not exist; used while the source does not answer. */
    wasKnown: (key: string) => sinceOf(key) !== undefined,
  }
}
