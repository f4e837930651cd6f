import { pathTooLong, routeValidationFailed } from '../../../errors.ts'
import { isPathTooLong } from '../../base/http/address.ts'
import { languageOf, storySlugOf } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import { normalizePath } from '../site/slugs.ts'
import type {
  Address,
  PageRoute,
  RedirectRoute,
  RedirectStatus,
  Route,
  RoutingRule,
  RuleOutcome,
} from './route.ts'
import { rules } from './rules.ts'

/** An address that no rule changes any more, and how permanently the rules changed it. */
export interface SettledAddress {
  readonly address: Address
  readonly statuses: readonly RedirectStatus[]
}

/** An address at which rules or redirects have a fault, and the fault. */
export interface RoutingProblem {
  readonly path: string
  readonly reason: string
  /** Identifies the fault across addresses, such as the entries of a circle. Default: the address itself. */
  readonly cause?: string
}

export interface SettleOptions {
  readonly rules?: readonly RoutingRule[]
  /** Called with a rule that is left out. */
  readonly report?: ((problem: RoutingProblem) => void) | undefined
}

/** Maximum times that one rule may apply to an address; the site's rules apply at most twice. */
const maxTimes = 5

/**
 * Applies the rules until none changes the address. Leaves out a rule that applies to its own target, directly or through others: it would
 * never end, and the visitor gets a page instead of a circle of redirects.
 */
export function settle(address: Address, site: Site, options: SettleOptions = {}): SettledAddress {
  const { rules: tried = rules, report } = options
  const times = new Map<RoutingRule, number>()
  const statuses: RedirectStatus[] = []
  let current = address
  for (;;) {
    const before = current
    for (const rule of tried) {
      const outcome: RuleOutcome | undefined = rule(current, site)
      if (!outcome) continue
      const time = (times.get(rule) ?? 0) + 1
      if (time > maxTimes) {
        report?.({ path: address.path, reason: 'a rule applies to its own target' })
        return settle(address, site, { rules: tried.filter(other => other !== rule), report })
      }
      times.set(rule, time)
      statuses.push(outcome.status)
      current = outcome.address
    }
    if (current === before) return { address: current, statuses }
  }
}

/** 302 is the least permanent, 308 the most. */
export const leastPermanent = (statuses: readonly RedirectStatus[]): RedirectStatus =>
  ([302, 307, 301, 308] as const).find(status => statuses.includes(status)) ?? 308

export const locationOf = ({ path, query }: Address): string => (query ? `${path}?${query}` : path)

const prefix = '/_/'

/** The address without `/_/`, under which redirects are looked up. */
export const withoutHiddenPrefix = ({ path, query }: Address): Address => ({
  path: path.startsWith(prefix) ? path.slice(prefix.length - 1) : path,
  query,
})

/** Removes the prefix of `/_/page/`: the page is shown, but hidden from search engines (requirement routing/hidden-prefix). */
function rewrite(
  settled: SettledAddress,
  { site, report }: RouteQuestion,
): SettledAddress & { readonly rewritten: boolean } {
  if (!settled.address.path.startsWith(prefix)) return { ...settled, rewritten: false }
  const address = withoutHiddenPrefix(settled.address)
  return { ...settle(address, site, { report }), rewritten: true }
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
  /** Reads the language of the visitor's cookie; called only where the cookie decides the language. */
  readonly chosenLanguage?: () => string | undefined
  /** Called with a rule that is left out. */
  readonly report?: ((problem: RoutingProblem) => void) | undefined
}

/** The route to the story that a settled address requests. */
export function pageRouteOf(
  address: Address,
  { site, chosenLanguage }: RouteQuestion,
): PageRoute | undefined {
  const story = storySlugOf(address.path, site, chosenLanguage)
  return story && { kind: 'page', address, ...story, rewritten: false }
}

/**
 * The route of a request by the rules alone: a story, one redirect on this host, or no page. Pure; never throws.
 * `path` is the raw path of the address, percent-encoded.
 */
export function resolveRoute(question: RouteQuestion): Route {
  const { address: requested, site, chosenLanguage, report } = question
  const language = languageOf(requested.path, site, chosenLanguage)
  if (isPathTooLong(requested.path)) return { kind: 'error', error: pathTooLong(), language }
  const { path, query } = requested
  const outside = settle({ path: normalizePath(path), query }, site, { report })
  const { rewritten, ...inside } = rewrite(outside, question)
  const page = pageRouteOf(inside.address, question)
  if (!page) return { kind: 'error', error: routeValidationFailed(locationOf(requested)), language }
  // The page behind `/_/` moved, so the redirect drops the prefix.
  if (rewritten && inside.statuses.length)
    return fixedRedirect(inside.address, [...outside.statuses, ...inside.statuses])
  if (outside.statuses.length) return fixedRedirect(outside.address, outside.statuses)
  return { ...page, rewritten }
}
