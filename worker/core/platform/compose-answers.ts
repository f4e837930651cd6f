import { expired, revisionOf, validWith } from '../base/caching/validity.ts'
import { abortedAfter } from '../base/http/deadline.ts'
import { createQueue } from '../content/client/queue.ts'
import { type PlatformAnswer, PRICE_DEADLINE } from './call.ts'

/**
 * Requests an answer that decides a price for each of several things, as many at once as one request has connections. Once a page has waited for them
 * as long as for a price, cached answers are used; a thing that was queued meanwhile does not count as a failure of the upstream.
 */
export const callInTurn = <T, A>(
  things: Promise<readonly T[]>,
  call: (thing: T, how: { readonly isLate: boolean }) => Promise<PlatformAnswer<A>>,
): Promise<readonly PlatformAnswer<A>[]> =>
  abortedAfter(PRICE_DEADLINE, async signal => {
    const turn = createQueue()
    const ended = new Promise<undefined>(resolve => {
      signal.addEventListener('abort', () => resolve(undefined))
    })
    const inTime = (thing: T) => turn(() => call(thing, { isLate: false }), signal).catch(() => undefined)
    const all = await things
    return Promise.all(
      all.map(async thing => (await Promise.race([inTime(thing), ended])) ?? call(thing, { isLate: true })),
    )
  })

/** An answer composed of others: valid as long as all of them, and only for its request if one has failed. */
export function composeAnswer<A>(value: A, parts: readonly PlatformAnswer<unknown>[]): PlatformAnswer<A> {
  const fallback = parts.some(part => part.fallback)
  return {
    value,
    revision: revisionOf(parts.map(({ revision }) => revision).join()),
    freshness: parts.find(({ freshness }) => freshness !== 'hit')?.freshness ?? 'hit',
    validity: fallback ? expired : validWith(...parts.map(({ validity }) => validity)),
    fallback,
  }
}
