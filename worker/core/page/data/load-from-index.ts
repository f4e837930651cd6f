import {
  expired,
  lasting,
  type Revisioned,
  revisionOf,
  type Validity,
  validWith,
} from '../../base/caching/validity.ts'
import type { Stories } from '../../content/stories/stories.ts'
import { objectsOf } from '../../content/tree.ts'
import type { Story } from '../../content/types/story.ts'
import type { LinkRules } from '../../request/site/links.ts'
import { mayBePage } from '../../request/site/links.ts'
import { storySlugOf } from '../../request/site/page-path.ts'
import { readPageNumber } from '../../request/site/query.ts'
import type { Site } from '../../request/site/site.ts'
import type { LoadFacts } from './page-data.ts'

/** Story types whose pages list the events at their place. */
const places: ReadonlySet<string> = new Set(['location', 'lp-location'])

const listsEvents = ({ content }: Story): boolean => places.has(content.component)

/** Events on a page of a place. */
const PER_PAGE = 24

interface LoadedEvents {
  /** Events of the page; where the index does not know them, all events of all places. */
  readonly value: readonly Story[]
  /** The page that they are on, and how many pages there are. */
  readonly page: number
  readonly pages: number
  readonly validity: Validity
}

const none: LoadedEvents = { value: [], page: 1, pages: 1, validity: lasting }

/** The requested page number; the first page if there is no such page. */
function pageOf(parameter: string, pages: number): number {
  const requested = readPageNumber(parameter)
  return requested <= pages ? requested : 1
}

async function loadPlace(
  { uuid }: Story,
  { language, parameter }: Pick<LoadFacts, 'language' | 'parameter'>,
  stories: Stories,
): Promise<LoadedEvents> {
  const readPage = (page: number) =>
    stories.eventsAt({ venue: uuid, language, limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const first = await readPage(1)
  if (!first) {
    const { value, validity } = await stories.ofType('event', language)
    return { ...none, value, validity }
  }
  const pages = Math.max(1, Math.ceil(first.value.total / PER_PAGE))
  // A page that is the only one does not depend on the address.
  const page = pages > 1 ? pageOf(parameter('page'), pages) : 1
  const found = (page > 1 && (await readPage(page))) || first
  return { value: found.value.stories, page, pages, validity: validWith(first.validity, found.validity) }
}

/** The events of a place, for its page, in pages. Never fails: a place's page is shown without its events. */
export async function loadEvents(
  story: Story,
  facts: Pick<LoadFacts, 'language' | 'parameter'>,
  stories: Stories,
): Promise<LoadedEvents> {
  if (!listsEvents(story)) return none
  // The reader has logged why.
  return loadPlace(story, facts, stories).catch(() => ({ ...none, validity: expired }))
}

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
    const slug = storySlugOf(`/${address.replace(/[?#].*$/s, '')}`, site)
    return slug ? [{ address, slug }] : []
  })
  if (!doubtful.length) return { ...site.links, validity: lasting }
  const listed = await listedAmong(doubtful.map(({ slug }) => slug))
  const pages = doubtful.filter(({ slug }) => listed.value.includes(slug.slug)).map(({ address }) => address)
  const { value, revision } = site.links
  return {
    ...(pages.length
      ? { value: { ...value, pages: new Set(pages) }, revision: revisionOf([revision, ...pages].join(' ')) }
      : site.links),
    validity: listed.validity,
  }
}
