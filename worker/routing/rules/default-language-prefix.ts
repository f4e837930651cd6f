import type { RoutingRule } from '../route.ts'

/**
 * The default language has no prefix: `/de/bachelor/` is `/bachelor/`. If addresses have no prefixes, a prefix
 * asks for a language, the default one like any other.
 */
export const defaultLanguagePrefix: RoutingRule = ({ path, query }, { defaultLanguage, localeStrategy }) => {
  if (localeStrategy === 'no_prefix') return undefined
  const prefix = `/${defaultLanguage}`
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return undefined
  return { address: { path: path.slice(prefix.length) || '/', query }, status: 308 }
}
