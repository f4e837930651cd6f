import { abortedAfter, within } from '../../http/deadline.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { Breaker } from '../client/circuit-breaker.ts'
import type { createAnswers } from './accept-answers.ts'
import type { createFreshness } from './freshness.ts'
import type { MemoryEntry } from './memory-cache.ts'
import type { ReadOptions } from './read.ts'
import type { Resource } from './resource.ts'
import { throwTooLate } from './unavailable.ts'

interface SourceLoadsDependencies {
  readonly answers: ReturnType<typeof createAnswers>
  readonly freshness: ReturnType<typeof createFreshness>
  readonly breakerOf: (source: string) => Breaker
  readonly now: () => number
  readonly log: Log
}

const SOURCE_DEADLINE = 2_000
/** Milliseconds after a source was told to stop in which it may still answer. */
const GRACE = 300

type Load = Promise<MemoryEntry | undefined>

interface Running {
  readonly promise: Load
  readonly since: number
}

/** Loads from sources, one at a time for each key. */
export function createSourceLoads({ answers, freshness, breakerOf, now, log }: SourceLoadsDependencies) {
  const loading = new Map<string, Running>()

  async function loadFromSource<T>(resource: Resource<T>): Load {
    const began = now()
    const staleBefore = freshness.staleServed
    const load = () =>
      within(
        abortedAfter(SOURCE_DEADLINE, resource.load),
        SOURCE_DEADLINE + GRACE,
        throwTooLate(SOURCE_DEADLINE),
      )
    const loaded = await (resource.source ? breakerOf(resource.source).run(load) : load())
    if (!loaded) return answers.remove(resource, began)
    const isOfStale = !resource.persist && freshness.staleServed !== staleBefore
    return answers.accept(resource, loaded, {
      began,
      fetchedAt: isOfStale ? freshness.almostStale(began) : began,
    })
  }

  /** The load of a key that runs; none whose request was cut off for good, because it would never end. */
  function runningLoad(key: string): Load | undefined {
    const running = loading.get(key)
    return running && now() - running.since < 2 * SOURCE_DEADLINE ? running.promise : undefined
  }

  return {
    /** The promise outlives the request that began it, because that request hands it to `waitUntil`. Rejects when the source fails. */
    load<T>(resource: Resource<T>, { waitUntil }: Pick<ReadOptions, 'waitUntil'>): Load {
      const { key } = resource
      const running = runningLoad(key)
      if (running) return running
      const promise = loadFromSource(resource).finally(() => {
        if (loading.get(key)?.promise === promise) loading.delete(key)
      })
      loading.set(key, { promise, since: now() })
      waitUntil(promise.catch(error => log({ event: 'source-failed', key, reason: reasonOf(error) })))
      return promise
    },
    isRunning: (key: string): boolean => runningLoad(key) !== undefined,
  }
}
