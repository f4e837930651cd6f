import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import { isRequested } from './memory-cache.ts'
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
      const since = isWorthAsking || isRequested(key) ? invented : own
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

/** Milliseconds until a resource whose answer was rejected is requested again. */
const PAUSE = 5_000
const MOST_REJECTED = 5_000

interface Rejection {
  readonly error: unknown
  readonly at: number
}

/**
 * Remembers resources for which a source returned an unusable answer (malformed, too long, refused). Such a source is not down, so no
 * circuit breaker opens, and without a pause each request would call it again. A publish ends the pause.
 */
export function createRejectedAnswers({ now, versions }: { now: () => number; versions: VersionWatch }) {
  const rejections = createBoundedMap<string, Rejection>(MOST_REJECTED)
  return {
    add(key: string, error: unknown): void {
      rejections.set(key, { error, at: now() })
    },
    /** The rejection of a resource that must not be requested again yet. */
    find(key: string): Rejection | undefined {
      const rejection = rejections.get(key)
      if (!rejection || now() - rejection.at >= PAUSE || rejection.at <= versions.state.learnedAt)
        return undefined
      return rejection
    },
  }
}
