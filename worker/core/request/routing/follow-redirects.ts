import { type Validity, validWith } from '../../base/caching/validity.ts'
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

/** The target of an address that redirects, if any, and until when that is known. */
export interface RedirectOutcome {
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
  const asked: Validity[] = []
  let steps: readonly Step[] = [{ address: start, hash: '', statuses: [], key: '' }]
  for (let hop = 0; hop < maxHops; hop++) {
    const { address: current, statuses } = steps.at(-1)!
    const { entry, key = pathOf(current), validity } = await lookup(pathOf(current))
    asked.push(validity)
    if (!entry) break
    const ignore = (reason: string, cause = key) => report({ path: current.path, reason, cause })
    const target = redirectTarget(entry, { from: current, origin: site.origin, named })
    if (!target) {
      ignore('not an address')
      break
    }
    if (target.kind === 'elsewhere') {
      const followed = { location: target.location, statuses: [...statuses, entry.status] }
      return { followed, validity: validWith(...asked) }
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
  return { followed, validity: validWith(...asked) }
}
