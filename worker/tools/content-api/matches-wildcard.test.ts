import { expect, it } from 'vitest'
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
