import type { PublishedContent } from './load-page.ts'

interface Remembered {
  readonly content: PublishedContent
  readonly until: number
}

const mostPages = 1000

/**
 * Pages whose parts are all there and fresh, by what they were asked for with, so that a busy page costs one look-up
 * instead of one for each part. Nothing is remembered past the freshness of its oldest part, and nothing that was a fallback.
 */
export function createPageMemo() {
  const pages = new Map<string, Remembered>()
  return {
    get(key: string, now: number): PublishedContent | undefined {
      const found = pages.get(key)
      if (found && now < found.until) return found.content
      if (found) pages.delete(key)
      return undefined
    },
    set(key: string, content: PublishedContent, until: number): void {
      // Insertion order: the oldest goes first, and would soon be forgotten anyway.
      if (pages.size >= mostPages) pages.delete(pages.keys().next().value!)
      pages.set(key, { content: { ...content, freshness: 'hit' }, until })
    },
    /** The story with this anchor is no longer held: neither is what hangs on it. */
    forget(anchor: object): void {
      for (const [key, { content }] of pages) if (content.story.anchor === anchor) pages.delete(key)
    },
    /** The content has another version. */
    clear: () => pages.clear(),
  }
}
