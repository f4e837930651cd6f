import type { Memory, MemoryEntry } from './memory-cache.ts'
import type { createMissing } from './negative-cache.ts'
import type { Resource } from './resource.ts'
import { shareStructure } from './share-structure.ts'

interface BodiesDependencies {
  readonly memory: Memory
  readonly missing: ReturnType<typeof createMissing>
}

type BodyFacts = Pick<MemoryEntry, 'cv' | 'fetchedAt' | 'revision'> & { validUntil?: number | undefined }

/** Loads may overtake each other: a version only rises, and of two answers of one version the one that was asked for later counts. */
export const isOvertaken = (cv: number, began: number, before: MemoryEntry | undefined): boolean =>
  before !== undefined && ((cv > 0 && before.cv > cv) || (before.fetchedAt > began && before.cv >= cv))

/** The bodies that an isolate holds in memory, and their typed values. A body shares with the one before what is equal in both. */
export function createBodies({ memory, missing }: BodiesDependencies) {
  const parsed = new WeakMap<object, unknown>()

  return {
    /**
     * Holds the body of this text, and returns its entry; the entry that is held already where that one is newer. `began`: when the load
     * began that gave the text; the text may count as older than that.
     */
    adopt(key: string, text: string, facts: BodyFacts, began = facts.fetchedAt): MemoryEntry {
      const { cv, fetchedAt, revision, validUntil } = facts
      const before = memory.get(key)
      if (before && isOvertaken(cv, began, before)) return before
      const isSame = before?.revision === revision
      const entry: MemoryEntry = {
        anchor: before?.anchor ?? {},
        body: isSame ? before.body : shareStructure(before?.body, JSON.parse(text)),
        revision,
        cv,
        fetchedAt,
        ...(validUntil !== undefined && { validUntil }),
      }
      memory.set(key, entry, text.length)
      missing.found(key)
      return entry
    },
    /** The typed value of a body; parsed once. Throws when the body has another shape. */
    parse<T>({ parse }: Resource<T>, body: unknown): T {
      if (typeof body !== 'object' || body === null) return parse(body)
      if (!parsed.has(body)) parsed.set(body, parse(body))
      return parsed.get(body) as T
    },
  }
}

export type Bodies = ReturnType<typeof createBodies>
