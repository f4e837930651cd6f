import type { RoutingRule } from '../route.ts'

/**
 * The default language has no prefix: `/de/bachelor/` is `/bachelor/`. Without prefixes in the addresses one
 * asks for a language, the default one like any other.
 */
export const defaultLanguagePrefix: RoutingRule = ({ path, query }, { defaultLanguage, localeStrategy }) => {
  if (localeStrategy === 'no_prefix') return undefined
  const prefix = `/${defaultLanguage}`
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return undefined
  return { address: { path: path.slice(prefix.length) || '/', query }, status: 308 }
}
