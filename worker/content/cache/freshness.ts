import type { VersionWatch } from '../version/version-watch.ts'
import type { MemoryEntry } from './memory-cache.ts'
import type { Resource } from './resource.ts'

const FRESH = 60_000
/** A body is not read again within this time: else each request would ask a source that lags behind its own version. */
const JUST_READ = 1_000
/** A value computed from stale content counts as fresh for this time only. */
const OF_STALE = 2_000

interface FreshnessDependencies {
  readonly now: () => number
  readonly versions: VersionWatch
}

type Versioned = Pick<Resource<unknown>, 'versioned'>

/** Decides whether a cached body may be shown, and whether it should be read again. */
export function createFreshness({ now, versions }: FreshnessDependencies) {
  const isValid = ({ validUntil }: MemoryEntry) => validUntil === undefined || now() < validUntil

  /** Whether this isolate knows a later version of the content. A resource without a version is judged by time. */
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
   * Whether the source may have a later version of its answer. One that lags behind its own version (a token with a minimum cache
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
    /** Whether a body that is not fresh should be read again. */
    isDue: (resource: Versioned, entry: MemoryEntry) =>
      !hasOlderVersion(resource, entry) || mayHaveLater(entry),
    isFresh: (resource: Versioned, entry: MemoryEntry) => now() < freshUntil(resource, entry),
    /** Whether a story was removed after the entry was read. */
    isGone(id: number, { cv, fetchedAt }: MemoryEntry): boolean {
      const tombstone = versions.state.tombstones[id]
      return (
        tombstone !== undefined && (cv < tombstone.cv || (cv === tombstone.cv && fetchedAt < tombstone.at))
      )
    },
    /** When a body that was made of stale content counts as loaded, so that it is fresh for a moment only. */
    almostStale: (began: number) => began - FRESH + OF_STALE,
    /** Whether an entry that was just loaded was made of fresh content. */
    isNew: ({ fetchedAt }: MemoryEntry) => now() - fetchedAt < FRESH / 2,
  }
}
