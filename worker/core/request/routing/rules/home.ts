import type { RoutingRule } from '../route.ts'

const named = /^\/+(?:([a-z]{2})\/+)?home\/*$/

/**
 * Redirects `home` to the root, or to the root of its language; the query stays (requirement
 * routing/home).
 */
export const home: RoutingRule = (address, { languages }) => {
  const match = named.exec(address.path)
  if (!match) return undefined
  const [, language] = match
  if (language && !languages.includes(language)) return undefined
  return { address: { path: language ? `/${language}/` : '/', query: address.query }, status: 308 }
}
