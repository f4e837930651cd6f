import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'

/** Takes 2 ms for a page of 100 KB; a higher quality takes several times as long for a few percent. */
const defaultQuality = 5

/** Bytes as brotli (RFC 7932). */
export const toBrotli = (bytes: Uint8Array, quality = defaultQuality): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    brotliCompress(bytes, { params }, (error, compressed) => (error ? reject(error) : resolve(compressed)))
  })

/** The bytes again, for a client that does not take brotli. */
export const fromBrotli = (bytes: Uint8Array): Uint8Array => brotliDecompressSync(bytes)

/** A page as brotli bytes; without them, when the store has dropped it. */
export interface StoredPage {
  readonly key: string
  /** Bytes of the page as it is. */
  readonly length: number
  /** The runtime sends the bytes of a blob without a copy, and without a call of a script. */
  brotli: Blob | undefined
  /** The page shows something that somebody wrote into the address. */
  readonly isAddressed?: boolean
}

interface PageStoreDependencies {
  readonly compress: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Default 16 MB: some 800 pages of 20 KB. */
  readonly maxBytes?: number
  /** Maximum bytes of pages that show what strangers write into addresses. */
  readonly maxAddressedBytes?: number
}

/** Bytes of an entry beside the page itself. */
const overhead = 500

const sizeOf = ({ brotli, key }: StoredPage) => overhead + key.length + (brotli?.size ?? 0)

/** Pages up to a number of bytes: the page that was used least recently is dropped first. */
function createShelf(maxBytes: number) {
  const pages = new Map<string, StoredPage>()
  /** The page that was used last. */
  let newest: StoredPage | undefined
  let size = 0

  function drop(page: StoredPage): void {
    pages.delete(page.key)
    size -= sizeOf(page)
    // An answer that still names the page finds that it is gone.
    page.brotli = undefined
  }

  return {
    get: (key: string) => pages.get(key),
    add(page: StoredPage): void {
      pages.set(page.key, page)
      newest = page
      size += sizeOf(page)
      for (const oldest of pages.values()) {
        if (size <= maxBytes) return
        drop(oldest)
      }
    },
    /** Marks a page as used last. */
    use(page: StoredPage): void {
      if (page === newest) return
      newest = page
      pages.delete(page.key)
      pages.set(page.key, page)
    },
  }
}

/**
 * Whole pages, compressed. A page is found by the identity of all its parts (`SentPage.key`), so visitors who are shown the same bytes share
 * them, whatever their country is. Bounded by bytes; pages that show what strangers write into addresses have a separate bound.
 */
export function createPageStore({
  compress,
  maxBytes = 16_000_000,
  maxAddressedBytes = 4_000_000,
}: PageStoreDependencies) {
  const general = createShelf(maxBytes)
  const addressed = createShelf(maxAddressedBytes)
  const compressing = new Set<string>()
  const shelfOf = ({ isAddressed }: Pick<StoredPage, 'isAddressed'>) => (isAddressed ? addressed : general)
  const get = (key: string) => general.get(key) ?? addressed.get(key)
  const use = (page: StoredPage) => shelfOf(page).use(page)

  return {
    use,
    find(key: string): StoredPage | undefined {
      const page = get(key)
      if (page) use(page)
      return page
    },
    /** Compresses and stores a page. Undefined while another request does that already. */
    async keep(key: string, write: () => Uint8Array, isAddressed = false): Promise<StoredPage | undefined> {
      const known = get(key)
      if (known || compressing.has(key)) return known
      compressing.add(key)
      try {
        const bytes = write()
        const page = { key, length: bytes.length, brotli: new Blob([await compress(bytes)]), isAddressed }
        shelfOf(page).add(page)
        return page
      } finally {
        compressing.delete(key)
      }
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>
