import * as v from 'valibot'
import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import { within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Breaker } from '../client/circuit-breaker.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import type { Bodies } from './bodies.ts'
import type { KeyValues } from './key-values.ts'
import type { MemoryEntry } from './memory-cache.ts'
import type { createMissing } from './negative-cache.ts'
import type { ReadOptions, Resource } from './resource.ts'

/**
 * The value in KV for a resource: the last known good body as text, with its version and time. An envelope without
 * a body means that the resource was removed; isolates then show no older copies of it.
 */
const envelope = v.object({
  schema: v.literal(1),
  cv: v.number(),
  fetchedAt: v.number(),
  validUntil: v.optional(v.number()),
  revision: v.string(),
  body: v.nullable(v.string()),
})

type Envelope = v.InferOutput<typeof envelope>

/** Reads an envelope; a corrupt or foreign value is a miss. */
function parseEnvelope(text: string | null): Envelope | undefined {
  if (!text) return undefined
  try {
    const result = v.safeParse(envelope, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

const writeEnvelope = (value: Envelope): string => JSON.stringify(value)

/** Copies older than this are not shown, even while the source fails. */
const STALE_IF_ERROR = 30 * 24 * 3600_000
const KV_DEADLINE = 500
/** For how long it counts that KV has no value (ms); KV itself answers with what it had up to a minute ago. */
const JUST_READ = 5_000
const MOST_ABSENT = 1_000

interface CopiesDependencies {
  readonly kv: KeyValues
  readonly breaker: Breaker
  readonly now: () => number
  readonly log: Log
}

/** The last known good bodies in KV. No function throws: when KV fails, hangs or holds a corrupt value, a read is a miss. */
export function createCopies({ kv, breaker, now, log }: CopiesDependencies) {
  const failed = (key: string, error: unknown) => log({ event: 'kv-failed', key, reason: reasonOf(error) })

  /** The keys that KV did not have a moment ago, and when. */
  const absent = createBoundedMap<string, number>(MOST_ABSENT)
  const wasAbsent = (key: string) => now() - (absent.get(key) ?? Number.NEGATIVE_INFINITY) < JUST_READ

  async function read(key: string): Promise<Envelope | undefined> {
    try {
      const text = await breaker.run(() => within(kv.get(key), KV_DEADLINE))
      if (text === null) absent.set(key, now())
      const found = parseEnvelope(text)
      return found && now() - found.fetchedAt <= STALE_IF_ERROR ? found : undefined
    } catch (error) {
      failed(key, error)
      return undefined
    }
  }

  return {
    read,
    failed,
    /** Stores a body, unless KV already has a higher version: a slow refresh must not undo a later one. */
    async write(key: string, envelope: Omit<Envelope, 'schema'>): Promise<void> {
      // A body is mostly stored right after KV had none.
      const before = wasAbsent(key) ? undefined : await read(key)
      absent.delete(key)
      if (before && envelope.cv > 0 && before.cv > envelope.cv) return
      try {
        const options = { expirationTtl: STALE_IF_ERROR / 1000 }
        await breaker.run(() => kv.put(key, writeEnvelope({ ...envelope, schema: 1 }), options))
      } catch (error) {
        failed(key, error)
      }
    },
  }
}

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
      { key, persist, isStored = () => true, isAwaited }: Resource<T>,
      text: string,
      entry: MemoryEntry,
      isNew: boolean,
    ): Promise<void> {
      const { cv, fetchedAt, validUntil, revision, anchor, body } = entry
      if (!isStored(body)) return
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
