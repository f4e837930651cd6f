import type { LinkTarget } from '../resolved.ts'

/** A link to a page of the web with the parameters of a query (`?a=1`) added before its anchor; other links stay as they are. */
export function withParameters(link: LinkTarget, query: string): LinkTarget {
  const { href } = link
  if (!query || !/^(?:\/|https?:)/.test(href)) return link
  const hash = href.indexOf('#')
  const [address, anchor] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash)]
  const added = address.includes('?') ? `&${query.replace(/^[?&]/, '')}` : `?${query.replace(/^[?&]/, '')}`
  return { ...link, href: address + added + anchor }
}
