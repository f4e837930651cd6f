/** A page as brotli bytes; without them, when the store has dropped it. */
export interface StoredPage {
  readonly key: string
  brotli: Uint8Array | undefined
}

interface PageStoreDependencies {
  readonly compress: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Default 24 MB: some thousand pages. */
  readonly maxBytes?: number
}

/** Bytes of an entry beside the page itself. */
const overhead = 500

const sizeOf = ({ brotli, key }: StoredPage) => overhead + key.length + (brotli?.length ?? 0)

/**
 * Whole pages, compressed. A page is found by the identity of everything it is made of (`SentPage.key`), so visitors who are shown the
 * same bytes share them, whatever their country is. Bounded by bytes: the page that was used least recently is dropped first.
 */
export function createPageStore({ compress, maxBytes = 24_000_000 }: PageStoreDependencies) {
  const pages = new Map<string, StoredPage>()
  const compressing = new Set<string>()
  /** The page that was used last. */
  let newest: StoredPage | undefined
  let size = 0

  function drop(page: StoredPage): void {
    pages.delete(page.key)
    size -= sizeOf(page)
    // An answer that still names the page finds that it is gone.
    page.brotli = undefined
  }

  function add(page: StoredPage): void {
    pages.set(page.key, page)
    newest = page
    size += sizeOf(page)
    for (const oldest of pages.values()) {
      if (size <= maxBytes) return
      drop(oldest)
    }
  }

  /** Marks a page as used last. */
  function use(page: StoredPage): void {
    if (page === newest) return
    newest = page
    pages.delete(page.key)
    pages.set(page.key, page)
  }

  return {
    use,
    find(key: string): StoredPage | undefined {
      const page = pages.get(key)
      if (page) use(page)
      return page
    },
    /** Compresses and stores a page. Undefined while another request does that already. */
    async keep(key: string, write: () => Uint8Array): Promise<StoredPage | undefined> {
      const known = pages.get(key)
      if (known || compressing.has(key)) return known
      compressing.add(key)
      try {
        const page = { key, brotli: await compress(write()) }
        add(page)
        return page
      } finally {
        compressing.delete(key)
      }
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>
