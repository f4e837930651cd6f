import { type Validity, validWith } from '../caching/validity.ts'
import { storySlugOf } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import type { RedirectLookup } from './redirect-entry.ts'
import { redirectTarget } from './redirect-target.ts'
import { locationOf, type RoutingProblem, settle, withoutHiddenPrefix } from './resolve-route.ts'
import type { Address, RedirectStatus } from './route.ts'

export interface FollowOptions {
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

/** Where an address leads, if anywhere, and until when that is known. */
export interface RedirectOutcome {
  readonly followed: FollowedRedirects | undefined
  readonly validity: Validity
}

/** How many redirects are followed within one request. */
export const maxHops = 5

/**
 * Follows the redirects from a settled address, at most five, the rules applied to each target
 * (requirement redirects/hops). `followed` is undefined when there is none, and when they lead in a circle or to no page.
 */
export async function followRedirects(
  start: Address,
  { site, lookup, report }: FollowOptions,
): Promise<RedirectOutcome> {
  const seen = new Set([start.path])
  const statuses: RedirectStatus[] = []
  const named = new Set<string>()
  const asked: Validity[] = []
  let [current, fragment] = [start, '']
  for (let hop = 0; hop < maxHops; hop++) {
    const { entry, validity } = await lookup(withoutHiddenPrefix(current).path)
    asked.push(validity)
    if (!entry) break
    const target = redirectTarget(entry, { from: current, origin: site.origin, named })
    const ignore = (reason: string) => {
      report({ path: current.path, reason })
      return { followed: undefined, validity: validWith(...asked) }
    }
    if (!target) return ignore('not an address')
    statuses.push(entry.status)
    if (target.kind === 'elsewhere')
      return { followed: { location: target.location, statuses }, validity: validWith(...asked) }
    const { statuses: said, address: settled } = settle(target.address, site, { report })
    const { path } = withoutHiddenPrefix(settled)
    if (seen.has(path)) return ignore('a circle')
    if (!storySlugOf(path, site)) return ignore('no path of a page')
    seen.add(path)
    statuses.push(...said)
    for (const key of target.named) named.add(key)
    current = settled
    fragment = target.hash
  }
  const followed = statuses.length ? { location: locationOf(current) + fragment, statuses } : undefined
  return { followed, validity: validWith(...asked) }
}
