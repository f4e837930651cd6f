import type { LinkTarget } from './resolved.ts'

/** An address with parameters added to its query, before its fragment. */
export function addParameters(href: string, parameters: readonly string[]): string {
  if (!parameters.length) return href
  const [address = '', ...fragment] = href.split('#')
  const query = parameters.join('&')
  const full = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return [full, ...fragment].join('#')
}

/** A link to a page of the web with the parameters of a query (`?a=1`) added before its anchor; other links stay as they are. */
export function withParameters(link: LinkTarget, query: string): LinkTarget {
  const { href } = link
  if (!query || !/^(?:\/|https?:)/.test(href)) return link
  return { ...link, href: addParameters(href, [query.replace(/^[?&]/, '')]) }
}
