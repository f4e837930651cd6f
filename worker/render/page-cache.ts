import { createObservedCache } from '../caching/observed-cache.ts'
import type { PageFacts } from '../page/page-facts.ts'
import type { PublishedPageData } from '../page-data/page-data.ts'
import type { SentPage } from './send.ts'

interface Whole {
  /** The content of the page; another version of the content is another object. */
  readonly content: PublishedPageData
  readonly sent: SentPage
}

/** An experiment decides the content of the page. */
const isVaried = ({ experiment, forcedHeaders }: PublishedPageData) =>
  experiment !== undefined || forcedHeaders.size > 0

/** Each has about a hundred kilobytes, and few pages are busy. */
const maxPages = 64

/**
 * The whole pages that were sent last, so that a busy page costs one look-up instead of one for each block and a copy of all. A page is
 * found by the facts of the request that were read to make it, and is valid for exactly the content it was made of.
 */
export function createPageCache() {
  const pages = createObservedCache<PageFacts, Whole>({ max: maxPages })
  return {
    /** `now` in epoch milliseconds. */
    find(facts: PageFacts, content: PublishedPageData, now: number): SentPage | undefined {
      const found = pages.find(facts)
      return found?.content === content && now < found.sent.until ? found.sent : undefined
    },
    /**
     * The same page as it was last sent whole, made of an earlier version of its story: for when the newest cannot be put together.
     * Undefined where visitors get different variants or headers, because the facts do not distinguish them.
     */
    lastGood(facts: PageFacts, content: PublishedPageData): SentPage | undefined {
      const found = pages.find(facts)
      if (!found || found.content.story.anchor !== content.story.anchor) return undefined
      return [found.content, content].some(isVaried) ? undefined : found.sent
    },
    /** Caches a page that may be sent again, except one that contains the query: its addresses would be too many. */
    keep(
      facts: PageFacts,
      seen: ReadonlySet<keyof PageFacts>,
      { content, sent }: { readonly content: PublishedPageData; readonly sent: SentPage },
    ): void {
      if (sent.until && !(seen.has('query') && facts.query)) pages.keep(facts, seen, { content, sent })
    },
  }
}
