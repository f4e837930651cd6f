import { storySlugOf } from '../site/page-path.ts'
import { mergeQueries } from '../site/query.ts'
import type { Site } from '../site/site.ts'
import { redirectTarget } from './follow-redirects.ts'
import type { RedirectEntry } from './redirect-entry.ts'
import { startAt } from './redirect-start.ts'
import { hasSplat } from './redirect-table.ts'
import { leastPermanent, settle } from './resolve-route.ts'

/** A redirect with a target in its final form; its star is not yet replaced. */
export interface Step extends RedirectEntry {
  /** The target's path, if the target is on this site. */
  readonly next: string | undefined
}

/** Maximum characters of an entry: thousands of entries share one value. */
const maxTargetLength = 2048

const fits = ({ path, query }: RedirectEntry): boolean => path.length + query.length <= maxTargetLength

/** The step of an entry; undefined for a target that must not be followed, or that cannot be a page. */
export function stepOf(entry: RedirectEntry, site: Site): Step | undefined {
  const target = redirectTarget(entry, { from: { path: '/', query: '' }, origin: site.origin })
  if (!target) return undefined
  const { forwardParameters, status } = entry
  if (target.kind === 'elsewhere') {
    const url = new URL(target.location)
    const path = `${url.origin}${url.pathname}${url.hash}`
    const step = { path, query: url.search.slice(1), forwardParameters, status, next: undefined }
    return fits(step) ? step : undefined
  }
  const {
    address: { path, query },
    statuses,
  } = settle(target.address, site)
  const step = {
    path: path + target.hash,
    query,
    forwardParameters,
    // Least permanent of statuses that an entry may have.
    status: leastPermanent([status, ...statuses]) as RedirectEntry['status'],
    next: path,
  }
  return fits(step) && storySlugOf(path, site) ? step : undefined
}

/**
 * The path under which the target of an entry is looked up; undefined if the target is on another host or cannot be a
 * page.
 */
export function targetKeyOf(entry: RedirectEntry, site: Site): string | undefined {
  const next = hasSplat(entry) ? undefined : stepOf(entry, site)?.next
  const start = next === undefined ? undefined : startAt({ path: next, isWildcard: false }, site)
  return start && 'key' in start ? start.key : undefined
}

/** Joins two steps into one; returns the first alone where the joined step would be too long. */
export function joinSteps(first: Step, second: Step): Step {
  const joined = {
    ...second,
    query: second.forwardParameters ? mergeQueries(second.query, first.query) : second.query,
    forwardParameters: first.forwardParameters && second.forwardParameters,
    // Least permanent of statuses that an entry may have.
    status: leastPermanent([first.status, second.status]) as RedirectEntry['status'],
  }
  return fits(joined) ? joined : first
}
