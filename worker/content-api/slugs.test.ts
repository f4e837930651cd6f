import { expect, it } from 'vitest'
import { splitLanguage, trimSlug } from '../site/slugs.ts'
import { parseDate } from './dates.ts'
import { matchesWildcard } from './matches-wildcard.ts'

it.each([
  ['a/b', 'a/b', true],
  ['a/b', 'a', false],
  ['a/b', 'a/*', true],
  ['a/', 'a/*', true],
  ['a', 'a/*', false],
  ['a/b/c', '*/c', true],
  ['a/b/c', 'a*b*c', true],
  ['abc', 'ab*bc', false],
  ['abbc', 'ab*bc', true],
  ['abcabc', '*c*b*', true],
  ['anything', '*', true],
  ['', '', true],
  ['', '*', true],
  ['a.c', 'a?c', false],
  ['a', '**a**', true],
])('matches %s against %s: %s', (text, pattern, expected) => {
  expect(matchesWildcard(text, pattern)).toBe(expected)
})

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

it.each([
  ['2025-03-01 09:30', '2025-03-01T09:30:00.000Z'],
  ['2025-03-01', '2025-03-01T00:00:00.000Z'],
  ['2025-03-01T09:30:15.123Z', '2025-03-01T09:30:15.000Z'],
  ['2025-03-01T09:30:00+0200', '2025-03-01T07:30:00.000Z'],
  ['2025-03-01T09:30:00-01:00', '2025-03-01T10:30:00.000Z'],
  ['2025-13-01', null],
  ['1', null],
  ['', null],
])('reads the date %s', (text, expected) => {
  const time = parseDate(text)
  expect(time === null ? null : new Date(time).toISOString()).toBe(expected)
})
