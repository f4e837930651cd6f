import type { PublishedContent } from '../content/load-page.ts'
import type { SentPage } from './send.ts'

interface Whole {
  /** What it is a page of; another version of the content is another object. */
  readonly content: PublishedContent
  readonly sent: SentPage
}

export interface WholeQuestion {
  /** Query of the address, without `?`. */
  readonly query: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** A hundred kilobytes each, and the busiest pages are few. */
const mostPages = 64

/**
 * The pages that were sent last, whole, so that a busy one costs one look-up instead of one for each block and a copy of all. The key
 * says everything that the content does not: what of its visitor and its address a page may depend on. The least recently asked for
 * goes first.
 */
export function createWholePages() {
  const pages = new Map<string, Whole>()
  return {
    get(key: string, content: PublishedContent, { query, now }: WholeQuestion): SentPage | undefined {
      const found = pages.get(key)
      if (!found || (found.sent.query ?? query) !== query) return undefined
      pages.delete(key)
      if (found.content !== content || now >= found.sent.until) return undefined
      pages.set(key, found)
      return found.sent
    },
    /** Keeps what may be sent again; addresses with a query of their own are too many. */
    set(key: string, content: PublishedContent, sent: SentPage): void {
      if (!sent.until || sent.query) return
      pages.delete(key)
      if (pages.size >= mostPages) pages.delete(pages.keys().next().value!)
      pages.set(key, { content, sent })
    },
  }
}
