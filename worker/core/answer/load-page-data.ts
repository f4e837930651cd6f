import { type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { lazyFacts, observe } from '../base/caching/facts.ts'
import { expired } from '../base/caching/validity.ts'
import { within } from '../base/http/deadline.ts'
import type { Story } from '../content/types/story.ts'
import { isSameContent } from '../content/version/version-watch.ts'
import { needsOfBody } from '../page/collect-needs.ts'
import { loadPage } from '../page/data/load-page.ts'
import type { LoadFacts, PageData } from '../page/data/page-data.ts'
import { bodyOf } from '../page/templates/body-of.ts'
import { parameterIn } from '../request/site/query.ts'
import type { Visitor } from '../request/visitor/visitor.ts'
import type { PageRequest, RequestContent } from './request-context.ts'

/**
 * Milliseconds that a page waits for the last deferred data before it begins to stream: as long as the banner, which comes first in the
 * document, may take anyway. A page that is sent whole has fewer styles and an entity tag, and causes no layout shift.
 */
const GRACE = 150

interface PageDataQuestion {
  readonly slug: string
  readonly language: string
  /** Status of the answer; not 200 for an error page. */
  readonly status?: number
}

interface Loading extends Pick<LoadFacts, 'site' | 'slug' | 'language' | 'isErrorPage'> {
  readonly visitor: Visitor
}

const loadFacts = lazyFacts<Loading, LoadFacts>({
  site: ({ site }) => site,
  slug: ({ slug }) => slug,
  language: ({ language }) => language,
  isErrorPage: ({ isErrorPage }) => isErrorPage,
  parameter:
    ({ isErrorPage, visitor }) =>
    name =>
      isErrorPage ? '' : parameterIn(visitor.query, name),
  country: ({ visitor }) => visitor.country,
  usergroup: ({ visitor }) => visitor.usergroup,
})

/** All data that a page is made from, cached while all of it is fresh. Throws `SiteError`. */
export async function loadPageData(
  { slug, language, status = 200 }: PageDataQuestion,
  { visitor, request }: Pick<PageRequest, 'visitor' | 'request'>,
  content: RequestContent,
): Promise<PageData> {
  const { services, site, now, waitUntil } = request
  const isForAll = content.publication === 'published' && !request.inspection?.viewAs
  const unobserved = loadFacts({ site, slug, language, visitor, isErrorPage: status !== 200 })
  const { state } = services.content.versions
  const remembered = isForAll && services.page.dataCache.find(unobserved, now())
  if (remembered) return remembered
  const { only } = request
  const isWanted = (block: RawBlock) => !only || only.has(uidOf(block) ?? '')
  const needsOf = (story: Story, anchor: object) => {
    const body = bodyOf(story, language, anchor)
    return needsOfBody(only ? body.filter(isWanted) : body)
  }
  const forcedHeaderIds = services.environment.EXPERIMENT_HEADERS.map(({ headerStoryId }) => headerStoryId)
  const { facts, seen } = observe(unobserved)
  const loaded = await loadPage(facts, {
    ...content,
    readLedger: services.platform.readLedger,
    needsOf,
    isPart: only !== undefined,
    forcedHeaderIds: [...new Set(forcedHeaderIds)],
  })
  if (!isForAll || loaded.publication === 'draft') return loaded
  await within(loaded.settled, GRACE, () => expired)
  const remember = loaded.settled.then(validity => {
    const isCurrent = isSameContent(state, services.content.versions.state)
    if (isCurrent && now() < validity.until)
      services.page.dataCache.keep(unobserved, seen, { pageData: loaded, validity })
  })
  waitUntil(remember)
  return loaded
}
