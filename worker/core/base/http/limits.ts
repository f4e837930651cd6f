import { type SiteError, tooManyRequests } from '../../../errors.ts'
import type { Keyring } from '../../../keyring.ts'
import { createBoundedMap } from '../caching/bounded-map.ts'
import { once } from '../caching/memoize.ts'
import { signText, toHex } from './signatures.ts'

/** The part of a rate limit binding that is used here (Cloudflare Workers, rate limiting API). */
export interface Limit {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>
}

/** Seconds of the period of all limits in `wrangler.toml`: afterwards a client may try again. */
export const PERIOD = 60

/** IPv4 in the form of IPv6 (RFC 4291, section 2.5.5.2). */
const mapped = /^::ffff:(?=[\d.]+$)/i

/** The network part of an IPv6 address: clients choose the 64 bits after it themselves (RFC 6177, RFC 4291 section 2.5.4). */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/**
 * The key of a client: its IPv4 address, or the network of its IPv6 address. Undefined where Cloudflare sends no address, and on
 * the developer's own machine: limits do not apply there.
 */
export function clientOf(headers: Pick<Headers, 'get'>): string | undefined {
  const address = headers.get('cf-connecting-ip')?.trim().replace(mapped, '')
  if (!address || isLoopback(address)) return undefined
  return address.includes(':') ? networkOf(address) : address
}

/** Counts one more request, and returns whether it is allowed. Without a limit or a client, or where the limit fails, it is. */
export async function allows(limit: Limit | undefined, client: string | undefined): Promise<boolean> {
  if (!limit || client === undefined) return true
  try {
    return (await limit.limit({ key: client })).success
  } catch {
    return true
  }
}

/** Headers of every answer that a limit gives (RFC 6585, section 4). */
export const limitedHeaders = { 'retry-after': String(PERIOD), 'cache-control': 'no-store' } as const

/** The answer that a limit gives, in words. */
export const limitedResponse = (): Response =>
  new Response('Too many requests', { status: 429, headers: limitedHeaders })

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
  return async function attempt<T extends object | string>(guess: Attempt<T>): Promise<T | undefined> {
    if (!guess.isGuess) return guess.check()
    const client = clientOf(guess.headers)
    if (client !== undefined && now() < (refusedUntil.get(client) ?? 0)) return undefined
    const result = await guess.check()
    if (!guess.isWrong(result) || (await allows(guess.limit, client))) return result
    if (client !== undefined) refusedUntil.set(client, now() + PERIOD * 1000)
    return undefined
  }
}

/** Counts an address without a page, and returns whether the client is still within the limit. */
export type CountMissing = () => Promise<boolean>

/** Counts the address of one request, once, however often it is called. */
export function createMissingCount(limit: Limit | undefined, headers: Pick<Headers, 'get'>): CountMissing {
  return once(() => allows(limit, clientOf(headers)))
}

/** The error of an address without a page; the rate limit's error for a client that requests many of them. Returns other errors unchanged. */
export async function limitMissing(error: SiteError, countMissing: CountMissing): Promise<SiteError> {
  return error.status !== 404 || (await countMissing()) ? error : tooManyRequests()
}

interface AllowanceOptions {
  readonly burst: number
  readonly perSecond: number
  readonly now: () => number
}

/** A token bucket: `burst` at once, then `perSecond` a second; each call returns whether a token was left. */
export function createTokenBucket({ burst, perSecond, now }: AllowanceOptions): () => boolean {
  let left = burst
  let filledAt = now()
  return () => {
    const moment = now()
    left = Math.min(burst, left + ((moment - filledAt) / 1000) * perSecond)
    filledAt = moment
    if (left < 1) return false
    left--
    return true
  }
}
