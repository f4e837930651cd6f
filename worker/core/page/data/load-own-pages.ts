import { lasting, type Revisioned, revisionOf, type Validity } from '../../base/caching/validity.ts'
import type { Stories } from '../../content/stories/stories.ts'
import { objectsOf } from '../../content/tree.ts'
import { type LinkRules, mayBePage } from '../../request/site/links.ts'
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
 * The link rules of a page with addresses that may name a host or a page of this site (`studium.online`): an existing page wins. They hold until
 * one of them may have become another.
 */
export async function loadOwnPages(
  content: object,
  site: Site,
  { listedAmong }: Pick<Stories, 'listedAmong'>,
): Promise<Revisioned<LinkRules> & { readonly validity: Validity }> {
  const doubtful = doubtfulAddresses(content).flatMap(address => {
    const asked = storySlugOf(`/${address.replace(/[?#].*$/s, '')}`, site)
    return asked ? [{ address, asked }] : []
  })
  if (!doubtful.length) return { ...site.links, validity: lasting }
  const listed = await listedAmong(doubtful.map(({ asked }) => asked))
  const pages = doubtful
    .filter(({ asked }) => listed.value.includes(asked.slug))
    .map(({ address }) => address)
  const { value, revision } = site.links
  return {
    ...(pages.length
      ? { value: { ...value, pages: new Set(pages) }, revision: revisionOf([revision, ...pages].join(' ')) }
      : site.links),
    validity: listed.validity,
  }
}
