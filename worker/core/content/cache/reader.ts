import { createValidities, revisionOf } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { type Breaker, createBreaker } from '../client/circuit-breaker.ts'
import { isOutage } from '../client/storyblok.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import { createAnswers, createPublishGuard, type PublishGuardDependencies } from './accept-answers.ts'
import { createBodies } from './bodies.ts'
import { createFreshness } from './freshness.ts'
import type { KeyValues } from './key-values.ts'
import { createSourceLoads, type SourceState } from './load-sources.ts'
import type { Memory, MemoryEntry } from './memory-cache.ts'
import { createMissing, createRejectedAnswers } from './negative-cache.ts'
import {
  type Freshness,
  type Read,
  type ReadOptions,
  type Resource,
  TimeTooShort,
  throwTooLate,
  Unavailable,
} from './resource.ts'
import { createCopies, createStoredCopies } from './stored-copies.ts'

export interface ReaderDependencies {
  readonly kv: KeyValues
  readonly memory: Memory
  readonly versions: VersionWatch
  readonly store: PublishGuardDependencies['store']
  readonly now: () => number
  readonly log: Log
  /** Whether a call of the content system would be queued; background reads are then postponed. */
  readonly isBusy?: () => boolean
}

const PATIENCE = 300

const isSilent = (error: unknown): boolean => error instanceof TimeTooShort

/**
 * The cached reader of an isolate: reads memory, then KV, then the source. A body is fresh for 60 seconds; then it is served stale while
 * it is read again. A body of an older content version is read from the source at once. When the source fails, the last good body
 * is served, unless it was removed. A new body shares the parts that are equal with the body before.
 */
export function createReader({
  kv,
  memory,
  versions,
  store,
  now,
  log,
  isBusy = () => false,
}: ReaderDependencies) {
  const breakers = new Map<string, Breaker>()
  const missing = createMissing({ now, versions })
  const freshness = createFreshness({ now, versions })
  const bodies = createBodies({ memory, missing })
  const validityOf = createValidities()
  const guard = createPublishGuard({ versions, store, log, now })
  const copies = createCopies({ kv, breaker: breakerOf('kv', () => true), now, log })
  const stored = createStoredCopies({ copies, bodies, missing, versions, now })
  const answers = createAnswers({ memory, bodies, missing, freshness, guard, stored, now })
  const rejected = createRejectedAnswers({ now, versions })
  const sources = createSourceLoads({ memory, answers, freshness, rejected, breakerOf, isBusy, now, log })

  function breakerOf(name: string, isFailure = isOutage): Breaker {
    const breaker = breakers.get(name) ?? createBreaker({ name, now, isOutage: isFailure, isSilent })
    breakers.set(name, breaker)
    return breaker
  }

  /** The entry without removed stories; undefined if its validity has ended, or if nothing remains. */
  function servable<T>({ key, withdraw }: Resource<T>, entry: MemoryEntry | undefined) {
    if (!entry || !freshness.isValid(entry)) return undefined
    const body = withdraw ? withdraw(entry.body, id => freshness.isGone(id, entry)) : entry.body
    if (body === entry.body) return entry
    if (body === undefined) return undefined
    const text = JSON.stringify(body)
    return bodies.adopt(key, text, { ...entry, revision: revisionOf(text) })
  }

  function result<T>(resource: Resource<T>, entry: MemoryEntry, kind: Freshness): Read<T> {
    return {
      value: bodies.parse(resource, entry.body),
      revision: entry.revision,
      anchor: entry.anchor,
      freshness: kind,
      validity: validityOf(entry.anchor, {
        revision: entry.revision,
        until: freshness.freshUntil(resource, entry),
      }),
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
      const kept = servable(resource, held ?? (await stored.load(resource, options)))
      const isAwaited = resource.isAwaited && kept !== undefined && !freshness.isFresh(resource, kept)
      const patience =
        kept && !isAwaited ? Math.min(options.patience ?? PATIENCE, options.deadline) : options.deadline
      if (options.copiesOnly) {
        if (kept) return result(resource, kept, 'stale')
        throw new Unavailable(`${key}: no copy`)
      }
      if (kept && !(patience > 0 && (isAwaited || freshness.isBehind(resource, kept)))) {
        const isFresh = freshness.isFresh(resource, kept)
        // A refresh that runs already belongs to another request.
        if (!isFresh && !isBusy() && freshness.isDue(resource, kept) && !sources.isRunning(key))
          sources.load(resource, options).catch(() => undefined)
        return result(resource, kept, isFresh ? 'hit' : 'stale')
      }
      if (!kept && resource.isWorthAsking && !(await resource.isWorthAsking())) {
        missing.add(resource, now())
        return undefined
      }
      try {
        const entry = await within(sources.load(resource, options), patience, throwTooLate(patience))
        return entry && result(resource, entry, freshness.isNew(entry) ? 'miss' : 'stale')
      } catch (error) {
        if (kept) return result(resource, kept, 'stale')
        if (missing.wasKnown(key)) return undefined
        throw new Unavailable(`${key}: ${reasonOf(error)}`, { cause: error })
      }
    },
    /** The last answer of each source that was called, good or bad. */
    get sources(): readonly SourceState[] {
      return [...sources.states.values()]
    },
    /** Why a source failed last. */
    failureOf: (name: string): string | undefined => sources.reasons.get(name),
    /** The sources whose circuit breaker is open, so that they are not called, and since when (epoch milliseconds). */
    get broken(): readonly { readonly name: string; readonly since: number }[] {
      return [...breakers].flatMap(([name, { openSince }]) =>
        openSince === undefined ? [] : [{ name, since: openSince }],
      )
    },
  }
}

export type Reader = ReturnType<typeof createReader>
