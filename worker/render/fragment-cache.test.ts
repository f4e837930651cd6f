import { describe, expect, it } from 'vitest'
import { cacheHandle } from '../page/cache-handle.ts'
import type { Reading } from '../page/facts.ts'
import { createKeptRenderings } from './fragment-cache.ts'
import type { Rendering } from './rendering.ts'

const page = cacheHandle({})
const rendering = (html: string, until = Number.POSITIVE_INFINITY): Rendering => ({
  bytes: new TextEncoder().encode(html),
  styles: { id: 0, tokens: [] },
  tag: 0,
  until,
})
const reader =
  (facts: Record<string, string>) =>
  (entry: string): Reading => ({ value: facts[entry], key: facts[entry] ?? '' })
const recording = (...reads: string[]) => ({
  reads: new Set(reads),
  until: Number.POSITIVE_INFINITY,
  keep: true,
})

function setUp() {
  const overflows: unknown[] = []
  const kept = createKeptRenderings(source => overflows.push(source))
  return { kept, overflows }
}

describe('kept renderings', () => {
  it('one that read nothing is everybody’s', () => {
    const { kept } = setUp()
    const source = cacheHandle({})
    kept.store({ source, page, read: reader({}), recording: recording(), rendering: rendering('a') })
    expect(kept.find(source, cacheHandle({}), reader({ country: 'CH' }), 0)).toBeDefined()
  })

  it('is found by the values it read, and only by them', () => {
    const { kept } = setUp()
    const source = cacheHandle({})
    kept.store({
      source,
      page,
      read: reader({ country: 'CH' }),
      recording: recording('country'),
      rendering: rendering('ch'),
    })
    expect(kept.find(source, page, reader({ country: 'CH' }), 0)).toBeDefined()
    expect(kept.find(source, page, reader({ country: 'DE' }), 0)).toBeUndefined()
  })

  it('when a rendering reads more than those before, they are all forgotten', () => {
    const { kept } = setUp()
    const source = cacheHandle({})
    kept.store({
      source,
      page,
      read: reader({ a: '1' }),
      recording: recording('a'),
      rendering: rendering('1'),
    })
    kept.store({
      source,
      page,
      read: reader({ a: '2', b: '1' }),
      recording: recording('a', 'b'),
      rendering: rendering('2'),
    })
    expect(kept.find(source, page, reader({ a: '1', b: '1' }), 0)).toBeUndefined()
    expect(kept.find(source, page, reader({ a: '2', b: '1' }), 0)).toBeDefined()
  })

  it('one that read a fact of the page belongs to that page', () => {
    const { kept } = setUp()
    const source = cacheHandle({})
    kept.store({
      source,
      page,
      read: reader({ path: '/a/' }),
      recording: recording('path'),
      rendering: rendering('a'),
    })
    expect(kept.find(source, page, reader({ path: '/a/' }), 0)).toBeDefined()
    expect(kept.find(source, cacheHandle({}), reader({ path: '/a/' }), 0)).toBeUndefined()
    expect(kept.find(source, page, reader({ path: '/b/' }), 0)).toBeUndefined()
  })

  it('lives until its bound', () => {
    const { kept } = setUp()
    const source = cacheHandle({})
    kept.store({ source, page, read: reader({}), recording: recording(), rendering: rendering('a', 100) })
    expect(kept.find(source, page, reader({}), 99)).toBeDefined()
    expect(kept.find(source, page, reader({}), 100)).toBeUndefined()
  })

  it('what must not be kept is not', () => {
    const { kept } = setUp()
    const source = cacheHandle({})
    expect(
      kept.store({
        source,
        page,
        read: reader({}),
        recording: { ...recording(), keep: false },
        rendering: rendering('a'),
      }),
    ).toBe(0)
    expect(kept.find(source, page, reader({}), 0)).toBeUndefined()
  })

  it('at most 128 hang on a block: the oldest goes, and the log hears of it', () => {
    const { kept, overflows } = setUp()
    const source = cacheHandle({})
    for (let index = 0; index < 134; index++) {
      kept.store({
        source,
        page,
        read: reader({ a: String(index) }),
        recording: recording('a'),
        rendering: rendering('a'),
      })
    }
    expect(overflows).toHaveLength(6)
    const isKept = (a: string) => kept.find(source, page, reader({ a }), 0) !== undefined
    expect(['5', '6', '133'].map(isKept)).toEqual([false, true, true])
  })

  it('says by how much more is kept', () => {
    const { kept } = setUp()
    const source = cacheHandle({})
    const store = (a: string) =>
      kept.store({
        source,
        page,
        read: reader({ a }),
        recording: recording('a'),
        rendering: rendering('a'),
      })
    const size = store('0')
    expect(size).toBeGreaterThan(0)
    expect(store('0')).toBe(0)
    for (let index = 1; index < 128; index++) expect(store(String(index))).toBe(size)
    expect(store('more')).toBe(0)
  })
})
