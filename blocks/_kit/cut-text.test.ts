import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['😀😀', 2, '😀'],
])('%j with at most %d units is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})
