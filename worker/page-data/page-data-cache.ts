import type { FactName } from '../caching/observe.ts'
import { createObservedCache } from '../caching/observed-cache.ts'
import type { LoadFacts, PublishedPageData } from './page-data.ts'

interface Remembered {
  readonly pageData: PublishedPageData
  readonly until: number
}

const maxPages = 1000

/**
 * Page data whose parts are all there and fresh, by the facts read to load it, so that a busy page costs one look-up instead of one for
 * each part. An entry is valid until its first part is stale; page data with a fallback is not cached.
 */
export function createPageDataCache() {
  const pages = createObservedCache<LoadFacts, Remembered>({ max: maxPages })
  return {
    find(facts: LoadFacts, now: number): PublishedPageData | undefined {
      const found = pages.find(facts)
      return found && now < found.until ? found.pageData : undefined
    },
    keep(
      facts: LoadFacts,
      seen: ReadonlySet<FactName>,
      { pageData, until }: { readonly pageData: PublishedPageData; readonly until: number },
    ): void {
      pages.keep(facts, seen, { pageData: { ...pageData, freshness: 'hit' }, until })
    },
    /** Drops the page data of the story with this anchor, which the memory cache has dropped. */
    forget: (anchor: object) => pages.drop(({ pageData }) => pageData.story.anchor === anchor),
    /** Drops all page data, for a new version of the content. */
    clear: () => pages.clear(),
  }
}
