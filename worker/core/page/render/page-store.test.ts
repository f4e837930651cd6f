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
    const { brotli } = store.find('a')!
    expect(brotli!.size).toBeLessThan(page.length / 50)
    expect(Array.from(fromBrotli(await brotli!.bytes()))).toEqual(Array.from(page))
  })

  it('compresses a page once, however many ask for it', async () => {
    const compressed = vi.fn(compress)
    const store = createPageStore({ compress: compressed })
    const kept = await Promise.all(Array.from({ length: 5 }, () => store.keep('a', () => bytes(1))))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await store.keep('a', () => bytes(1))).toBe(store.find('a'))
    expect(compressed).toHaveBeenCalledTimes(1)
  })

  it('is bounded by bytes: the page used least recently is dropped, and its bytes with it', async () => {
    const store = createPageStore({ compress, maxBytes: 35_000 })
    const first = await store.keep('first', () => bytes(10_000))
    const second = await store.keep('second', () => bytes(10_000))
    const third = await store.keep('third', () => bytes(10_000))
    store.use(first!)
    await store.keep('fourth', () => bytes(10_000))
    expect([first, second, third].map(page => page!.brotli !== undefined)).toEqual([true, false, true])
    expect(['first', 'second', 'fourth'].map(key => store.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('keeps no page that is larger than the store', async () => {
    const store = createPageStore({ compress, maxBytes: 1000 })
    expect((await store.keep('a', () => bytes(2000)))!.brotli).toBeUndefined()
    expect(store.find('a')).toBeUndefined()
  })

  it('keeps pages for what strangers write into addresses apart from the others', async () => {
    const store = createPageStore({ compress, maxBytes: 20_000, maxAddressedBytes: 20_000 })
    await store.keep('page', () => bytes(10_000))
    for (const key of ['one', 'two', 'three']) await store.keep(key, () => bytes(10_000), true)
    expect(['page', 'one', 'two', 'three'].map(key => store.find(key) !== undefined)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('tries again after a failure', async () => {
    const failing = vi.fn(compress).mockRejectedValueOnce(new Error('no memory'))
    const store = createPageStore({ compress: failing })
    await expect(store.keep('a', () => bytes(1))).rejects.toThrow('no memory')
    expect(await store.keep('a', () => bytes(1))).toBeDefined()
  })
})
