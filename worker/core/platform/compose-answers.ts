import { revisionOf } from '../base/caching/revision.ts'
import { expired, validWith } from '../base/caching/validity.ts'
import { abortedAfter } from '../base/http/deadline.ts'
import { createQueue } from '../content/client/queue.ts'
import { type PlatformAnswer, PRICE_DEADLINE } from './call.ts'

/**
 * Answers about several things, as many at once as one request has connections, each of which decides a price. Once a page has waited for these things and
 * their answers as long as for a price, what is held counts; that a thing waited for its turn is no failure of the upstream.
 */
export const askInTurn = <T, A>(
  things: Promise<readonly T[]>,
  ask: (thing: T, how: { readonly isLate: boolean }) => Promise<PlatformAnswer<A>>,
): Promise<readonly PlatformAnswer<A>[]> =>
  abortedAfter(PRICE_DEADLINE, async signal => {
    const turn = createQueue()
    const ended = new Promise<undefined>(resolve => {
      signal.addEventListener('abort', () => resolve(undefined))
    })
    const inTime = (thing: T) => turn(() => ask(thing, { isLate: false }), signal).catch(() => undefined)
    const asked = await things
    return Promise.all(
      asked.map(async thing => (await Promise.race([inTime(thing), ended])) ?? ask(thing, { isLate: true })),
    )
  })

/** An answer made of others: it holds as long as each of them, and for its request alone where one has failed. */
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
