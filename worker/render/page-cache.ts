import { createObservedCache } from '../caching/observed-cache.ts'
import type { PageFacts } from '../page/page-facts.ts'
import type { PublishedPageData } from '../page-data/page-data.ts'
import type { SentPage } from './send.ts'

interface Whole {
  /** What it is a page of; another version of the content is another object. */
  readonly content: PublishedPageData
  readonly sent: SentPage
}

/** An experiment decides what a visitor sees of the page. */
const isVaried = ({ experiment, forcedHeaders }: PublishedPageData) =>
  experiment !== undefined || forcedHeaders.size > 0

/** A hundred kilobytes each, and the busiest pages are few. */
const maxPages = 64

/**
 * The pages that were sent last, whole, so that a busy one costs one look-up instead of one for each block and a copy of all. A page is
 * found by the facts of the request that were read to make it, and holds for the very content it was made of.
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
     * None where visitors are shown different variants or headers, because the facts do not tell those apart.
     */
    lastGood(facts: PageFacts, content: PublishedPageData): SentPage | undefined {
      const found = pages.find(facts)
      if (!found || found.content.story.anchor !== content.story.anchor) return undefined
      return [found.content, content].some(isVaried) ? undefined : found.sent
    },
    /** Keeps what may be sent again. Addresses with a query of their own are too many where it stands in the page. */
    keep(
      facts: PageFacts,
      seen: ReadonlySet<keyof PageFacts>,
      { content, sent }: { readonly content: PublishedPageData; readonly sent: SentPage },
    ): void {
      if (sent.until && !(seen.has('query') && facts.query)) pages.keep(facts, seen, { content, sent })
    },
  }
}
