import { keysOf, mergeQueries } from '../site/query.ts'
import { normalizePath } from './normalize-path.ts'
import { passedToOthers } from './passed-to-others.ts'
import type { RedirectEntry } from './redirect-entry.ts'
import type { Address } from './route.ts'

/** The target of an entry: an address on this host, or on another one. */
export type RedirectTarget =
  | {
      readonly kind: 'here'
      readonly address: Address
      readonly hash: string
      /** Query keys that the entry itself sets. */
      readonly named: readonly string[]
    }
  | { readonly kind: 'elsewhere'; readonly location: string }

const scheme = /^[a-z][a-z0-9+.-]*:/i
const web = /^https?:\/\/[^/\\]/i

function parse(path: string, origin: string): URL | undefined {
  // Browsers drop some control characters and would read another address (URL Standard, "basic URL parser").
  if (/\p{Cc}/u.test(path)) return undefined
  if (scheme.test(path)) {
    const url = web.test(path) && URL.canParse(path) ? new URL(path) : undefined
    return url?.username || url?.password ? undefined : url
  }
  // Slashes and backslashes at the front would name another host.
  const local = `${origin}/${path.replace(/^[/\\\s]+/, '')}`
  return URL.canParse(local) ? new URL(local) : undefined
}

export interface RedirectOrigin {
  readonly from: Address
  readonly origin: string
  /** Query keys that earlier redirects of the chain set. */
  readonly named?: ReadonlySet<string>
}

/**
 * The target of a redirect for an address: an http(s) address without credentials, or a path on this host. Its own query comes first,
 * then the visitor's where the entry forwards it; another host gets only the parameters of campaigns and redirects. Undefined for a
 * target that must not be followed.
 */
export function redirectTarget(
  { path, query, forwardParameters }: RedirectEntry,
  { from, origin, named }: RedirectOrigin,
): RedirectTarget | undefined {
  const url = parse(path, origin)
  if (!url) return undefined
  const own = mergeQueries(query, url.search.slice(1))
  const isHere = url.host === new URL(origin).host
  // A query that is not read does not tell requests apart.
  const passed = (query: string) => (isHere ? query : passedToOthers(query, named))
  const merged = forwardParameters ? mergeQueries(own, passed(from.query)) : own
  if (isHere) {
    const keys = keysOf(own).map(([key]) => key)
    // Normalised as the next look-up does it, so that the look-up recognises a circle.
    const address = { path: normalizePath(url.pathname), query: merged }
    return { kind: 'here', address, hash: url.hash, named: keys }
  }
  return {
    kind: 'elsewhere',
    location: `${url.origin}${url.pathname}${merged && `?${merged}`}${url.hash}`,
  }
}
