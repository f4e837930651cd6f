import { abortedAfter, within } from '../deadline.ts'
import { parseEnvelope, writeEnvelope } from './envelope.ts'
import type { Memory, MemoryEntry } from './memory.ts'
import { revisionOf } from './revision.ts'
import { shareStructure } from './share.ts'

/** What a source answered: a body, and until when it may be served at all. */
export interface Loaded {
  readonly body: unknown
  /** Content version of the space, 0 where the source has none. */
  readonly cv: number
  readonly validUntil?: number
}

/** Something that can be read: where it is kept, how it is loaded, what it must look like. */
export interface Resource<T> {
  /** Unique among all resources; with unit, language and version where they matter. */
  readonly key: string
  /** Undefined when the source says that it does not exist. Throws when the source fails. */
  readonly load: (signal: AbortSignal) => Promise<Loaded | undefined>
  /** The typed value of a frozen body, without copying what renderings hang on. Throws when the body has another shape. */
  readonly parse: (body: unknown) => T
  /** Keep the last good body in KV; for what other sources deliver, not for what is computed here. */
  readonly persist: boolean
}

export type Freshness = 'hit' | 'miss' | 'stale'

export interface Read<T> {
  readonly value: T
  readonly revision: string
  readonly anchor: object
  readonly freshness: Freshness
  /** Epoch milliseconds until which it counts as fresh; in the past for what is stale. */
  readonly freshUntil: number
}

export interface ReaderPorts {
  readonly kv: KVNamespace
  readonly memory: Memory
  readonly now: () => number
  readonly log: (line: { readonly event: string; readonly [field: string]: unknown }) => void
}

/** What of a request the reader needs: work may go on after the answer. */
export interface ReadOptions {
  readonly waitUntil: (promise: Promise<unknown>) => void
  /** Milliseconds that this read may take. */
  readonly deadline: number
}

const FRESH = 60_000
const STALE_IF_ERROR = 30 * 24 * 3600_000
const KV_DEADLINE = 500
const SOURCE_DEADLINE = 2_000
const MISSING_FRESH = 10_000
const REWRITE_AFTER = 3600_000
const MOST_BODY = 5_000_000
/** Unknown paths are remembered in a list of their own, so that a flood of them drops no content. */
const MOST_MISSING = 5_000

export class Unavailable extends Error {}

const tooLate = (milliseconds: number) => (): never => {
  throw new Unavailable(`no answer within ${milliseconds} ms`)
}

/**
 * The cached reader: isolate memory, then KV, then the source. One an isolate. 60 s fresh, then stale while it is read again; the
 * last good body is served when the source fails. A body that equals its predecessor in parts shares those parts with it.
 */
export function createReader({ kv, memory, now, log }: ReaderPorts) {
  const loading = new Map<string, Promise<MemoryEntry | undefined>>()
  const missing = new Map<string, number>()
  const storedAt = new WeakMap<object, number>()
  const parsed = new WeakMap<object, unknown>()

  function adopt(
    key: string,
    text: string,
    facts: { fetchedAt: number; validUntil?: number | undefined; revision: string },
  ): MemoryEntry {
    const before = memory.get(key)
    const body =
      before && before.revision === facts.revision
        ? before.body
        : shareStructure(before?.body, JSON.parse(text))
    const { fetchedAt, validUntil, revision } = facts
    const entry: MemoryEntry = {
      anchor: before?.anchor ?? {},
      body,
      revision,
      fetchedAt,
      ...(validUntil !== undefined && { validUntil }),
    }
    memory.set(key, entry, text.length)
    missing.delete(key)
    return entry
  }

  function typed<T>({ parse }: Resource<T>, body: unknown): T {
    if (typeof body !== 'object' || body === null) return parse(body)
    if (!parsed.has(body)) parsed.set(body, parse(body))
    return parsed.get(body) as T
  }

  async function fromKv<T>(resource: Resource<T>): Promise<MemoryEntry | undefined> {
    if (!resource.persist) return undefined
    try {
      const kept = parseEnvelope(
        await within(kv.get(resource.key, 'text'), KV_DEADLINE, tooLate(KV_DEADLINE)),
      )
      if (!kept || now() - kept.fetchedAt > STALE_IF_ERROR) return undefined
      const entry = adopt(resource.key, kept.body, kept)
      typed(resource, entry.body)
      storedAt.set(entry.anchor, kept.fetchedAt)
      return entry
    } catch (error) {
      log({ event: 'kv-failed', key: resource.key, reason: String(error) })
      return undefined
    }
  }

  async function store(key: string, text: string, entry: MemoryEntry, cv: number): Promise<void> {
    const { fetchedAt, validUntil, revision, anchor } = entry
    storedAt.set(anchor, fetchedAt)
    try {
      await kv.put(
        key,
        writeEnvelope({
          schema: 1,
          cv,
          fetchedAt,
          revision,
          body: text,
          ...(validUntil !== undefined && { validUntil }),
        }),
        { expirationTtl: STALE_IF_ERROR / 1000 },
      )
    } catch (error) {
      log({ event: 'kv-failed', key, reason: String(error) })
    }
  }

  async function fromSource<T>(resource: Resource<T>): Promise<MemoryEntry | undefined> {
    const loaded = await abortedAfter(SOURCE_DEADLINE, resource.load)
    if (!loaded) {
      if (missing.size >= MOST_MISSING) missing.clear()
      missing.set(resource.key, now())
      return undefined
    }
    const text = JSON.stringify(loaded.body)
    if (text.length > MOST_BODY)
      throw new Unavailable(`${resource.key}: ${text.length} characters are too many`)
    const revision = revisionOf(text)
    const before = memory.get(resource.key)
    if (before?.revision !== revision) typed(resource, JSON.parse(text))
    const entry = adopt(resource.key, text, { fetchedAt: now(), validUntil: loaded.validUntil, revision })
    const keptAt = storedAt.get(entry.anchor) ?? 0
    if (resource.persist && (before?.revision !== revision || now() - keptAt > REWRITE_AFTER))
      await store(resource.key, text, entry, loaded.cv)
    return entry
  }

  /** One load at a time for each key. The promise outlives the request that began it, because that request hands it to `waitUntil`. */
  function load<T>(resource: Resource<T>, { waitUntil }: ReadOptions): Promise<MemoryEntry | undefined> {
    const running = loading.get(resource.key)
    if (running) return running
    const promise = fromSource(resource).finally(() => loading.delete(resource.key))
    loading.set(resource.key, promise)
    waitUntil(
      promise.catch(error => log({ event: 'source-failed', key: resource.key, reason: reasonOf(error) })),
    )
    return promise
  }

  const isValid = ({ validUntil }: MemoryEntry) => validUntil === undefined || now() < validUntil
  const isFresh = (entry: MemoryEntry) => isValid(entry) && now() - entry.fetchedAt < FRESH

  function result<T>(resource: Resource<T>, entry: MemoryEntry, freshness: Freshness): Read<T> {
    return {
      value: typed(resource, entry.body),
      revision: entry.revision,
      anchor: entry.anchor,
      freshness,
      freshUntil: Math.min(entry.fetchedAt + FRESH, entry.validUntil ?? Number.POSITIVE_INFINITY),
    }
  }

  return {
    /** The resource, or undefined when it does not exist. Throws `Unavailable` when there is neither a source nor a good copy. */
    async read<T>(resource: Resource<T>, options: ReadOptions): Promise<Read<T> | undefined> {
      const held = memory.get(resource.key)
      if (held && isFresh(held)) return result(resource, held, 'hit')
      if (now() - (missing.get(resource.key) ?? -MISSING_FRESH) < MISSING_FRESH) return undefined
      const kept = held ?? (await fromKv(resource))
      if (kept && isValid(kept)) {
        // A refresh that runs already belongs to another request.
        if (!isFresh(kept) && !loading.has(resource.key)) load(resource, options).catch(() => undefined)
        return result(resource, kept, isFresh(kept) ? 'hit' : 'stale')
      }
      try {
        const entry = await within(load(resource, options), options.deadline, tooLate(options.deadline))
        return entry && result(resource, entry, 'miss')
      } catch (error) {
        throw new Unavailable(`${resource.key}: ${reasonOf(error)}`, { cause: error })
      }
    },
  }
}

export type Reader = ReturnType<typeof createReader>

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
