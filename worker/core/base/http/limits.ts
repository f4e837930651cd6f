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
