import { describe, expect, it } from 'vitest'
import type { Reading } from '../data/datum.ts'
import { cacheHandle } from '../model.ts'
import type { FactEntry } from '../read-facts.ts'
import type { Fragment } from './fragment.ts'
import { createFragmentCache } from './fragment-cache.ts'

const page = cacheHandle({})
const styles = { id: 0, tokens: [] }
let lastId = 0
const fragment = (html: string, until = Number.POSITIVE_INFINITY): Fragment => ({
  id: ++lastId,
  bytes: new TextEncoder().encode(html),
  styles,
  tag: 0,
  until,
})
const reader =
  (facts: Partial<Record<FactEntry, string>>) =>
  (entry: FactEntry): Reading => ({ value: facts[entry], key: facts[entry] ?? '' })
const recording = (...reads: FactEntry[]) => ({
  reads: new Set(reads),
  until: Number.POSITIVE_INFINITY,
  keep: true,
})

function setUp() {
  const overflows: unknown[] = []
  const cache = createFragmentCache(source => overflows.push(source))
  return { cache, overflows }
}

describe('kept fragments', () => {
  it('one that read nothing is everybody’s', () => {
    const { cache } = setUp()
    const source = cacheHandle({})
    cache.store({ source, page, read: reader({}), recording: recording(), fragment: fragment('a') })
    expect(cache.find(source, cacheHandle({}), reader({ country: 'CH' }), 0)).toBeDefined()
  })

  it('is found by the values it read, and only by them', () => {
    const { cache } = setUp()
    const source = cacheHandle({})
    cache.store({
      source,
      page,
      read: reader({ country: 'CH' }),
      recording: recording('country'),
      fragment: fragment('ch'),
    })
    expect(cache.find(source, page, reader({ country: 'CH' }), 0)).toBeDefined()
    expect(cache.find(source, page, reader({ country: 'DE' }), 0)).toBeUndefined()
  })

  it('when a fragment reads more than those before, they are all forgotten', () => {
    const { cache } = setUp()
    const source = cacheHandle({})
    cache.store({
      source,
      page,
      read: reader({ country: '1' }),
      recording: recording('country'),
      fragment: fragment('1'),
    })
    cache.store({
      source,
      page,
      read: reader({ country: '2', unit: '1' }),
      recording: recording('country', 'unit'),
      fragment: fragment('2'),
    })
    expect(cache.find(source, page, reader({ country: '1', unit: '1' }), 0)).toBeUndefined()
    expect(cache.find(source, page, reader({ country: '2', unit: '1' }), 0)).toBeDefined()
  })

  it('one that read a fact of the page belongs to that page', () => {
    const { cache } = setUp()
    const source = cacheHandle({})
    cache.store({
      source,
      page,
      read: reader({ path: '/a/' }),
      recording: recording('path'),
      fragment: fragment('a'),
    })
    expect(cache.find(source, page, reader({ path: '/a/' }), 0)).toBeDefined()
    expect(cache.find(source, cacheHandle({}), reader({ path: '/a/' }), 0)).toBeUndefined()
    expect(cache.find(source, page, reader({ path: '/b/' }), 0)).toBeUndefined()
  })

  it('lives until its bound', () => {
    const { cache } = setUp()
    const source = cacheHandle({})
    cache.store({ source, page, read: reader({}), recording: recording(), fragment: fragment('a', 100) })
    expect(cache.find(source, page, reader({}), 99)).toBeDefined()
    expect(cache.find(source, page, reader({}), 100)).toBeUndefined()
  })

  it('does not cache uncacheable fragments', () => {
    const { cache } = setUp()
    const source = cacheHandle({})
    expect(
      cache.store({
        source,
        page,
        read: reader({}),
        recording: { ...recording(), keep: false },
        fragment: fragment('a'),
      }).growth,
    ).toBe(0)
    expect(cache.find(source, page, reader({}), 0)).toBeUndefined()
  })

  it('at most 128 hang on a block: the oldest goes, and the log hears of it', () => {
    const { cache, overflows } = setUp()
    const source = cacheHandle({})
    for (let index = 0; index < 134; index++) {
      cache.store({
        source,
        page,
        read: reader({ country: String(index) }),
        recording: recording('country'),
        fragment: fragment('a'),
      })
    }
    expect(overflows).toHaveLength(6)
    const isKept = (country: string) => cache.find(source, page, reader({ country }), 0) !== undefined
    expect(['5', '6', '133'].map(isKept)).toEqual([false, true, true])
  })

  it('says by how much more is kept', () => {
    const { cache } = setUp()
    const source = cacheHandle({})
    const store = (country: string) =>
      cache.store({
        source,
        page,
        read: reader({ country }),
        recording: recording('country'),
        fragment: fragment(country.padStart(4)),
      }).growth
    const size = store('0')
    expect(size).toBeGreaterThan(0)
    expect(store('0')).toBe(0)
    for (let index = 1; index < 128; index++) expect(store(String(index))).toBe(size)
    expect(store('more')).toBe(0)
  })

  describe('of one block that send the same', () => {
    function storing(source = cacheHandle({}), { cache } = setUp()) {
      return (country: string, made: Fragment) =>
        cache.store({
          source,
          page,
          read: reader({ country }),
          recording: recording('country'),
          fragment: made,
        })
    }
    const longText = 'a'.repeat(1000)

    it('are one to the pages that they are in, and count once', () => {
      const store = storing()
      const first = store('DE', fragment(longText))
      const other = store('AT', fragment(longText, 100))
      expect(other.fragment.id).toBe(first.fragment.id)
      expect(other.fragment.bytes).toBe(first.fragment.bytes)
      expect(other.fragment.until).toBe(100)
      expect([first.growth > 1000, other.growth < 1000, other.growth > 0]).toEqual([true, true, true])
    })

    it('are told apart by their bytes, styles and placeholders', () => {
      const [store, made] = [storing(), fragment('a')]
      const query = (own: string): NonNullable<Fragment['segments']> => [
        new TextEncoder().encode('a'),
        { kind: 'query', own: [own], first: true },
      ]
      const all = [
        made,
        fragment('b'),
        { ...fragment('a'), styles: { ...styles } },
        { ...fragment(''), segments: query('x') },
        { ...fragment(''), segments: query('y') },
      ]
      const ids = all.map((one, index) => store(String(index), one).fragment.id)
      expect(new Set(ids).size).toBe(5)
      expect(store('same', { ...fragment(''), segments: query('y') }).fragment.id).toBe(ids[4])
    })

    it('count until the last of them goes', () => {
      const store = storing()
      const grown = [
        store('DE', fragment(longText)),
        store('AT', fragment(longText)),
        store('DE', fragment('b')),
      ]
      const [first, , third] = grown.map(({ growth }) => growth)
      expect(third).toBeGreaterThan(0)
      expect(store('AT', fragment('b')).growth).toBeLessThan(-900)
      expect(first).toBeGreaterThan(1000)
    })

    it('are no other block’s', () => {
      const sites = setUp()
      const [one, other] = [storing(cacheHandle({}), sites), storing(cacheHandle({}), sites)]
      expect(one('DE', fragment('a')).fragment.id).not.toBe(other('DE', fragment('a')).fragment.id)
    })
  })
})
