import type { RoutingRule } from '../route.ts'

/**
 * Removes the prefix of the default language, however often it is repeated: `/de/bachelor/` becomes `/bachelor/`. If addresses have no
 * prefixes (`no_prefix`), any prefix chooses a language, including the default one.
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
