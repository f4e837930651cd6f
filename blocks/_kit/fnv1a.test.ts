import { expect, it } from 'vitest'
import { fnv1a } from './fnv1a.ts'

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('gives the published hash of %j', (text, hash) => {
  expect(fnv1a(text)).toBe(hash)
})

it('continues from the hash of a text before', () => {
  expect(fnv1a('bar', fnv1a('foo'))).toBe(fnv1a('foobar'))
})
