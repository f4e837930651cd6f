import { createObservedCache } from '../caching/observed-cache.ts'
import type { LoadFacts, PublishedPageData } from './page-data.ts'

interface Remembered {
  readonly content: PublishedPageData
  readonly until: number
}

const maxPages = 1000

/**
 * Pages whose parts are all there and fresh, by what was read to load them, so that a busy page costs one look-up instead of one for
 * each part. Nothing is remembered past the freshness of its oldest part, and nothing that was a fallback.
 */
export function createPageDataCache() {
  const pages = createObservedCache<LoadFacts, Remembered>({ max: maxPages })
  return {
    find(facts: LoadFacts, now: number): PublishedPageData | undefined {
      const found = pages.find(facts)
      return found && now < found.until ? found.content : undefined
    },
    keep(
      facts: LoadFacts,
      seen: ReadonlySet<keyof LoadFacts>,
      { content, until }: { readonly content: PublishedPageData; readonly until: number },
    ): void {
      pages.keep(facts, seen, { content: { ...content, freshness: 'hit' }, until })
    },
    /** The story with this anchor is no longer held: neither is what hangs on it. */
    forget: (anchor: object) => pages.drop(({ content }) => content.story.anchor === anchor),
    /** The content has another version. */
    clear: () => pages.clear(),
  }
}
