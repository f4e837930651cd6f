import { expect, it } from 'vitest'
import { splitLanguage, trimSlug } from './slugs.ts'

it.each([
  ['/a/b/', 'a/b'],
  ['///', ''],
  ['', ''],
])('trims %s', (slug, expected) => {
  expect(trimSlug(slug)).toBe(expected)
})

it.each([
  ['en/a/b', { language: 'en', rest: 'a/b' }],
  ['en', null],
  ['/en/a', null],
  ['fr/a', null],
])('splits %s', (slug, expected) => {
  expect(splitLanguage(slug, ['en'])).toEqual(expected)
})
