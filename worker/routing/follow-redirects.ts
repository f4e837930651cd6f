import { storySlugOf } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import type { RedirectLookup } from './redirect-entry.ts'
import { redirectTarget } from './redirect-target.ts'
import { locationOf, settle } from './resolve-route.ts'
import type { Address, RedirectStatus } from './route.ts'

export interface FollowOptions {
  readonly site: Site
  readonly lookup: RedirectLookup
  /** Called with entries that are ignored. */
  readonly report: (problem: { readonly path: string; readonly reason: string }) => void
}

/** The end of a chain of redirects, and the permanence of each step. */
export interface FollowedRedirects {
  readonly location: string
  readonly statuses: readonly RedirectStatus[]
}

/** How many redirects are followed within one request. */
export const maxHops = 5

/**
 * Follows the redirects from a settled address, at most five, the rules applied to each target
 * (requirement redirects/hops). Undefined when there is none, and when they lead in a circle or to no page.
 */
export async function followRedirects(
  start: Address,
  { site, lookup, report }: FollowOptions,
): Promise<FollowedRedirects | undefined> {
  const seen = new Set([start.path])
  const statuses: RedirectStatus[] = []
  const named = new Set<string>()
  let [current, fragment] = [start, '']
  for (let hop = 0; hop < maxHops; hop++) {
    const entry = await lookup(current.path)
    if (!entry) break
    const target = redirectTarget(entry, { from: current, origin: site.origin, named })
    const ignore = (reason: string) => {
      report({ path: current.path, reason })
      return undefined
    }
    if (!target) return ignore('not an address')
    statuses.push(entry.status)
    if (target.kind === 'elsewhere') return { location: target.location, statuses }
    const { statuses: said, ...settled } = settle(target.address, site)
    if (seen.has(settled.path)) return ignore('a circle')
    if (!storySlugOf(settled.path, site)) return ignore('no path of a page')
    seen.add(settled.path)
    statuses.push(...said)
    for (const key of target.named) named.add(key)
    current = settled
    fragment = target.hash
  }
  return statuses.length ? { location: locationOf(current) + fragment, statuses } : undefined
}
