import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import {
  filterQuery,
  keysOf,
  mergeQueries,
  pageNumberOf,
  parameterIn,
  passedToOthers,
  withoutKey,
} from './query.ts'

it.each([
  ['', '', ''],
  ['a=1', '', 'a=1'],
  ['', 'b=%20&b=+', 'b=%20&b=+'],
  ['a=1', 'a=2&b=3&%61=4', 'a=1&b=3'],
  ['a', 'a=2&&c', 'a&c'],
])('%s over %s is %s', (strong, weak, merged) => {
  expect(mergeQueries(strong, weak)).toBe(merged)
})

it('drops a key in every spelling and keeps the rest to the letter', () => {
  expect(withoutKey('a=%7E&x=1&%78=2&b', 'x')).toBe('a=%7E&b')
  expect(keysOf('a=1&a=%C3%BC&b')).toEqual([
    ['a', '1'],
    ['a', 'ü'],
    ['b', ''],
  ])
})

it('reads a query as its address does, part by part', () => {
  const part = fc.string({
    unit: fc.constantFrom('a', '=', '%41', '%', '+', '?', 'ü', '&', '#', '.'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(part, query => {
      expect(keysOf(query)).toEqual([...new URLSearchParams(`&${query}`)])
      expect(filterQuery(query, () => true)).toBe(query.split('&').filter(Boolean).join('&'))
    }),
  )
})

it('decodes a query of thousands of parameters once', () => {
  let made = 0
  class CountedParams extends URLSearchParams {
    constructor(text: string) {
      super(text)
      made++
    }
  }
  vi.stubGlobal('URLSearchParams', CountedParams)
  expect(keysOf('%61=%62&'.repeat(1_000))).toHaveLength(1_000)
  expect(keysOf('a&'.repeat(4_000))).toHaveLength(4_000)
  vi.unstubAllGlobals()
  expect(made).toBe(1)
})

it.each([
  ['page=2', 2],
  ['a=1&page=9999', 9999],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1e9', 1],
  ['page=10000', 1],
  ['pages=2', 1],
])('%s requests page %i', (query, number) => {
  expect(pageNumberOf(query)).toBe(number)
})

it.each([
  ['q=a&q=b', 'a'],
  ['%71=%C3%BC', 'ü'],
  ['', ''],
  ['p=1', ''],
  ['q=a%00b%0Ac%7F%C2%85d%EF%BF%BF', 'ab c d'],
  // The characters with which the renderer marks placeholders.
  [`q=${encodeURIComponent('a\u{F0000}b\u{F0002}0\u{F0003}\u{F0005}c')}`, 'ab0c'],
  [`q=${'x'.repeat(200)}`, 'x'.repeat(100)],
  [`q=${'x'.repeat(99)}%F0%9F%98%80`, 'x'.repeat(99)],
])('the parameter of %s is %s', (query, value) => {
  expect(parameterIn(query, 'q')).toBe(value)
})

const many = Array.from({ length: 100 }, (_, index) => `utm_${'a'.repeat(1 + (index % 30))}=${index}`).join(
  '&',
)
const technical = [
  '_storyblok=1',
  '_storyblok_tk[token]=1',
  '_storyblok_tk%5Btoken%5D=1',
  '_link=a.b',
  'testing=on',
  'variantId=b',
  'nuxtlink',
  ':~:text=x',
  '%3A~%3Atext=x',
]

it.each([
  ['', ''],
  ['utm_source=a&utm_source=b&gclid=1', 'utm_source=a&utm_source=b&gclid=1'],
  [
    'gbraid=1&wbraid=2&fbclid=3&msclkid=4&utm_id=%C3%BC',
    'gbraid=1&wbraid=2&fbclid=3&msclkid=4&utm_id=%C3%BC',
  ],
  ['email=a@b.example&token=1&utm_source=a', 'utm_source=a'],
  ['UTM_SOURCE=a&utm_=b&utm_so-urce=c&xgclid=d&gclidx=e', ''],
  [technical.join('&'), ''],
  [`utm_source=${'x'.repeat(501)}`, `utm_source=${'x'.repeat(501)}`],
  [`utm_source=${'x'.repeat(502)}&gclid=1`, 'gclid=1'],
])('of %s goes %s', (query, passed) => {
  expect(passedToOthers(query)).toBe(passed)
})

it('passes on what redirects set, but no technical key', () => {
  const named = new Set(['ref', '_link'])
  expect(passedToOthers('ref=a&_link=b&email=c', named)).toBe('ref=a')
})

it('passes on twenty parameters at most', () => {
  expect(passedToOthers(many)).toBe(many.split('&').slice(0, 20).join('&'))
})
