import { pathTooLong, routeValidationFailed } from '../errors.ts'
import type { Site } from '../visitor/site.ts'
import type { Address, Route, RuleOutcome } from './route.ts'
import { rules } from './rules.ts'
import { languageOf, storySlugOf } from './slug.ts'

const longestPath = 2048

/** Applies the rules until none has anything to say; the statuses of those that spoke are returned with the address. */
function applyRules(address: Address, site: Site): { address: Address; outcomes: readonly RuleOutcome[] } {
  const outcomes: RuleOutcome[] = []
  let current = address
  for (const rule of rules) {
    const outcome = rule(current, site)
    if (!outcome) continue
    outcomes.push(outcome)
    current = outcome.address
  }
  return { address: current, outcomes }
}

/** 302 says least, 308 most. */
const leastPermanent = (outcomes: readonly RuleOutcome[]) =>
  ([302, 301, 308] as const).find(status => outcomes.some(outcome => outcome.status === status)) ?? 308

/**
 * Where a request goes: to a story, elsewhere on this host by one redirect, or nowhere. Pure; never throws.
 * `path` is the raw path of the address, percent-encoded.
 */
export function resolveRoute(requested: Address, site: Site): Route {
  const language = languageOf(requested.path, site)
  if (requested.path.length > longestPath) return { kind: 'error', error: pathTooLong(), language }
  const { address, outcomes } = applyRules(requested, site)
  const story = storySlugOf(address.path, site)
  const query = address.query ? `?${address.query}` : ''
  if (!story)
    return {
      kind: 'error',
      error: routeValidationFailed(requested.path + (requested.query ? `?${requested.query}` : '')),
      language,
    }
  if (outcomes.length)
    return { kind: 'redirect', location: address.path + query, status: leastPermanent(outcomes) }
  return { kind: 'page', path: address.path, query: address.query, ...story }
}
