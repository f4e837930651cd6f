import { revisionOf } from '../../caching/revision.ts'
import { abortedAfter, within } from '../../http/deadline.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import { type Breaker, createBreaker } from '../client/circuit-breaker.ts'
import { isOutage } from '../client/storyblok.ts'
import { createPublishGuard, type PublishGuardDependencies } from '../version/publish-guard.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import { createCopies } from './copies.ts'
import type { Envelope } from './envelope.ts'
import { createFreshness } from './freshness.ts'
import type { KeyValues } from './key-values.ts'
import type { Memory, MemoryEntry } from './memory-cache.ts'
import { createMissing } from './negative-cache.ts'
import type { Loaded, Resource } from './resource.ts'
import { shareStructure } from './share-structure.ts'

export type Freshness = 'hit' | 'miss' | 'stale'

export interface Read<T> {
  readonly value: T
  readonly revision: string
  readonly anchor: object
  readonly freshness: Freshness
  /** Epoch milliseconds until which it counts as fresh; in the past for what is stale. */
  readonly freshUntil: number
}

export interface ReaderDependencies {
  readonly kv: KeyValues
  readonly memory: Memory
  readonly versions: VersionWatch
  readonly store: PublishGuardDependencies['store']
  readonly now: () => number
  readonly log: Log
}

/** What of a request the reader needs: work may go on after the answer. */
export interface ReadOptions {
  readonly waitUntil: (promise: Promise<unknown>) => void
  /** Milliseconds that this read may take. */
  readonly deadline: number
  /** Milliseconds to wait for a new version where there is an old one. */
  readonly patience?: number
  /** The source is known to be out of reach: what is held or kept has to do, and nobody is asked. */
  readonly copiesOnly?: boolean
}

const SOURCE_DEADLINE = 2_000
const PATIENCE = 300
const REWRITE_AFTER = 3600_000
const MOST_BODY = 5_000_000

export class Unavailable extends Error {}

const tooLate = (milliseconds: number) => (): never => {
  throw new Unavailable(`no answer within ${milliseconds} ms`)
}

interface Running {
  readonly promise: Promise<MemoryEntry | undefined>
  readonly since: number
}

/**
 * The cached reader: isolate memory, then KV, then the source. One an isolate. 60 s fresh, then stale while it is read again; what
 * is behind the content's version is read from the source at once; the last good body is served when the source fails, unless it
 * was removed. A body that equals its predecessor in parts shares those parts with it.
 */
export function createReader({ kv, memory, versions, store, now, log }: ReaderDependencies) {
  const loading = new Map<string, Running>()
  const parsed = new WeakMap<object, unknown>()
  const storedAt = new WeakMap<object, number>()
  const breakers = new Map<string, Breaker>()
  const missing = createMissing({ now, versions })
  const freshness = createFreshness({ now, versions })
  const guard = createPublishGuard({ versions, store, log })
  const copies = createCopies({ kv, breaker: breakerOf('kv', () => true), now, log })

  function breakerOf(name: string, isFailure = isOutage): Breaker {
    const breaker = breakers.get(name) ?? createBreaker({ name, now, isOutage: isFailure })
    breakers.set(name, breaker)
    return breaker
  }

  type Facts = Pick<MemoryEntry, 'cv' | 'fetchedAt' | 'revision'> & { validUntil?: number | undefined }

  /** Loads may overtake each other: a version only rises, and of two answers of one version the one that was asked for later counts. */
  const isOvertaken = (cv: number, began: number, before: MemoryEntry | undefined) =>
    before !== undefined && ((cv > 0 && before.cv > cv) || (before.fetchedAt > began && before.cv >= cv))

  /** `began`: when the load began that gave the text; the text may count as older than that. */
  function adopt(key: string, text: string, facts: Facts, began = facts.fetchedAt): MemoryEntry {
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
  }

  function typed<T>({ parse }: Resource<T>, body: unknown): T {
    if (typeof body !== 'object' || body === null) return parse(body)
    if (!parsed.has(body)) parsed.set(body, parse(body))
    return parsed.get(body) as T
  }

  /** The copy in KV; undefined where there is none, and where what was there is gone. */
  async function fromKv<T>(
    resource: Resource<T>,
    { waitUntil }: ReadOptions,
  ): Promise<MemoryEntry | undefined> {
    if (!resource.persist) return undefined
    const [kept] = await Promise.all([copies.read(resource.key), versions.known(waitUntil)])
    if (!kept) return undefined
    if (kept.body === null) {
      missing.add(resource, kept.fetchedAt)
      return undefined
    }
    try {
      typed(resource, JSON.parse(kept.body))
      const entry = adopt(resource.key, kept.body, kept)
      storedAt.set(entry.anchor, kept.fetchedAt)
      return entry
    } catch (error) {
      copies.failed(resource.key, error)
      return undefined
    }
  }

  /** Keeps what is new in KV, and now and then what is not, so that it does not run out. */
  async function keep<T>({ key, persist }: Resource<T>, text: string, entry: MemoryEntry, isNew: boolean) {
    const { cv, fetchedAt, validUntil, revision, anchor } = entry
    if (!persist || !(isNew || now() - (storedAt.get(anchor) ?? 0) > REWRITE_AFTER)) return
    storedAt.set(anchor, fetchedAt)
    const envelope: Omit<Envelope, 'schema'> = { cv, fetchedAt, revision, body: text }
    await copies.write(key, { ...envelope, ...(validUntil !== undefined && { validUntil }) })
  }

  /**
   * The source says that there is no such thing: neither is there in memory, nor (where it was once) in KV. The last good body where
   * that may stand in.
   */
  async function remove<T>(resource: Resource<T>, began: number) {
    const { key, persist, lasting } = resource
    const before = memory.get(key)
    if (isOvertaken(0, began, before)) return before
    missing.add(resource, now())
    if (lasting) return before
    memory.delete(key)
    if (!before || !persist) return undefined
    const cv = Math.max(before.cv, versions.state.cv)
    await copies.write(key, { cv, fetchedAt: began, revision: '', body: null })
    return undefined
  }

  async function accept<T>(
    resource: Resource<T>,
    loaded: Loaded,
    { began, fetchedAt }: { readonly began: number; readonly fetchedAt: number },
  ): Promise<MemoryEntry> {
    const { key } = resource
    const text = JSON.stringify(loaded.body)
    if (text.length > MOST_BODY) throw new Unavailable(`${key}: ${text.length} characters are too many`)
    const revision = revisionOf(text)
    const before = memory.get(key)
    const isNew = before?.revision !== revision
    const facts = { cv: loaded.cv, fetchedAt, validUntil: loaded.validUntil }
    if (isNew) {
      const body: unknown = JSON.parse(text)
      typed(resource, body)
      if (before && (await guard.refuses(resource, before.body, body))) {
        // Known to be the best there is in this version: visitors keep it, and nobody asks again at once.
        const old = JSON.stringify(before.body)
        const kept = adopt(key, old, { ...facts, revision: before.revision }, began)
        if (kept.revision === before.revision) await keep(resource, old, kept, true)
        return kept
      }
    }
    const entry = adopt(key, text, { ...facts, revision }, began)
    // What was overtaken is not kept: the load that was quicker has kept its own.
    if (entry.revision === revision) await keep(resource, text, entry, isNew || before?.cv !== entry.cv)
    return entry
  }

  async function fromSource<T>(resource: Resource<T>): Promise<MemoryEntry | undefined> {
    const began = now()
    const staleBefore = freshness.staleServed
    const load = () =>
      within(
        abortedAfter(SOURCE_DEADLINE, resource.load),
        SOURCE_DEADLINE + PATIENCE,
        tooLate(SOURCE_DEADLINE),
      )
    const loaded = await (resource.source ? breakerOf(resource.source).run(load) : load())
    if (!loaded) return remove(resource, began)
    const isOfStale = !resource.persist && freshness.staleServed !== staleBefore
    return accept(resource, loaded, { began, fetchedAt: isOfStale ? freshness.almostStale(began) : began })
  }

  /** One load at a time for each key. The promise outlives the request that began it, because that request hands it to `waitUntil`. */
  function load<T>(resource: Resource<T>, { waitUntil }: ReadOptions): Promise<MemoryEntry | undefined> {
    const { key } = resource
    const running = runningLoad(key)
    if (running) return running
    const promise = fromSource(resource).finally(() => {
      if (loading.get(key)?.promise === promise) loading.delete(key)
    })
    loading.set(key, { promise, since: now() })
    waitUntil(promise.catch(error => log({ event: 'source-failed', key, reason: reasonOf(error) })))
    return promise
  }

  /** The load of a key that runs; none whose request was cut off for good, because it would never end. */
  function runningLoad(key: string): Running['promise'] | undefined {
    const running = loading.get(key)
    return running && now() - running.since < 2 * SOURCE_DEADLINE ? running.promise : undefined
  }

  /** The entry as far as it may be shown: nothing past its validity, nothing of what is gone. */
  function servable<T>({ key, withdraw }: Resource<T>, entry: MemoryEntry | undefined) {
    if (!entry || !freshness.isValid(entry)) return undefined
    const body = withdraw ? withdraw(entry.body, id => freshness.isGone(id, entry)) : entry.body
    if (body === entry.body) return entry
    if (body === undefined) return undefined
    const text = JSON.stringify(body)
    return adopt(key, text, { ...entry, revision: revisionOf(text) })
  }

  function result<T>(resource: Resource<T>, entry: MemoryEntry, kind: Freshness): Read<T> {
    if (kind === 'stale') freshness.serveStale()
    return {
      value: typed(resource, entry.body),
      revision: entry.revision,
      anchor: entry.anchor,
      freshness: kind,
      freshUntil: freshness.freshUntil(resource, entry),
    }
  }

  return {
    /** The resource, or undefined when it does not exist. Throws `Unavailable` when there is neither a source nor a good copy. */
    async read<T>(resource: Resource<T>, options: ReadOptions): Promise<Read<T> | undefined> {
      const { key } = resource
      const held = memory.get(key)
      if (held && freshness.isFresh(resource, held)) return result(resource, held, 'hit')
      if (missing.isKnown(key)) {
        const lastGood = servable(resource, held)
        return lastGood && result(resource, lastGood, 'stale')
      }
      const kept = servable(resource, held ?? (await fromKv(resource, options)))
      const patience = kept ? Math.min(options.patience ?? PATIENCE, options.deadline) : options.deadline
      if (options.copiesOnly) {
        if (kept) return result(resource, kept, 'stale')
        throw new Unavailable(`${key}: no copy`)
      }
      if (kept && !(patience > 0 && freshness.isBehind(resource, kept))) {
        const isFresh = freshness.isFresh(resource, kept)
        // A refresh that runs already belongs to another request.
        if (!isFresh && freshness.isDue(resource, kept) && !runningLoad(key))
          load(resource, options).catch(() => undefined)
        return result(resource, kept, isFresh ? 'hit' : 'stale')
      }
      if (!kept && resource.isWorthAsking && !(await resource.isWorthAsking())) {
        missing.add(resource, now())
        return undefined
      }
      try {
        const entry = await within(load(resource, options), patience, tooLate(patience))
        return entry && result(resource, entry, freshness.isNew(entry) ? 'miss' : 'stale')
      } catch (error) {
        if (kept) return result(resource, kept, 'stale')
        if (missing.wasKnown(key)) return undefined
        throw new Unavailable(`${key}: ${reasonOf(error)}`, { cause: error })
      }
    },
    /** Sources by name that are not being asked at the moment. */
    get broken(): readonly string[] {
      return [...breakers].filter(([, { state }]) => state === 'open').map(([name]) => name)
    },
  }
}

export type Reader = ReturnType<typeof createReader>
