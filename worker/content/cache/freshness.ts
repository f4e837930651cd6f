import type { VersionWatch } from '../version/version-watch.ts'
import type { MemoryEntry } from './memory-cache.ts'
import type { Resource } from './resource.ts'

const FRESH = 60_000
/** What was read so short a time ago is not asked for again: a source that lags behind its own version would be asked each time. */
const JUST_READ = 1_000
/** What was computed from something stale counts as fresh only for a moment. */
const OF_STALE = 2_000

interface FreshnessDependencies {
  readonly now: () => number
  readonly versions: VersionWatch
}

type Versioned = Pick<Resource<unknown>, 'versioned'>

/** Whether what is held may be shown, and whether it should be read again. */
export function createFreshness({ now, versions }: FreshnessDependencies) {
  let staleServed = 0

  const isValid = ({ validUntil }: MemoryEntry) => validUntil === undefined || now() < validUntil

  /** Whether the content has changed since, as far as is known here. What has no version of its own is judged by time. */
  function hasOlderVersion({ versioned = true }: Versioned, { cv, fetchedAt }: MemoryEntry): boolean {
    const { state } = versions
    if (!versioned) return false
    if (cv === 0) return fetchedAt <= state.learnedAt
    return cv < state.cv || (cv === state.cv && fetchedAt < state.buriedAt)
  }

  const freshUntil = (resource: Versioned, entry: MemoryEntry): number =>
    hasOlderVersion(resource, entry)
      ? 0
      : Math.min(entry.fetchedAt + FRESH, entry.validUntil ?? Number.POSITIVE_INFINITY)

  /**
   * Whether a source may have a later version of what it answered. One that lags behind its own version (a token with a minimum cache
   * time, a store that is copied slowly) is asked again after as long as it has lagged already, and at least once a minute.
   */
  const mayHaveLater = ({ fetchedAt }: MemoryEntry) =>
    now() - fetchedAt >= Math.min(FRESH, Math.max(JUST_READ, fetchedAt - versions.state.learnedAt))

  const isBehind = (resource: Versioned, entry: MemoryEntry) =>
    hasOlderVersion(resource, entry) && mayHaveLater(entry)

  return {
    isValid,
    freshUntil,
    isBehind,
    /** Whether what is not fresh is worth asking for again. */
    isDue: (resource: Versioned, entry: MemoryEntry) =>
      !hasOlderVersion(resource, entry) || mayHaveLater(entry),
    isFresh: (resource: Versioned, entry: MemoryEntry) => now() < freshUntil(resource, entry),
    /** Whether a story was removed after this was read. */
    isGone(id: number, { cv, fetchedAt }: MemoryEntry): boolean {
      const tombstone = versions.state.tombstones[id]
      return (
        tombstone !== undefined && (cv < tombstone.cv || (cv === tombstone.cv && fetchedAt < tombstone.at))
      )
    },
    /** How often something stale was served: what is computed meanwhile may be made of it. */
    get staleServed() {
      return staleServed
    },
    serveStale() {
      staleServed++
    },
    almostStale: (began: number) => began - FRESH + OF_STALE,
    /** Whether what was just loaded was made of something fresh. */
    isNew: ({ fetchedAt }: MemoryEntry) => now() - fetchedAt < FRESH / 2,
  }
}
