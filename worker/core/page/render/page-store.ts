import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { createBoundedMap } from '../../base/caching/bounded-map.ts'

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
  /** When the page was last requested, in requests to its shelf. */
  usedAt: number
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

/** Pages that are not kept, but whose last request is remembered. */
const maxRemembered = 4_000

/**
 * Pages up to a number of bytes. A full shelf replaces a page only by one that is requested more often: by one whose last two requests are closer
 * together than the time since the last request of the page that it replaces (as LIRS does, doi:10.1145/511334.511340). A crawler that requests more
 * pages than fit replaces nothing, and pages that nobody requests any more make room.
 */
function createShelf(maxBytes: number) {
  /** In the order of their last requests. */
  const pages = new Map<string, StoredPage>()
  /** Requests of pages that are not kept. */
  const remembered = createBoundedMap<string, number>(maxRemembered)
  let requests = 0
  let size = 0

  function drop(page: StoredPage): void {
    pages.delete(page.key)
    size -= sizeOf(page)
    // An answer that still names the page finds that it is gone.
    page.brotli = undefined
  }

  /** The pages that make room for another one; undefined where one of them is requested at least as often. */
  function replaceable(bytes: number, interval: number): StoredPage[] | undefined {
    const chosen: StoredPage[] = []
    let missing = size + bytes - maxBytes
    for (const page of pages.values()) {
      if (missing <= 0) break
      if (requests - page.usedAt <= interval) return undefined
      chosen.push(page)
      missing -= sizeOf(page)
    }
    return missing <= 0 ? chosen : undefined
  }

  return {
    get: (key: string) => pages.get(key),
    wasRequested: (key: string) => remembered.has(key),
    /** Whether a page of the usual size takes the place of another one, which it cannot when it is requested for the first time. */
    isFull: () => size + size / pages.size > maxBytes,
    remember: (key: string) => remembered.set(key, ++requests),
    /** Keeps a page that was requested, if it has a place. */
    offer(page: StoredPage): void {
      const before = remembered.get(page.key) ?? Number.NEGATIVE_INFINITY
      page.usedAt = ++requests
      const others = replaceable(sizeOf(page), requests - before)
      if (!others) {
        remembered.set(page.key, requests)
        return
      }
      for (const other of others) drop(other)
      remembered.delete(page.key)
      pages.set(page.key, page)
      size += sizeOf(page)
    },
    /** Notes that a page was requested. */
    use(page: StoredPage): void {
      if (page.usedAt === requests) return
      page.usedAt = ++requests
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
  const shelves = [general, addressed]
  const compressing = new Set<string>()
  const get = (key: string) => general.get(key) ?? addressed.get(key)
  const use = (page: StoredPage) => (page.isAddressed ? addressed : general).use(page)

  /** Compresses a page, and keeps it if it has a place. */
  async function make(key: string, write: () => Uint8Array, shelf: typeof general): Promise<StoredPage> {
    const bytes = write()
    const brotli = new Blob([await compress(bytes)])
    const page = { key, length: bytes.length, brotli, isAddressed: shelf === addressed, usedAt: 0 }
    // Another request may have compressed it meanwhile.
    if (!get(key)) shelf.offer(page)
    return page
  }

  /** Whether an answer may keep the page: its bytes are counted here. */
  const isKept = (page: StoredPage) => get(page.key) === page

  return {
    use,
    isKept,
    /**
     * The compressed page. One that had no place when it was requested before is compressed for this request. Undefined for a first request, whose
     * page is sent first and compressed later (`keep`).
     */
    async find(key: string, write: () => Uint8Array): Promise<StoredPage | undefined> {
      const page = get(key)
      if (page) use(page)
      const shelf = shelves.find(({ wasRequested }) => wasRequested(key))
      return page ?? (shelf && make(key, write, shelf))
    },
    /** Compresses a page, and keeps it if it has a place. Undefined where it has none, or another request compresses it already. */
    async keep(key: string, write: () => Uint8Array, isAddressed = false): Promise<StoredPage | undefined> {
      const known = get(key)
      if (known || compressing.has(key)) return known
      const shelf = isAddressed ? addressed : general
      if (shelf.isFull() && !shelf.wasRequested(key)) {
        shelf.remember(key)
        return undefined
      }
      compressing.add(key)
      try {
        const page = await make(key, write, shelf)
        return isKept(page) ? page : undefined
      } finally {
        compressing.delete(key)
      }
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>
