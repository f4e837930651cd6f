import type { RoutingRule } from '../route.ts'

const named = /^\/+(?:([a-z]{2})\/+)?home\/*$/

/** `home` is the root, or the root of its language; the query stays (requirement routing/home). */
export const home: RoutingRule = ({ path, query }, { languages }) => {
  const match = named.exec(path)
  if (!match) return undefined
  const [, language] = match
  if (language && !languages.includes(language)) return undefined
  return { address: { path: language ? `/${language}/` : '/', query }, status: 308 }
}
