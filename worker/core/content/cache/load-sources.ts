import { abortedAfter, within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { type Breaker, BrokenCircuit } from '../client/circuit-breaker.ts'
import { isOutage, isRefusedToken, isTooOften } from '../client/storyblok.ts'
import type { createAnswers } from './accept-answers.ts'
import type { createFreshness } from './freshness.ts'
import type { Memory, MemoryEntry } from './memory-cache.ts'
import type { createRejectedAnswers } from './negative-cache.ts'
import { type Loaded, type ReadOptions, type Resource, TimeTooShort, throwTooLate } from './resource.ts'

interface SourceLoadsDependencies {
  readonly memory: Pick<Memory, 'get'>
  readonly answers: ReturnType<typeof createAnswers>
  readonly freshness: ReturnType<typeof createFreshness>
  readonly rejected: ReturnType<typeof createRejectedAnswers>
  readonly breakerOf: (source: string) => Breaker
  /** Whether calls to the source are queued; a load that takes too long then does not count as a failure of the source. */
  readonly isBusy: () => boolean
  readonly now: () => number
  readonly log: Log
}

/** How a source answered last, and since when so (epoch milliseconds). */
export interface SourceState {
  readonly name: string
  /** The last answer: the source refused its token or this site, reported that the resource does not exist, or answered. */
  readonly lastly: 'refused' | 'lacked' | 'answered'
  readonly since: number
}

const SOURCE_DEADLINE = 2_000
/** Milliseconds that a load gets after its signal was aborted, so that it can end by itself. */
const GRACE = 300

const tooLong = ({ key }: { readonly key: string }) =>
  new TimeTooShort(`${key}: not read within ${SOURCE_DEADLINE} ms`)

type Load = Promise<MemoryEntry | undefined>

interface Running {
  readonly promise: Load
  readonly since: number
}

/** Loads from sources, one at a time for each key. */
export function createSourceLoads({
  memory,
  answers,
  freshness,
  rejected,
  breakerOf,
  isBusy,
  now,
  log,
}: SourceLoadsDependencies) {
  const loading = new Map<string, Running>()
  const states = new Map<string, SourceState>()
  /** Why each source failed last. */
  const reasons = new Map<string, string>()

  function note(name: string | undefined, lastly: SourceState['lastly']): void {
    if (name !== undefined && states.get(name)?.lastly !== lastly)
      states.set(name, { name, lastly, since: now() })
  }

  function noteFailure(name: string | undefined, error: unknown): void {
    if (name === undefined || error instanceof BrokenCircuit) return
    if (isRefusedToken(error)) note(name, 'refused')
    reasons.set(name, reasonOf(error))
  }

  /** Loads only the changed parts of a body that is in memory, where the resource supports it, and otherwise all of it. */
  async function loadOrAmend<T>(resource: Resource<T>, signal: AbortSignal): Promise<Loaded | undefined> {
    const held = memory.get(resource.key)
    const changed = resource.amend && held && freshness.changesOf(resource, held)
    const amended = changed?.length && (await resource.amend?.(held?.body, changed, signal))
    const loaded = amended || (await resource.load(signal))
    if (!loaded && held) await resource.ensureSource?.(signal)
    return loaded
  }

  const mayBeShort = <T>({ isLong = false }: Resource<T>) => isLong || isBusy()

  async function readSource<T>(resource: Resource<T>): Promise<Loaded | undefined> {
    const load = () =>
      within(
        abortedAfter(SOURCE_DEADLINE, signal =>
          loadOrAmend(resource, signal).catch(error => {
            if (signal.aborted && mayBeShort(resource)) throw tooLong(resource)
            throw error
          }),
        ),
        SOURCE_DEADLINE + GRACE,
        () => {
          if (mayBeShort(resource)) throw tooLong(resource)
          return throwTooLate(SOURCE_DEADLINE)()
        },
      )
    const { source } = resource
    try {
      const loaded = await (source ? breakerOf(source).run(load) : load())
      note(source, loaded ? 'answered' : 'lacked')
      return loaded
    } catch (error) {
      noteFailure(source, error)
      if (!isOutage(error) && !isTooOften(error)) rejected.add(resource.key, error)
      throw error
    }
  }

  async function loadFromSource<T>(resource: Resource<T>): Load {
    const began = now()
    const loaded = await readSource(resource)
    if (!loaded) return answers.remove(resource, began)
    const fetchedAt = freshness.fetchedAt(loaded, began)
    try {
      return await answers.accept(resource, loaded, { began, fetchedAt })
    } catch (error) {
      rejected.add(resource.key, error)
      throw error
    }
  }

  /** The running load of a key. A load that runs too long is ignored: its request was cancelled, and it will never end. */
  function runningLoad(key: string): Load | undefined {
    const running = loading.get(key)
    return running && now() - running.since < 2 * SOURCE_DEADLINE ? running.promise : undefined
  }

  /** Failures of a source that was not called are not logged: visitors during an outage would fill the log. */
  function logFailure(key: string, error: unknown): void {
    if (!(error instanceof BrokenCircuit)) log({ event: 'source-failed', key, reason: reasonOf(error) })
  }

  return {
    /**
     * Loads a resource; the load continues after the answer of the request that began it (`waitUntil`). Rejects when the source
     * fails, and for a while after an unusable answer.
     */
    load<T>(resource: Resource<T>, { waitUntil }: Pick<ReadOptions, 'waitUntil'>): Load {
      const { key } = resource
      const running = runningLoad(key)
      if (running) return running
      const rejection = rejected.find(key)
      if (rejection) return Promise.reject(rejection.error)
      const promise = loadFromSource(resource).finally(() => {
        if (loading.get(key)?.promise === promise) loading.delete(key)
      })
      loading.set(key, { promise, since: now() })
      waitUntil(promise.catch(error => logFailure(key, error)))
      return promise
    },
    isRunning: (key: string): boolean => runningLoad(key) !== undefined,
    states: states as ReadonlyMap<string, SourceState>,
    reasons: reasons as ReadonlyMap<string, string>,
  }
}
