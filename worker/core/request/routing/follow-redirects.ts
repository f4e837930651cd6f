import { type Validity, validWith } from '../../base/caching/validity.ts'
import { storySlugOf } from '../site/page-path.ts'
import { keysOf, mergeQueries, passedToOthers } from '../site/query.ts'
import type { Site } from '../site/site.ts'
import { normalizePath } from '../site/slugs.ts'
import type { RedirectEntry, RedirectLookup } from './redirect-entry.ts'
import { locationOf, type RoutingProblem, settle, withoutHiddenPrefix } from './resolve-route.ts'
import type { Address, RedirectStatus } from './route.ts'

/** The target of an entry: an address on this host, or on another one. */
type RedirectTarget =
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

interface RedirectOrigin {
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

interface FollowOptions {
  readonly site: Site
  readonly lookup: RedirectLookup
  /** Called with entries and rules that are ignored. */
  readonly report: (problem: RoutingProblem) => void
}

/** The end of a chain of redirects, and the permanence of each step. */
export interface FollowedRedirects {
  readonly location: string
  readonly statuses: readonly RedirectStatus[]
}

/** The target of an address that redirects, if any, and until when that is known. */
interface RedirectOutcome {
  readonly followed: FollowedRedirects | undefined
  readonly validity: Validity
}

/** How many redirects are followed within one request. */
export const maxHops = 5

/** An address on the way, its position in it, and the permanence of each redirect before it. */
interface Step {
  readonly address: Address
  readonly hash: string
  readonly statuses: readonly RedirectStatus[]
  /** The start of the entry that leads to the address. */
  readonly key: string
}

const pathOf = (address: Address): string => withoutHiddenPrefix(address).path

/**
 * Follows at most five redirects from a settled address and applies the rules to each target (requirement redirects/hops). Ignores
 * entries that lead to no page or in a circle: the way ends before them. `followed` is undefined where the way ends at its start.
 */
export async function followRedirects(
  start: Address,
  { site, lookup, report }: FollowOptions,
): Promise<RedirectOutcome> {
  const named = new Set<string>()
  const read: Validity[] = []
  let steps: readonly Step[] = [{ address: start, hash: '', statuses: [], key: '' }]
  for (let hop = 0; hop < maxHops; hop++) {
    const { address: current, statuses } = steps.at(-1)!
    const { entry, key = pathOf(current), validity } = await lookup(pathOf(current))
    read.push(validity)
    if (!entry) break
    const ignore = (reason: string, cause = key) => report({ path: current.path, reason, cause })
    const target = redirectTarget(entry, { from: current, origin: site.origin, named })
    if (!target) {
      ignore('not an address')
      break
    }
    if (target.kind === 'elsewhere') {
      const followed = { location: target.location, statuses: [...statuses, entry.status] }
      return { followed, validity: validWith(...read) }
    }
    const { statuses: said, address } = settle(target.address, site, { report })
    const known = steps.findIndex(step => pathOf(step.address) === pathOf(address))
    if (known >= 0) {
      // The circle has one name, from whichever address a request enters it.
      const circle = [...steps.slice(known + 1).map(step => step.key), key]
      ignore('a circle', [...new Set(circle)].sort().join(' '))
      steps = steps.slice(0, known + 1)
      break
    }
    if (!storySlugOf(pathOf(address), site)) {
      ignore('no path of a page')
      break
    }
    for (const key of target.named) named.add(key)
    steps = [...steps, { address, hash: target.hash, statuses: [...statuses, entry.status, ...said], key }]
  }
  const { address, hash, statuses } = steps.at(-1)!
  const followed = steps.length > 1 ? { location: locationOf(address) + hash, statuses } : undefined
  return { followed, validity: validWith(...read) }
}
