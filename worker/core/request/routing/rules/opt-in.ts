import { keysOf, withoutKey } from '../../site/query.ts'
import type { RoutingRule } from '../route.ts'

const ending = /\/(opt-in|opt-out)\/*$/

/**
 * Redirects the link of a confirmation mail to the page for its result: `opt-in` or `opt-out` with a `success` parameter; only `true` is
 * success (requirement routing/opt-in).
 */
export const optIn: RoutingRule = address => {
  const { path } = address
  if (!ending.test(path)) return undefined
  const { query } = address
  const outcomes = keysOf(query).filter(([key]) => key === 'success')
  if (!outcomes.length) return undefined
  const suffix = outcomes.every(([, value]) => value === 'true') ? 'success' : 'failure'
  const target = `${path.replace(ending, '/$1')}-${suffix}/`
  return { address: { path: target, query: withoutKey(query, 'success') }, status: 302 }
}
