import { describe, expect, it } from 'vitest'
import { isInPart, partsOf, rangeOf } from './sitemap-parts.ts'

const digits = (bucket: number) => bucket.toString(16).padStart(2, '0')
const evenly = (addresses: number, characters = 0) =>
  Array.from({ length: 256 }, (_, bucket) => ({
    ...{ bucket: digits(bucket), addresses, characters, changed: `2026-01-01T00:${digits(bucket)}` },
  }))
const limits = { addresses: 1000, characters: 50_000 }

describe('the parts of a sitemap', () => {
  it.each([
    ['an empty one is one part', [], [1]],
    ['a small one is one part', evenly(3), [1]],
    ['are halves where there are too many addresses', evenly(7), [2, 3]],
    ['are halves where there are too many characters', evenly(1, 391), [4, 5, 6, 7]],
    [
      'are small only where there is much',
      evenly(1).map(one => (one.bucket < '10' ? { ...one, addresses: 62 } : one)),
      [16, 17, 9, 5, 3],
    ],
    ['are left out where there is nothing', evenly(20).slice(0, 64), [8, 9]],
  ])('%s', (_, weights, expected) => {
    expect(partsOf(weights, limits).map(({ number }) => number)).toEqual(expected)
  })

  it('know when something in them changed last', () => {
    expect(partsOf(evenly(7), limits).map(({ changed }) => changed)).toEqual([
      '2026-01-01T00:7f',
      '2026-01-01T00:ff',
    ])
  })

  it('hold each uuid once, whatever it begins with', () => {
    const parts = partsOf(evenly(700), limits).map(({ number }) => number)
    expect(parts).toHaveLength(256)
    for (const uuid of ['', '00000000', '7f3a', '80', 'ffffffff', 'zz', 'A0'])
      expect(parts.filter(number => isInPart(uuid, number))).toHaveLength(1)
    expect(rangeOf(1)).toEqual({ from: '', to: '~' })
    expect(rangeOf(5)).toEqual({ from: '40', to: '80' })
  })
})
