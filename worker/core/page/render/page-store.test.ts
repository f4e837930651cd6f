import { describe, expect, it, vi } from 'vitest'
import { createPageStore, fromBrotli, toBrotli } from './page-store.ts'

const bytes = (length: number) => new Uint8Array(length)
/** As long as the page. */
const compress = async (page: Uint8Array) => page

describe('the page store', () => {
  it('gives a page back as brotli', async () => {
    const store = createPageStore({ compress: toBrotli })
    const page = new TextEncoder().encode('<p>Studium</p>'.repeat(1000))
    await store.keep('a', () => page)
    const { brotli } = (await store.find('a', () => page))!
    expect(brotli!.size).toBeLessThan(page.length / 50)
    expect(Array.from(fromBrotli(await brotli!.bytes()))).toEqual(Array.from(page))
  })

  it('compresses a page once, however many request it', async () => {
    const compressed = vi.fn(compress)
    const store = createPageStore({ compress: compressed })
    const kept = await Promise.all(Array.from({ length: 5 }, () => store.keep('a', () => bytes(1))))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await store.keep('a', () => bytes(1))).toBe(await store.find('a', () => bytes(1)))
    expect(compressed).toHaveBeenCalledTimes(1)
  })

  it('is bounded by bytes: a page that is requested again replaces the one used least recently', async () => {
    const store = createPageStore({ compress, maxBytes: 35_000 })
    const keep = (key: string) => store.keep(key, () => bytes(10_000))
    const [first, second, third] = [await keep('first'), await keep('second'), await keep('third')]
    store.use(first!)
    expect(await keep('fourth')).toBeUndefined()
    store.use(third!)
    store.use(first!)
    store.use(third!)
    const fourth = await store.find('fourth', () => bytes(10_000))
    expect(store.isKept(fourth!)).toBe(true)
    // The answers that name it find that it is gone.
    expect([first, second, third].map(page => page!.brotli !== undefined)).toEqual([true, false, true])
    expect([first, second, third].map(page => store.isKept(page!))).toEqual([true, false, true])
  })

  it('compresses a page that has no place for the request that repeats it', async () => {
    const store = createPageStore({ compress, maxBytes: 1000 })
    const page = () => bytes(2000)
    expect(await store.find('a', page)).toBeUndefined()
    expect(await store.keep('a', page)).toBeUndefined()
    const again = await store.find('a', page)
    expect(again!.brotli!.size).toBe(2000)
    expect(store.isKept(again!)).toBe(false)
  })

  it('keeps pages for what strangers write into addresses apart from the others', async () => {
    const store = createPageStore({ compress, maxBytes: 20_000, maxAddressedBytes: 20_000 })
    const page = await store.keep('page', () => bytes(10_000))
    for (const key of ['one', 'two', 'three', 'two', 'two', 'two']) {
      const found = await store.find(key, () => bytes(10_000))
      if (!found) await store.keep(key, () => bytes(10_000), true)
    }
    expect(store.isKept(page!)).toBe(true)
    const two = await store.find('two', () => bytes(10_000))
    expect(store.isKept(two!)).toBe(true)
    expect(two!.isAddressed).toBe(true)
  })

  it('tries again after a failure', async () => {
    const failing = vi.fn(compress).mockRejectedValueOnce(new Error('no memory'))
    const store = createPageStore({ compress: failing })
    await expect(store.keep('a', () => bytes(1))).rejects.toThrow('no memory')
    expect(await store.keep('a', () => bytes(1))).toBeDefined()
  })
})

/** Numbers from 0 to 1 in an order that is the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('a page store that has a place for 100 pages', () => {
  const length = 1_000
  const requests = 6_000
  const places = 100

  /** Requests pages by number. Returns the share of requests whose page was kept. */
  async function hitsOf(numberOf: (request: number) => number, store = newStore()): Promise<number> {
    let hits = 0
    for (let request = 0; request < requests; request++) {
      const key = `page ${numberOf(request)}`
      const before = store.compressed.mock.calls.length
      const found = await store.find(key, () => bytes(length))
      if (found && store.compressed.mock.calls.length === before) hits++
      if (!found) await store.keep(key, () => bytes(length))
    }
    return hits / requests
  }

  function newStore() {
    const compressed = vi.fn(compress)
    return { compressed, ...createPageStore({ compress: compressed, maxBytes: places * (length + 600) }) }
  }

  it.each([113, 200, 900])('finds its part of %d pages that are requested in turn', async pages => {
    expect(await hitsOf(request => request % pages)).toBeGreaterThan((0.9 * places) / pages)
  })

  it.each([113, 200, 900])('finds its part of %d pages that are requested at random', async pages => {
    const random = createRandom(pages)
    expect(await hitsOf(() => Math.floor(random() * pages))).toBeGreaterThan((0.9 * places) / pages)
  })

  it('finds the pages that are requested most', async () => {
    const random = createRandom(1)
    // Zipf: the page of rank n is requested n times less often than the first.
    const shares = [0]
    for (let rank = 1; rank <= 900; rank++) shares.push(shares.at(-1)! + 1 / rank)
    const sum = shares.at(-1)!
    const best = shares[places]! / sum
    const choose = () => {
      const drawn = random() * sum
      return shares.findIndex(share => share > drawn)
    }
    expect(await hitsOf(choose)).toBeGreaterThan(0.8 * best)
  })

  it('makes room for other pages once nobody requests the former ones', async () => {
    const store = newStore()
    await hitsOf(request => request % places, store)
    expect(await hitsOf(request => 1_000 + (request % places), store)).toBeGreaterThan(0.95)
  })

  it('keeps pages that visitors request while a crawler requests all', async () => {
    const random = createRandom(2)
    const visited = () => Math.floor(random() * 50)
    const half = await hitsOf(request => (request % 2 ? visited() : 1_000 + request))
    expect(half).toBeGreaterThan(0.45)
  })
})
