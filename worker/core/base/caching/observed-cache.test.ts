import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { observe } from './facts.ts'
import { createObservedCache } from './observed-cache.ts'

interface Facts {
  readonly host: string
  readonly language: string
  readonly country: string
  readonly phone: boolean
}

const facts = (own: Partial<Facts> = {}): Facts => ({
  host: 'a',
  language: 'de',
  country: 'DE',
  phone: false,
  ...own,
})

function keep(
  cache: ReturnType<typeof createObservedCache<Facts, string>>,
  of: Facts,
  reads: (keyof Facts)[],
) {
  const observed = observe(of)
  const value = reads.map(name => `${name}=${observed.facts[name]}`).join()
  cache.keep(of, observed.seen, value)
  return value
}

describe('a cache keyed by the facts that were read', () => {
  it('finds by what was read, whatever the rest is', () => {
    const cache = createObservedCache<Facts, string>({ max: 10 })
    const value = keep(cache, facts(), ['host', 'country'])
    expect(cache.find(facts({ language: 'en', phone: true }))).toBe(value)
    expect(cache.find(facts({ host: 'b' }))).toBeUndefined()
    expect(cache.find(facts({ country: 'CH' }))).toBeUndefined()
  })

  it('a value made without reading facts is found by all', () => {
    const cache = createObservedCache<Facts, string>({ max: 10 })
    const value = keep(cache, facts(), [])
    expect(cache.find(facts({ host: 'b', country: 'CH' }))).toBe(value)
  })

  it('the facts that are read may depend on earlier ones', () => {
    const cache = createObservedCache<Facts, string>({ max: 10 })
    keep(cache, facts(), ['host'])
    keep(cache, facts({ host: 'b' }), ['host', 'country'])
    expect(cache.find(facts({ country: 'CH' }))).toBe('host=a')
    expect(cache.find(facts({ host: 'b' }))).toBe('host=b,country=DE')
    expect(cache.find(facts({ host: 'b', country: 'CH' }))).toBeUndefined()
  })

  it('a value made from more facts replaces the value in its place', () => {
    const cache = createObservedCache<Facts, string>({ max: 10 })
    keep(cache, facts(), ['host'])
    keep(cache, facts(), ['host', 'country'])
    expect(cache.find(facts({ country: 'CH' }))).toBeUndefined()
    expect(cache.find(facts())).toBe('host=a,country=DE')
    keep(cache, facts(), ['country'])
    expect(cache.find(facts({ host: 'b' }))).toBe('country=DE')
  })

  it('the order of reading makes no difference', () => {
    const cache = createObservedCache<Facts, string>({ max: 10 })
    keep(cache, facts(), ['host', 'country'])
    keep(cache, facts({ country: 'CH' }), ['country', 'host'])
    expect(cache.find(facts())).toBe('host=a,country=DE')
    expect(cache.find(facts({ country: 'CH' }))).toBe('country=CH,host=a')
  })

  it('evicts the least recently used value first', () => {
    const cache = createObservedCache<Facts, string>({ max: 2 })
    keep(cache, facts({ country: 'DE' }), ['country'])
    keep(cache, facts({ country: 'CH' }), ['country'])
    cache.find(facts({ country: 'DE' }))
    keep(cache, facts({ country: 'AT' }), ['country'])
    expect(['DE', 'CH', 'AT'].map(country => cache.find(facts({ country })))).toEqual([
      'country=DE',
      undefined,
      'country=AT',
    ])
  })

  it('removes chosen values, and all', () => {
    const cache = createObservedCache<Facts, string>({ max: 10 })
    keep(cache, facts({ country: 'DE' }), ['country'])
    keep(cache, facts({ country: 'CH' }), ['country'])
    cache.drop(value => value.endsWith('CH'))
    expect(cache.find(facts({ country: 'CH' }))).toBeUndefined()
    expect(cache.find(facts({ country: 'DE' }))).toBe('country=DE')
    cache.clear()
    expect(cache.find(facts({ country: 'DE' }))).toBeUndefined()
  })

  it('never gives what was made of other values: 500 sequences', () => {
    const names = ['host', 'language', 'country', 'phone'] as const
    const one = fc.record({
      host: fc.constantFrom('a', 'b', 'c'),
      language: fc.constantFrom('de', 'en'),
      country: fc.constantFrom('DE', 'CH'),
      phone: fc.boolean(),
    })
    const steps = fc.array(fc.tuple(one, fc.uniqueArray(fc.constantFrom(...names))), { maxLength: 25 })
    fc.assert(
      fc.property(steps, sequence => {
        const cache = createObservedCache<Facts, { of: Facts; seen: readonly (keyof Facts)[] }>({ max: 5 })
        for (const [requested, reads] of sequence) {
          const found = cache.find(requested)
          for (const name of found?.seen ?? []) expect(requested[name]).toBe(found!.of[name])
          cache.keep(requested, new Set(reads), { of: requested, seen: reads })
          expect(cache.find(requested)?.of).toBe(requested)
        }
      }),
      { numRuns: 500, seed: 15 },
    )
  })
})

describe('observed values', () => {
  it('are written down when they are read, copied or looked for', () => {
    const one = observe(facts())
    expect(one.facts.host).toBe('a')
    expect([...one.seen]).toEqual(['host'])
    const all = observe(facts())
    expect({ ...all.facts }).toEqual(facts())
    expect([...all.seen]).toEqual(['host', 'language', 'country', 'phone'])
    const looked = observe<Partial<Facts>>({})
    expect('host' in looked.facts).toBe(false)
    expect([...looked.seen]).toEqual(['host'])
  })

  it('a question is written down with its argument, and an answer found by the answers to its questions', () => {
    const factsWith = (ids: readonly string[]) => ({ isClosed: (id: string) => ids.includes(id) })
    const { facts: requested, seen } = observe(factsWith([]))
    expect([requested.isClosed('a'), requested.isClosed('b')]).toEqual([false, false])
    expect([...seen]).toEqual(['isClosed:a', 'isClosed:b'])
    const cache = createObservedCache<ReturnType<typeof factsWith>, string>({ max: 10 })
    cache.keep(requested, seen, 'both open')
    expect(cache.find(factsWith(['c', 'd']))).toBe('both open')
    expect(cache.find(factsWith(['b']))).toBeUndefined()
  })
})
