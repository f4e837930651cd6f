import { pathTooLong, routeValidationFailed } from '../errors.ts'
import { languageOf, storySlugOf } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import type { Address, PageRoute, RedirectRoute, RedirectStatus, Route, RuleOutcome } from './route.ts'
import { rules } from './rules.ts'

const maxPathLength = 2048

/** An address that no rule changes any more, and how permanently the rules changed it. */
export interface SettledAddress extends Address {
  readonly statuses: readonly RedirectStatus[]
}

/** Applies the rules until none changes the address. Each rule shortens or completes an address, so this ends. */
export function settle(address: Address, site: Site): SettledAddress {
  const statuses: RedirectStatus[] = []
  let current = address
  for (;;) {
    const before = current
    for (const rule of rules) {
      const outcome: RuleOutcome | undefined = rule(current, site)
      if (!outcome) continue
      statuses.push(outcome.status)
      current = outcome.address
    }
    if (current === before) return { ...current, statuses }
  }
}

/** 302 is the least permanent, 308 the most. */
export const leastPermanent = (statuses: readonly RedirectStatus[]): RedirectStatus =>
  ([302, 307, 301, 308] as const).find(status => statuses.includes(status)) ?? 308

export const locationOf = ({ path, query }: Address): string => (query ? `${path}?${query}` : path)

const prefix = '/_/'

/** `/_/page/` is `/page/`, shown but not to search engines (requirement routing/hidden-prefix). */
function rewrite(settled: SettledAddress, site: Site): SettledAddress & { readonly rewritten: boolean } {
  if (!settled.path.startsWith(prefix)) return { ...settled, rewritten: false }
  const inside = settle({ path: settled.path.slice(prefix.length - 1), query: settled.query }, site)
  return { ...inside, rewritten: true }
}

const fixedRedirect = (to: Address, statuses: readonly RedirectStatus[]): RedirectRoute => ({
  kind: 'redirect',
  location: locationOf(to),
  status: leastPermanent(statuses),
  isFixed: true,
})

export interface RouteQuestion {
  readonly address: Address
  readonly site: Site
  /** The language of the visitor's cookie. */
  readonly chosenLanguage?: string | undefined
}

/** The story that a settled address asks for. */
export function pageRouteOf(
  { path, query }: Address,
  { site, chosenLanguage }: RouteQuestion,
): PageRoute | undefined {
  const story = storySlugOf(path, site, chosenLanguage)
  return story && { kind: 'page', path, query, ...story, rewritten: false }
}

/**
 * The route of a request by the rules alone: a story, one redirect on this host, or no page. Pure; never throws.
 * `path` is the raw path of the address, percent-encoded.
 */
export function resolveRoute(question: RouteQuestion): Route {
  const { address: requested, site, chosenLanguage } = question
  const language = languageOf(requested.path, site, chosenLanguage)
  if (requested.path.length > maxPathLength) return { kind: 'error', error: pathTooLong(), language }
  const outside = settle(requested, site)
  const { rewritten, ...inside } = rewrite(outside, site)
  const page = pageRouteOf(inside, question)
  if (!page) return { kind: 'error', error: routeValidationFailed(locationOf(requested)), language }
  // The page behind `/_/` moved, so the redirect drops the prefix.
  if (rewritten && inside.statuses.length)
    return fixedRedirect(inside, [...outside.statuses, ...inside.statuses])
  if (outside.statuses.length) return fixedRedirect(outside, outside.statuses)
  return { ...page, rewritten }
}
