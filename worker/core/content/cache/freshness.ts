import { type ChangedStory, isBefore, lastChange } from '../version/publications.ts'
import type { KnownState, VersionWatch } from '../version/version-watch.ts'
import type { MemoryEntry } from './memory-cache.ts'
import type { Loaded, Resource } from './resource.ts'

/** A name followed by a uuid, or a value that is one; and the numbers of stories. Block names (`_uid`) are uuids of no story. */
const mention =
  /("_uid":)?"([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})"|"id":(\d{1,18})(?=[,}])/g

const found = new WeakMap<object, ReadonlySet<string>>()

function collect(text: string): ReadonlySet<string> {
  const mentions = new Set<string>()
  for (const [, isBlock, uuid, id] of text.matchAll(mention)) {
    if (id) mentions.add(id)
    else if (uuid && !isBlock) mentions.add(uuid)
  }
  return mentions
}

/**
 * The stories that a body names, by uuid or number: those in it, relations and links included, and unpublished ones that it refers to. Takes
 * time linear in the body, once for each body.
 */
export function mentionsIn(body: unknown): ReadonlySet<string> {
  if (typeof body !== 'object' || body === null) return new Set()
  const known = found.get(body) ?? collect(JSON.stringify(body))
  found.set(body, known)
  return known
}

const FRESH = 60_000
/** A body is not read again within this time (ms); otherwise each request would call a source whose answers lag behind its version. */
const JUST_READ = 1_000
/** A body is read again after this time (ms) even if none of its content was published. */
const LONG_FRESH = 24 * 3600_000
/** A value computed from stale content counts as fresh for this time only (ms). */
const OF_STALE = 2_000

interface FreshnessDependencies {
  readonly now: () => number
  readonly versions: VersionWatch
}

type Versioned = Pick<Resource<unknown>, 'versioned' | 'lists'>

/** The stories that changed since this body was read and that it contains, or may contain; undefined where that is not known. */
function changesOf(
  { lists }: Versioned,
  entry: MemoryEntry,
  { publications }: KnownState,
): readonly ChangedStory[] | undefined {
  if (!isBefore(entry, lastChange(publications))) return []
  if (!lists || isBefore(entry, publications.from)) return undefined
  const mentions = mentionsIn(entry.body)
  return publications.list
    .filter(publication => isBefore(entry, publication))
    .flatMap(({ stories }) =>
      stories.filter(story => mentions.has(story.uuid) || mentions.has(String(story.id)) || lists(story)),
    )
}

/** Whether a body was read long enough after the last change that it contains: a source's answers may lag behind its version. */
const isSettled = (entry: MemoryEntry, { publications: { from, list } }: KnownState) =>
  [from, ...list].every(change => isBefore(entry, change) || entry.fetchedAt - change.at >= FRESH)

/** Decides whether a cached body may be shown, and whether it should be read again. */
export function createFreshness({ now, versions }: FreshnessDependencies) {
  const isValid = ({ validUntil }: MemoryEntry) => validUntil === undefined || now() < validUntil

  const concerned = new WeakMap<MemoryEntry, { readonly changedAt: number; readonly isConcerned: boolean }>()

  /** Compares an entry with the changes once for each change. */
  function concerns(resource: Versioned, entry: MemoryEntry): boolean {
    const { state } = versions
    const known = concerned.get(entry)
    if (known?.changedAt === state.changedAt) return known.isConcerned
    const result = changesOf(resource, entry, state)?.length !== 0
    concerned.set(entry, { changedAt: state.changedAt, isConcerned: result })
    return result
  }

  /** Whether this isolate knows a later version of the content than the body's. A resource without a version is judged by time. */
  function hasOlderVersion(resource: Versioned, entry: MemoryEntry): boolean {
    if (resource.versioned === false) return false
    if (entry.cv === 0) return entry.fetchedAt <= versions.state.learnedAt
    return concerns(resource, entry)
  }

  /** Until when a body is fresh: for a minute, or as long as the source confirms that none of its content was published. */
  function timeLimit({ lists, versioned }: Versioned, entry: MemoryEntry): number {
    const { state } = versions
    const isWatched = lists && versioned !== false && entry.cv > 0 && isSettled(entry, state)
    const confirmed = Math.min(state.confirmedAt, entry.fetchedAt + LONG_FRESH)
    return FRESH + (isWatched ? Math.max(entry.fetchedAt, confirmed) : entry.fetchedAt)
  }

  const freshUntil = (resource: Versioned, entry: MemoryEntry): number =>
    hasOlderVersion(resource, entry)
      ? 0
      : Math.min(timeLimit(resource, entry), entry.validUntil ?? Number.POSITIVE_INFINITY)

  /**
   * Whether the source may have a later answer. A source whose answers lag behind its version (a token with a minimum cache time, a store that
   * replicates slowly) is called again after as long as it has lagged already, and at least once a minute. A body that was read before the change
   * was known proves no lag.
   */
  const mayHaveLater = ({ fetchedAt }: MemoryEntry) => {
    const lag = fetchedAt - versions.state.learnedAt
    return lag < 0 || now() - fetchedAt >= Math.min(FRESH, Math.max(JUST_READ, lag))
  }

  const isBehind = (resource: Versioned, entry: MemoryEntry) =>
    hasOlderVersion(resource, entry) && mayHaveLater(entry)

  return {
    isValid,
    /** The stories that changed since an entry was read and that concern it; undefined where that is not known. */
    changesOf: (resource: Versioned, entry: MemoryEntry) =>
      resource.versioned === false || entry.cv === 0 ? undefined : changesOf(resource, entry, versions.state),
    /** Whether an entry was read well after the last change, so that it contains the change. */
    isSettled: (entry: MemoryEntry) => isSettled(entry, versions.state),
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
    /**
     * The load time to record for a body: in the past for one that is fresh for less than a minute; one made from stale content is fresh for a
     * moment only.
     */
    fetchedAt: ({ isOfStale, freshFor = FRESH }: Loaded, began: number) =>
      began - FRESH + Math.min(isOfStale ? OF_STALE : FRESH, freshFor),
    /** Whether an entry that was just loaded was made of fresh content. */
    isNew: ({ fetchedAt }: MemoryEntry) => now() - fetchedAt < FRESH / 2,
  }
}
