import { revisionOf } from '../base/caching/validity.ts'
import { abortedAfter, within } from '../base/http/deadline.ts'
import type { Log } from '../base/log/events.ts'
import type { Reads } from '../content/cache/access.ts'
import { watchStaleness } from '../content/cache/access.ts'
import type { Loaded, ReadOptions } from '../content/cache/resource.ts'
import type { Interrupt } from '../content/client/content-source.ts'
import type { Queues } from '../content/client/queue.ts'
import type { ContentMark } from '../content/version/version-watch.ts'
import type { EmbeddedDependencies, PlatformCall, Service } from './call.ts'
import { addressOf, type Fetch, type Forwarded, forward } from './forward.ts'
import type { RepeatedAnswers } from './repeated-answers.ts'

/** The store takes names of 512 bytes at most. */
const maxKeyLength = 400

/**
 * The cache key of an answer; a long question has a short name in it. The key names the upstream or, where the answer is made here, the
 * site.
 */
export function keyOf(
  name: string,
  { path }: Pick<PlatformCall, 'path'>,
  { query, answeredFor }: { readonly query: object; readonly answeredFor: string },
): string {
  const address = addressOf({ path }, query as Record<string, unknown>)
  return `platform:${name}:${answeredFor}:${address.length > maxKeyLength ? revisionOf(address) : address}`
}

/** By name, where the configuration has calls answered (requirement platform-calls/own). */
export type Forwarding = Readonly<Record<string, 'forward' | 'content'>>

/** Milliseconds for which an upstream is not called again for a call that it lacks. */
const PAUSE = 5 * 60_000

/** Remembers which of the product's own calls an upstream lacks. Bounded by the number of call names. */
export function createLackingCalls(now: () => number) {
  const until = new Map<string, number>()
  return {
    add(name: string): void {
      until.set(name, now() + PAUSE)
    },
    has: (name: string): boolean => now() < (until.get(name) ?? 0),
  }
}

export type LackingCalls = ReturnType<typeof createLackingCalls>

export interface PlatformDependencies {
  /** Reads answers. */
  readonly reader: Reads
  /** Reads the content from which embedded answers are made. */
  readonly contentReader: Reads
  /** The stories from which embedded answers are made, read through this reader. */
  readonly embeddedFrom: (reader: Reads) => Omit<EmbeddedDependencies, 'now' | 'isForPage'>
  readonly options: ReadOptions
  readonly now: () => number
  /** Names the site for which calls are answered here: its addresses, its language, its library. */
  readonly answeredFor: string
  /** Addresses to which the calls of a service are forwarded; calls of a service without one are answered here. */
  readonly upstreams: Readonly<Partial<Record<Service, string | undefined>>>
  /** Calls that are forwarded although the contract does not have them, and calls that are answered here although it does. */
  readonly forwarding: Forwarding
  /** Own calls that an upstream does not have. */
  readonly lacking: LackingCalls
  readonly fetch: Fetch
  /** Answers to questions that visitors make up; undefined for drafts and for page views of operators. */
  readonly repeated?: RepeatedAnswers | undefined
  /** The content as it is known. */
  readonly content: () => ContentMark
  /** Stands in for calls, in a drill. */
  readonly interrupt?: Interrupt | undefined
  /** Bounds how many calls of a service one request forwards at a time. */
  readonly queueOf: Queues
  readonly log: Log
}

/** Milliseconds for which the last good answer that decides a price may stand in for a new one. */
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
export async function loadAnswer<Q extends object, A>(
  name: string,
  call: PlatformCall<Q, A>,
  {
    query,
    isForPage,
    base,
  }: { readonly query: Q; readonly isForPage: boolean; readonly base: string | undefined },
  dependencies: PlatformDependencies,
): Promise<Loaded | undefined> {
  await dependencies.interrupt?.('platform')
  const service = call.service ?? 'platform'
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
    if (call.isOwn && forwarded.refused === 404) dependencies.lacking.add(name)
    return undefined
  }
  const { answer, validUntil } = forwarded
  return { body: { answer }, cv: 0, ...validityOf(call, { answer, validUntil, now: dependencies.now() }) }
}
