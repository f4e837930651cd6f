import type { Memory, MemoryEntry } from './memory-cache.ts'
import type { createMissing } from './negative-cache.ts'
import type { Resource } from './resource.ts'
import { shareStructure } from './share-structure.ts'

interface BodiesDependencies {
  readonly memory: Memory
  readonly missing: ReturnType<typeof createMissing>
}

type BodyFacts = Pick<MemoryEntry, 'cv' | 'fetchedAt' | 'revision'> & { validUntil?: number | undefined }

/** Whether the body in memory is later than the answer to a load that began at `began`: by its version, else by the time of its load. */
export const isOvertaken = (cv: number, began: number, before: MemoryEntry | undefined): boolean =>
  before !== undefined && ((cv > 0 && before.cv > cv) || (before.fetchedAt > began && before.cv >= cv))

/**
 * The bodies in an isolate's memory, and their typed values. A new body shares all parts that are equal with the body before (structural
 * sharing).
 */
export function createBodies({ memory, missing }: BodiesDependencies) {
  const parsed = new WeakMap<object, unknown>()

  return {
    /**
     * Parses a text, stores its body in memory and returns the entry; returns the entry already in memory if that is later. `began` is
     * when the load of the text began; `fetchedAt` may be earlier, where the text counts as older.
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
