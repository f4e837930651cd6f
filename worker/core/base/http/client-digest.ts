import type { Keyring } from '../../../keyring.ts'
import { toHex } from './hex.ts'
import { signText } from './hmac.ts'
import { clientOf } from './limits.ts'

interface DigestDependencies {
  /** Without keys, on a developer's own machine, only the day is the key. */
  readonly keys: Pick<Keyring, 'sign'> | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * A pseudonym of a request's client for counting in a database: contains no address, and changes each day (UTC), so that a client is not
 * recognised again. Undefined where `clientOf` is.
 */
export async function clientDigest(
  headers: Pick<Headers, 'get'>,
  { keys, now }: DigestDependencies,
): Promise<string | undefined> {
  const client = clientOf(headers)
  if (client === undefined) return undefined
  const day = new Date(now).toISOString().slice(0, 10)
  return toHex(await signText(`client ${day} ${client}`, keys?.sign ?? day)).slice(0, 32)
}
