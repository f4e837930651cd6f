import { expect, it } from 'vitest'
import { snapToAccent } from './snap-color.ts'
import { themes } from './themes/all.ts'

it.each([
  ['green', 'green'],
  [' Yellow ', 'yellow'],
  ['#a3262a', 'red'],
  ['#A02A2A', 'red'],
  ['#f2c04b', 'yellow'],
  ['#00ff00', undefined],
  ['#fff', 'beige'],
  ['hotpink', undefined],
  ['red; background: url(x)', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s -> %s', (color, expected) => {
  expect(snapToAccent(color, themes.default)).toBe(expected)
})
