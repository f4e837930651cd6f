import * as v from 'valibot'
import { revisionOf } from '../caching/revision.ts'
import { endingAt, expired } from '../caching/validity.ts'
import type { Reads } from '../content/cache/access.ts'
import { keyOfAsked } from '../content/cache/memory-cache.ts'
import type { Read, ReadOptions } from '../content/cache/read.ts'
import type { Loaded } from '../content/cache/resource.ts'
import { Unavailable } from '../content/cache/unavailable.ts'
import { watchStaleness } from '../content/cache/watch-staleness.ts'
import type { Interrupt } from '../content/client/interrupt.ts'
import type { Queues } from '../content/client/queue.ts'
import type { ContentMark } from '../content/version/version-watch.ts'
import { abortedAfter, within } from '../http/deadline.ts'
import type { Log } from '../log/log-line.ts'
import { reasonOf } from '../log/reason-of.ts'
import { type AskedAnswers, answerAsked } from './asked-answers.ts'
import type { EmbeddedDependencies, PlatformCall, Service } from './call.ts'
import { type Fetch, type Forwarded, forward } from './forward.ts'
import { keyOf } from './key-of.ts'

const modules = import.meta.glob<PlatformCall<never, unknown>>('./calls/*.ts', {
  eager: true,
  import: 'call',
})

/** Every call by the name of its file; collected from the folder. */
export const platformCalls: Readonly<Record<string, PlatformCall<never, unknown>>> = Object.fromEntries(
  Object.entries(modules).map(([path, call]) => [path.split('/').at(-1)!.replace('.ts', ''), call]),
)

export interface PlatformDependencies {
  /** Reads answers. */
  readonly reader: Reads
  /** Reads the content that embedded answers are made of. */
  readonly contentReader: Reads
  /** The stories that embedded answers are made of, read through this reader. */
  readonly embeddedFrom: (reader: Reads) => Omit<EmbeddedDependencies, 'now' | 'isForPage'>
  readonly options: ReadOptions
  readonly now: () => number
  /** Names the site for which calls are answered here: its addresses, its language, its library. */
  readonly answeredFor: string
  /** Where the calls of a service are forwarded to; those of a service without one are answered here. */
  readonly upstreams: Readonly<Partial<Record<Service, string | undefined>>>
  readonly fetch: Fetch
  /** Answers to questions that visitors make up; undefined for drafts and for what operators look at. */
  readonly asked?: AskedAnswers | undefined
  /** The content as it is known. */
  readonly content: () => ContentMark
  /** Stands in for calls, in a drill. */
  readonly interrupt?: Interrupt | undefined
  /** Bounds how many calls of a service one request forwards at a time. */
  readonly queueOf: Queues
  readonly log: Log
}

/** An answer, or the call's fallback. */
export interface PlatformAnswer<A> extends Omit<Read<A>, 'anchor'> {
  /** The call failed. */
  readonly fallback: boolean
  /**
   * The upstream, or the embedded call, works and refused the question, because there is no such thing: the fallback is returned for a while.
   */
  readonly refused?: boolean
  /** The same question was not asked before, or is answered anew each time. */
  readonly isForOnce?: boolean
}

export interface CallOptions {
  /**
   * Whether a good answer may be written to KV, and held in memory beside content: for questions of pages, not for those that a client may
   * ask. Default true.
   */
  readonly persist?: boolean
}

/** Milliseconds for which a page counts a refusal as fresh: as long as the negative cache holds it. */
const REFUSED = 10_000

/** Milliseconds for which an answer that decides a price stands in for a new one. */
const HOUR = 3600_000

/** Until when an answer of an upstream may be shown, and how long it is fresh. A lasting one is stale after a minute like any other, and has no end. */
function validityOf<Q, A>(
  { keeping, endOf }: PlatformCall<Q, A>,
  { answer, validUntil, now }: Pick<Forwarded, 'answer' | 'validUntil'> & { readonly now: number },
): Pick<Loaded, 'validUntil' | 'freshFor'> {
  if (keeping === 'lasting') return {}
  if (keeping !== 'priced') return { validUntil }
  const end = endOf?.(answer) ?? Number.POSITIVE_INFINITY
  return { validUntil: Math.min(now + HOUR, end), freshFor: validUntil - now }
}

/** The answer to a question; undefined where it is refused. Throws when the call fails. */
async function load<Q extends object, A>(
  name: string,
  call: PlatformCall<Q, A>,
  { query, isForPage }: { readonly query: Q; readonly isForPage: boolean },
  dependencies: PlatformDependencies,
): Promise<Loaded | undefined> {
  await dependencies.interrupt?.('platform')
  const service = call.service ?? 'platform'
  const base = dependencies.upstreams[service]
  if (base === undefined) {
    const { embeddedFrom, contentReader, now } = dependencies
    const { reader, hasReadStale } = watchStaleness(contentReader)
    const embedded = call.embedded(query, { ...embeddedFrom(reader), now: now(), isForPage })
    const given = await within(embedded, call.deadline)
    if (!given) return undefined
    const { answer, validUntil } = given
    return {
      body: { answer: answer ?? null },
      cv: 0,
      isOfStale: hasReadStale(),
      ...(validUntil !== undefined && { validUntil }),
    }
  }
  const forwarded = await abortedAfter(call.deadline, signal =>
    within(
      dependencies.queueOf(service)(() => forward(call, query, { ...dependencies, base }, signal), signal),
      call.deadline,
    ),
  )
  if ('refused' in forwarded) {
    dependencies.log({ event: 'call-refused', call: name, status: forwarded.refused })
    return undefined
  }
  const { answer, validUntil } = forwarded
  return { body: { answer }, cv: 0, ...validityOf(call, { answer, validUntil, now: dependencies.now() }) }
}

/**
 * Calls of the platform, through the cached reader. A call that fails, that is refused, that misses its deadline, or whose question
 * is invalid gives its fallback or its last good copy; it never throws.
 */
export function createPlatform(dependencies: PlatformDependencies) {
  const { reader, options, upstreams, now, log } = dependencies

  return async function callPlatform<Q extends object, A>(
    name: string,
    call: PlatformCall<Q, A>,
    input: unknown,
    { persist = true }: CallOptions = {},
  ): Promise<PlatformAnswer<A>> {
    const parse = (body: unknown): A => v.parse(v.object({ answer: call.answer }), body).answer
    const ask = (query: Q) => load(name, call, { query, isForPage: persist }, dependencies)
    const read = async (query: Q): Promise<Omit<PlatformAnswer<A>, 'fallback'> | undefined> => {
      const service = call.service ?? 'platform'
      const upstream = upstreams[service]
      const isForwarded = upstream !== undefined
      const answeredFor = isForwarded ? revisionOf(upstream) : dependencies.answeredFor
      if (call.keeping === 'asked-again' || call.method === 'POST') {
        const asked = persist && call.method !== 'POST' ? dependencies.asked : undefined
        return answerAsked({ call, answeredFor, query, ask, parse }, { ...dependencies, asked })
      }
      const key = keyOf(name, call, { query, answeredFor })
      const resource = {
        key: persist ? key : keyOfAsked(key),
        persist: persist && isForwarded,
        // Each call has its own circuit breaker. An upstream does not tell the version of its data.
        ...(isForwarded && { source: `${service}/${name}`, versioned: false }),
        lasting: call.keeping === 'lasting',
        isAwaited: call.keeping === 'priced',
        parse,
        load: () => ask(query),
      }
      const deadline = Math.min(call.deadline, options.deadline)
      return reader.read(resource, { ...options, deadline })
    }
    const instead = { value: call.fallback, freshness: 'miss' } as const
    try {
      const answer = await read(v.parse(call.query, input))
      if (answer) return { ...answer, fallback: false }
      return {
        ...instead,
        revision: 'refused',
        validity: endingAt(now() + REFUSED),
        fallback: false,
        refused: true,
      }
    } catch (error) {
      // The reader has logged its own errors.
      if (!(error instanceof Unavailable)) log({ event: 'call-failed', call: name, reason: reasonOf(error) })
    }
    return { ...instead, revision: '', validity: expired, fallback: true }
  }
}

export type CallPlatform = ReturnType<typeof createPlatform>
