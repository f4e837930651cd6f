import { createBoundedMap } from '../caching/bounded-map.ts'
import { allows, clientOf, type Limit, PERIOD } from './limits.ts'

interface Attempt<T> {
  readonly headers: Pick<Headers, 'get'>
  readonly limit: Limit | undefined
  readonly check: () => T | Promise<T>
  /** Whether what was checked shows that the client does not know the secret. */
  readonly isWrong: (result: T) => boolean
}

/** Clients that are remembered; one that is forgotten is counted again at its next wrong guess. */
const MOST = 1_000

/**
 * Bounds the guesses of a secret. Wrong ones are counted, so that those who know the secret may use it as often as they like; once a
 * client has made too many of them, nothing of it is checked for a minute, because the next guess could be right.
 */
export function createSecretGuesses(now: () => number) {
  const refusedUntil = createBoundedMap<string, number>(MOST)

  /** What the check says; undefined for a client that guessed wrong too often. */
  return async function attempt<T extends object | string>(asked: Attempt<T>): Promise<T | undefined> {
    const client = clientOf(asked.headers)
    if (client !== undefined && now() < (refusedUntil.get(client) ?? 0)) return undefined
    const result = await asked.check()
    if (!asked.isWrong(result) || (await allows(asked.limit, client))) return result
    if (client !== undefined) refusedUntil.set(client, now() + PERIOD * 1000)
    return undefined
  }
}
