import { revisionOf } from '../../base/caching/validity.ts'
import type { createFreshness } from './freshness.ts'
import { type Bodies, isOvertaken } from './hold-bodies.ts'
import type { Memory, MemoryEntry } from './memory-cache.ts'
import type { createMissing } from './negative-cache.ts'
import type { createPublishGuard } from './publish-guard.ts'
import type { Loaded, Resource } from './resource.ts'
import type { StoredCopies } from './store-copies.ts'
import { Unavailable } from './unavailable.ts'

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
      const isOtherCopy = isNew || before.cv !== entry.cv || !freshness.isSettled(before)
      // A load that was overtaken stores no copy: the faster one has already stored its own.
      if (entry.revision === revision) await stored.store(resource, text, entry, isOtherCopy)
      return entry
    },
  }
}
