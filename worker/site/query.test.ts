import { expect, it } from 'vitest'
import { keysOf, mergeQueries, withoutKey } from './query.ts'

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
