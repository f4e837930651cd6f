import { mergeQueries } from './query.ts'
import type { RedirectEntry } from './redirect-entry.ts'
import type { Address } from './route.ts'

/** Where an entry leads: to an address here, or to another host. */
export type RedirectTarget =
  | { readonly kind: 'here'; readonly address: Address; readonly hash: string }
  | { readonly kind: 'elsewhere'; readonly location: string }

const scheme = /^[a-z][a-z0-9+.-]*:/i
const web = /^https?:\/\/[^/\\]/i

function parse(path: string, origin: string): URL | undefined {
  // Browsers drop some of them and would read another address (URL Standard, "basic URL parser").
  if (/\p{Cc}/u.test(path)) return undefined
  if (scheme.test(path)) {
    const url = web.test(path) && URL.canParse(path) ? new URL(path) : undefined
    return url?.username || url?.password ? undefined : url
  }
  // Slashes and backslashes at the front would name another host.
  const local = `${origin}/${path.replace(/^[/\\\s]+/, '')}`
  return URL.canParse(local) ? new URL(local) : undefined
}

/**
 * The target of a redirect for an address: http(s) without credentials, or a path on this host, its own query first, then the visitor's where the entry
 * forwards it. Undefined for a target that must not be followed.
 */
export function redirectTarget(
  { path, query, forwardParameters }: RedirectEntry,
  { from, origin }: { readonly from: Address; readonly origin: string },
): RedirectTarget | undefined {
  const url = parse(path, origin)
  if (!url) return undefined
  const own = mergeQueries(query, url.search.slice(1))
  const merged = forwardParameters ? mergeQueries(own, from.query) : own
  if (url.host === new URL(origin).host)
    return { kind: 'here', address: { path: url.pathname, query: merged }, hash: url.hash }
  return {
    kind: 'elsewhere',
    location: `${url.origin}${url.pathname}${merged && `?${merged}`}${url.hash}`,
  }
}
