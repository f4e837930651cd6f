import { expect, it } from 'vitest'
import { equalInConstantTime } from './signatures.ts'

it.each([
  ['abc', 'abc', true],
  ['', '', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['ab', 'abab', false],
  ['', 'a', false],
  ['a', '', false],
  ['ü', 'ü', true],
  ['ü', 'ö', false],
])('%j and %j: %s', (a, b, expected) => {
  expect(equalInConstantTime(a, b)).toBe(expected)
})
