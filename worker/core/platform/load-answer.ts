import { abortedAfter, within } from '../base/http/deadline.ts'
import { watchStaleness } from '../content/cache/access.ts'
import type { Loaded } from '../content/cache/resource.ts'
import type { PlatformCall } from './call.ts'
import { type Forwarded, forward } from './forward.ts'
import type { PlatformDependencies } from './platform-dependencies.ts'

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
