import type { Context } from './context.ts'
import { phoneAddress } from './phone.ts'
import type { LinkTarget } from './resolved.ts'

/** Is this a path in the folder of landing pages, `lp`, below the language where there is one? Their stories (`lp-*`) may lie elsewhere too. */
export const isLandingPath = (path: string): boolean => /^\/(?:[a-z]{2}\/)?lp\//.test(path)

interface PageLink {
  readonly href: LinkTarget | undefined
  readonly hrefLandingpage: LinkTarget | undefined
  readonly passQueryParameter: boolean
}

/**
 * The target of a link on this page: its alternative for landing pages, a phone number as it is dialled, and with the page's
 * query where it is passed on (requirement texts/query-passed-on).
 */
export function pageLink(content: PageLink, context: Context): LinkTarget | undefined {
  const { href, hrefLandingpage, passQueryParameter } = content
  const link = hrefLandingpage && context.isLandingPage() ? hrefLandingpage : href
  if (!link) return undefined
  const phone = phoneAddress(link.href)
  if (phone) return { href: phone }
  return passQueryParameter ? context.withQuery(link) : link
}
