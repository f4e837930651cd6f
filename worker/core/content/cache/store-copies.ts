import type { VersionWatch } from '../version/version-watch.ts'
import type { createCopies } from './copies.ts'
import type { Bodies } from './hold-bodies.ts'
import type { MemoryEntry } from './memory-cache.ts'
import type { createMissing } from './negative-cache.ts'
import type { ReadOptions } from './read.ts'
import type { Resource } from './resource.ts'

interface StoredCopiesDependencies {
  readonly copies: ReturnType<typeof createCopies>
  readonly bodies: Bodies
  readonly missing: ReturnType<typeof createMissing>
  readonly versions: VersionWatch
  readonly now: () => number
}

const REWRITE_AFTER = 3600_000
/** A copy that may be shown for an hour is written again in its first half, so that other isolates do not find it at its end. */
const REWRITE_AWAITED_AFTER = REWRITE_AFTER / 2

/** Reads and writes the copies in KV of the bodies in memory, for resources that are persisted. */
export function createStoredCopies({ copies, bodies, missing, versions, now }: StoredCopiesDependencies) {
  const storedAt = new WeakMap<object, number>()

  return {
    /** Loads the copy from KV; undefined where KV has none, or records that the resource was removed. */
    async load<T>(
      resource: Resource<T>,
      { waitUntil }: Pick<ReadOptions, 'waitUntil'>,
    ): Promise<MemoryEntry | undefined> {
      if (!resource.persist) return undefined
      const [kept] = await Promise.all([copies.read(resource.key), versions.known(waitUntil)])
      if (!kept) return undefined
      if (kept.body === null) {
        missing.add(resource, kept.fetchedAt)
        return undefined
      }
      try {
        bodies.parse(resource, JSON.parse(kept.body))
        const entry = bodies.adopt(resource.key, kept.body, kept)
        storedAt.set(entry.anchor, kept.fetchedAt)
        return entry
      } catch (error) {
        copies.failed(resource.key, error)
        return undefined
      }
    },
    /** Stores a new body; stores an unchanged one again from time to time, so that its copy does not expire. */
    async store<T>(
      { key, persist, isAwaited }: Resource<T>,
      text: string,
      entry: MemoryEntry,
      isNew: boolean,
    ): Promise<void> {
      const { cv, fetchedAt, validUntil, revision, anchor } = entry
      const rewriteAfter = isAwaited ? REWRITE_AWAITED_AFTER : REWRITE_AFTER
      if (!persist || !(isNew || now() - (storedAt.get(anchor) ?? 0) > rewriteAfter)) return
      storedAt.set(anchor, fetchedAt)
      const envelope = { cv, fetchedAt, revision, body: text }
      await copies.write(key, { ...envelope, ...(validUntil !== undefined && { validUntil }) })
    },
    /** Stores that the resource of this entry was removed. */
    async storeRemoval<T>(
      { key, persist }: Resource<T>,
      before: MemoryEntry,
      fetchedAt: number,
    ): Promise<void> {
      if (!persist) return
      const cv = Math.max(before.cv, versions.state.cv)
      await copies.write(key, { cv, fetchedAt, revision: '', body: null })
    },
  }
}

export type StoredCopies = ReturnType<typeof createStoredCopies>
