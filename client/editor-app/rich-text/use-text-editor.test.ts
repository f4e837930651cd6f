import { expect, it } from 'vitest'
import { createOwnValues } from './use-text-editor.ts'

it('a value that the form shows late is the control’s own, although it has given another since', () => {
  const { give, isForeign } = createOwnValues('a')
  expect(isForeign('a')).toBe(false)
  give('ab')
  give('abc')
  expect(isForeign('a')).toBe(false)
  expect(isForeign('ab')).toBe(false)
  give('abcd')
  expect(isForeign('abcd')).toBe(false)
  expect(isForeign('abcd')).toBe(false)
})

it('a value that was taken back is from elsewhere', () => {
  const { give, isForeign } = createOwnValues('a')
  give('ab')
  give('abc')
  expect(isForeign('abc')).toBe(false)
  expect(isForeign('ab')).toBe(true)
  expect(isForeign('a')).toBe(true)
  expect(isForeign('a')).toBe(false)
})
