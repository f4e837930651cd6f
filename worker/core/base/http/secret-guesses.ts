import { createBoundedMap } from '../caching/bounded-map.ts'
import { allows, clientOf, type Limit, PERIOD } from './limits.ts'

interface Attempt<T> {
  readonly headers: Pick<Headers, 'get'>
  readonly limit: Limit | undefined
  /** Whether the request contains a secret or a signature; without one there is no guess to count. */
  readonly isGuess: boolean
  readonly check: () => T | Promise<T>
  /** Whether the result of the check shows that the secret or signature is wrong. */
  readonly isWrong: (result: T) => boolean
}

/** Maximum number of stored clients; a removed client is counted again at its next wrong guess. */
const MOST = 1_000

/**
 * Limits the guesses of a secret. Only wrong ones are counted, so that clients with the secret are not limited; after
 * too many of them, a client's guesses are not checked for a minute, because the next one could be right.
 */
export function createSecretGuesses(now: () => number) {
  const refusedUntil = createBoundedMap<string, number>(MOST)

  /** The result of the check; undefined for a client that guessed wrong too often. */
  return async function attempt<T extends object | string>(asked: Attempt<T>): Promise<T | undefined> {
    if (!asked.isGuess) return asked.check()
    const client = clientOf(asked.headers)
    if (client !== undefined && now() < (refusedUntil.get(client) ?? 0)) return undefined
    const result = await asked.check()
    if (!asked.isWrong(result) || (await allows(asked.limit, client))) return result
    if (client !== undefined) refusedUntil.set(client, now() + PERIOD * 1000)
    return undefined
  }
}
