import type { RoutingRule } from '../route.ts'

/**
 * The default language has no prefix, however often it is repeated: `/de/bachelor/` is `/bachelor/`. If addresses have no prefixes, a prefix
 * asks for a language, the default one like any other.
 */
export const defaultLanguagePrefix: RoutingRule = (address, { defaultLanguage, localeStrategy }) => {
  if (localeStrategy === 'no_prefix') return undefined
  const { path } = address
  const prefix = `/${defaultLanguage}`
  let start = 0
  while (path.startsWith(`${prefix}/`, start) || path.slice(start) === prefix) start += prefix.length
  return start
    ? { address: { path: path.slice(start) || '/', query: address.query }, status: 308 }
    : undefined
}
