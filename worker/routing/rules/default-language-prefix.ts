import type { RoutingRule } from '../route.ts'

/** The default language has no prefix: `/de/bachelor/` is `/bachelor/` (decisions, routing). */
export const defaultLanguagePrefix: RoutingRule = ({ path, query }, { defaultLanguage }) => {
  const prefix = `/${defaultLanguage}`
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return undefined
  return { address: { path: path.slice(prefix.length) || '/', query }, status: 308 }
}
