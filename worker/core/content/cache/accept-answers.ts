import { revisionOf } from '../../base/caching/validity.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Story } from '../types/story.ts'
import type { HeldBack } from '../version/content-state.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import { type Bodies, isOvertaken } from './bodies.ts'
import type { createFreshness } from './freshness.ts'
import type { Memory, MemoryEntry } from './memory-cache.ts'
import type { createMissing } from './negative-cache.ts'
import { type Loaded, type Resource, Unavailable } from './resource.ts'
import type { StoredCopies } from './stored-copies.ts'

export interface PublishGuardDependencies {
  readonly now: () => number
  readonly versions: VersionWatch
  readonly store: Pick<VersionStore, 'holdBack' | 'release'>
  readonly log: Log
}

type Guarded = Pick<Resource<unknown>, 'guarded' | 'key'>

const publicationOf = ({ full_slug, published_at, first_published_at }: Story) => ({
  slug: full_slug,
  publishedAt: published_at ?? first_published_at ?? '',
})

/** A first publication is judged for a day: an older one was shown, and a rule that came after it takes no page away. */
const FIRST_DAY = 24 * 3600_000
/** The moments of a first publication are one, or nearly. */
const ONE_MOMENT = 5_000

const momentOf = (text: string | null | undefined) => Date.parse(text ?? '')

/** Whether a story was published once only, so that visitors lose nothing where they do not get it. */
const isFirst = ({ published_at, first_published_at }: Story): boolean =>
  momentOf(published_at) - momentOf(first_published_at) < ONE_MOMENT

/**
 * Refuses a newly published story with problems that the one before did not have, so that an editor's mistake removes no block, and a first one that
 * lacks what the law requires. An editor confirms the story by publishing again. The version store tells all isolates; when it fails, each decides alone.
 */
export function createPublishGuard({ versions, store, log, now }: PublishGuardDependencies) {
  async function tell(change: Promise<Parameters<VersionWatch['learn']>[0]>): Promise<void> {
    try {
      versions.learn(await change)
    } catch (error) {
      log({ event: 'versions-failed', reason: reasonOf(error) })
    }
  }

  /** Whether a new story is held back. Reports each held-back publishing once. */
  async function refuses(
    { guarded, key }: Required<Guarded>,
    before: Story | undefined,
    next: Story,
  ): Promise<boolean> {
    const { id } = next
    const published = publicationOf(next)
    const isReleased = () => versions.state.released[id] === published.publishedAt
    if (isReleased()) return false
    const known: HeldBack | undefined = versions.state.heldBack[id]
    const isAgain = known !== undefined && known.publishedAt !== published.publishedAt
    if (!before && !isAgain) {
      if (!isFirst(next)) return false
      if (known) return true
      if (now() - momentOf(published.publishedAt) > FIRST_DAY) return false
    }
    const reasons = isAgain ? [] : await guarded.newProblems(before, next)
    if (!reasons.length) {
      if (isAgain) await tell(store.release(id, published.publishedAt))
      return false
    }
    if (known) return true
    await tell(store.holdBack(id, { ...published, reasons }))
    if (isReleased()) return false
    log({ event: 'publish-held-back', key, id, reasons })
    return true
  }

  return {
    /** The body that visitors see: the next one, with the stories that are held back as they were before; undefined where none of it is left. */
    async hold({ guarded, key }: Guarded, before: unknown, next: unknown): Promise<unknown> {
      if (!guarded) return next
      const kept = new Map<number, Story | undefined>()
      for (const [old, story] of guarded.changes(before, next))
        if (await refuses({ guarded, key }, old, story)) kept.set(story.id, old)
      return kept.size ? guarded.keep(next, kept) : next
    },
  }
}

interface AnswersDependencies {
  readonly memory: Memory
  readonly bodies: Bodies
  readonly missing: ReturnType<typeof createMissing>
  readonly freshness: ReturnType<typeof createFreshness>
  readonly guard: ReturnType<typeof createPublishGuard>
  readonly stored: StoredCopies
  readonly now: () => number
}

/** Characters of an answer as JSON; a longer one is refused. */
export const MOST_BODY = 5_000_000

interface LoadTimes {
  readonly began: number
  readonly fetchedAt: number
}

/** Stores the answers of sources in memory, and those of persisted resources in KV. */
export function createAnswers({
  memory,
  bodies,
  missing,
  freshness,
  guard,
  stored,
  now,
}: AnswersDependencies) {
  return {
    /**
     * Handles the answer that a resource does not exist: removes its body from memory and, if memory had one, its copy from KV. Returns the last
     * good body of a resource that still shows it (`lasting`).
     */
    async remove<T>(resource: Resource<T>, began: number): Promise<MemoryEntry | undefined> {
      const { key, lasting } = resource
      const before = memory.get(key)
      if (isOvertaken(0, began, before)) return before
      missing.add(resource, now())
      if (lasting) return before
      memory.delete(key)
      if (before) await stored.storeRemoval(resource, before, began)
      return undefined
    },
    /**
     * Stores a body, and returns its entry; where a publish is held back, that of what visitors see instead, and undefined where that is nothing. Throws when
     * the body is not valid.
     */
    async accept<T>(
      resource: Resource<T>,
      loaded: Loaded,
      { began, fetchedAt }: LoadTimes,
    ): Promise<MemoryEntry | undefined> {
      const { key } = resource
      const text = JSON.stringify(loaded.body)
      if (text.length > MOST_BODY) throw new Unavailable(`${key}: ${text.length} characters are too many`)
      const revision = revisionOf(text)
      const before = memory.get(key)
      const isNew = before?.revision !== revision
      const facts = { cv: loaded.cv, fetchedAt, validUntil: loaded.validUntil }
      if (isNew) {
        const body: unknown = JSON.parse(text)
        bodies.parse(resource, body)
        const held = await guard.hold(resource, before?.body, body)
        if (held === undefined) {
          missing.add(resource, now())
          return undefined
        }
        if (held !== body) {
          // The body with the earlier stories is stored for this version; otherwise each request would call the source again.
          const shown = JSON.stringify(held)
          const own = revisionOf(shown)
          const kept = bodies.adopt(key, shown, { ...facts, revision: own }, began)
          if (kept.revision === own) await stored.store(resource, shown, kept, true)
          return kept
        }
      }
      const entry = bodies.adopt(key, text, { ...facts, revision }, began)
      // A copy records its version and whether it was read well after the last change, so that other isolates need not read it again.
      const isSame = !isNew && before.cv === entry.cv && before.validUntil === entry.validUntil
      const isOtherCopy = !isSame || !freshness.isSettled(before)
      // A load that was overtaken stores no copy: the faster one has already stored its own.
      if (entry.revision === revision) await stored.store(resource, text, entry, isOtherCopy)
      return entry
    },
  }
}
