import { type Revisioned, revisionOf } from '../../base/caching/revision.ts'
import type { Stories } from '../../content/stories/stories.ts'
import { objectsOf } from '../../content/tree.ts'
import { mayBePage } from '../../request/site/complete-address.ts'
import type { LinkRules } from '../../request/site/links.ts'
import { storySlugOf } from '../../request/site/page-path.ts'
import type { Site } from '../../request/site/site.ts'

/** Most addresses of a page that are looked up. */
const MOST = 5

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Addresses in the links of a content that may be pages of the site. */
function doubtfulAddresses(content: object): readonly string[] {
  const found = new Set<string>()
  for (const { linktype, url, cached_url, href } of objectsOf(content)) {
    const address = linktype === 'url' ? textOf(url) || textOf(cached_url) || textOf(href) : ''
    if (address && mayBePage(address)) found.add(address)
    if (found.size === MOST) break
  }
  return [...found]
}

/**
 * The link rules of a page with addresses that may be a host or a page of this site (`studium.online`): an existing page wins. Undefined if the page
 * has no such address of an existing page.
 */
export async function loadOwnPages(
  content: object,
  site: Site,
  { isListed }: Pick<Stories, 'isListed'>,
): Promise<Revisioned<LinkRules> | undefined> {
  const listed = await Promise.all(
    doubtfulAddresses(content).map(async address => {
      const asked = storySlugOf(`/${address.replace(/[?#].*$/s, '')}`, site)
      return asked && (await isListed(asked)) ? [address] : []
    }),
  )
  const pages = listed.flat()
  if (!pages.length) return undefined
  const { value, revision } = site.links
  return { value: { ...value, pages: new Set(pages) }, revision: revisionOf([revision, ...pages].join(' ')) }
}
