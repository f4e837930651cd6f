import type { Memory, MemoryEntry } from './memory-cache.ts'
import type { createMissing } from './negative-cache.ts'
import type { Resource } from './resource.ts'

/**
 * Freezes `next`, and replaces in it every subtree that is equal in `previous` by the former object, so that values cached on that object
 * (validation, fragments) are found again. Entries of lists are compared with those of the same `_uid`, so that a block that moved is still
 * the same object. Frozen values are left as they are.
 */
export function shareStructure<T>(previous: unknown, next: T): T {
  return share(previous, next) as T
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function share(previous: unknown, next: unknown): unknown {
  if (!isNode(next) || Object.isFrozen(next)) return next
  if (Array.isArray(next)) return shareList(Array.isArray(previous) ? previous : [], next)
  return shareObject(isNode(previous) && !Array.isArray(previous) ? previous : undefined, next)
}

function shareObject(previous: Node | undefined, next: Node): Node {
  const keys = Object.keys(next)
  let same = previous !== undefined && Object.keys(previous).length === keys.length
  for (const key of keys) {
    // A name such as `__proto__` must not find an inherited property.
    const before = previous && Object.hasOwn(previous, key) ? previous[key] : undefined
    const value = share(before, next[key])
    next[key] = value
    if (same && (!Object.hasOwn(previous!, key) || previous![key] !== value)) same = false
  }
  if (same) return previous!
  return Object.freeze(next)
}

const uidOf = (value: unknown) => (isNode(value) && typeof value._uid === 'string' ? value._uid : undefined)

function shareList(previous: readonly unknown[], next: unknown[]): readonly unknown[] {
  const byUid = new Map(previous.flatMap(entry => (uidOf(entry) ? [[uidOf(entry), entry] as const] : [])))
  let same = previous.length === next.length
  for (let index = 0; index < next.length; index++) {
    const uid = uidOf(next[index])
    const value = share(uid ? byUid.get(uid) : previous[index], next[index])
    next[index] = value
    if (value !== previous[index]) same = false
  }
  return same ? previous : Object.freeze(next)
}

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
