import { type FactName, factReader } from '../../base/caching/facts.ts'
import { createObservedCache } from '../../base/caching/observed-cache.ts'
import type { Validity } from '../../base/caching/validity.ts'
import type { LoadFacts, PublishedPageData } from './page-data.ts'

interface Remembered {
  readonly pageData: PublishedPageData
  readonly validity: Validity
}

const maxPages = 1000
/** Maximum page data whose answers depend on text that visitors write into addresses. */
const maxAddressed = 128

const isParameter = (name: FactName) => name.startsWith('parameter:')

/** Whether a parameter with a value was read from the address. */
const isAddressed = (facts: LoadFacts, seen: ReadonlySet<FactName>) =>
  [...seen].some(name => isParameter(name) && factReader<LoadFacts>(name)(facts) !== '')

/**
 * Page data whose parts are all loaded and fresh, found by the facts that were read to load it, so that a busy page costs one look-up instead of one
 * per part. An entry is valid until its first part is stale; page data with a fallback is not cached. Page data that depends on parameters, which any
 * client may invent, has a separate bound.
 */
export function createPageDataCache() {
  const pages = createObservedCache<LoadFacts, Remembered>({ max: maxPages })
  const addressed = createObservedCache<LoadFacts, Remembered>({ max: maxAddressed })
  return {
    find(facts: LoadFacts, now: number): PublishedPageData | undefined {
      const found = pages.find(facts) ?? addressed.find(facts)
      return found && now < found.validity.until ? found.pageData : undefined
    },
    keep(facts: LoadFacts, seen: ReadonlySet<FactName>, { pageData, validity }: Remembered): void {
      const cache = isAddressed(facts, seen) ? addressed : pages
      cache.keep(facts, seen, { pageData: { ...pageData, freshness: 'hit' }, validity })
    },
    /** Drops the page data of the story with this anchor, which the memory cache has dropped. */
    forget(anchor: object): void {
      for (const cache of [pages, addressed]) cache.drop(({ pageData }) => pageData.story.anchor === anchor)
    },
    /** Drops all page data, for a new version of the content. */
    clear(): void {
      for (const cache of [pages, addressed]) cache.clear()
    },
  }
}
