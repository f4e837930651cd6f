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
  ['#a3262aff', 'red'],
  ['#a3262a00', undefined],
  ['#f2c', undefined],
  ['#fffe', 'beige'],
  ['rgb(163, 38, 42)', 'red'],
  ['rgb(163 38 42)', 'red'],
  ['rgb(63.9%, 14.9%, 16.5%)', 'red'],
  ['RGBA(163,38,42,1)', 'red'],
  ['rgb(163 38 42 / 100%)', 'red'],
  ['rgba(163, 38, 42, 0)', undefined],
  ['rgba(242, 192, 75, 0.9)', 'yellow'],
  ['hsl(358, 62%, 39%)', 'red'],
  ['hsla(358deg 62% 39% / 1)', 'red'],
  ['hsl(-2, 62%, 39%)', 'red'],
  ['hsl(42, 86%, 62%)', 'yellow'],
  ['rgb(1.2.3, 0, 0)', undefined],
  ['rgb(163, 38)', undefined],
  [`rgb(${' '.repeat(10_000)}`, undefined],
  ['#fff', 'beige'],
  ['hotpink', undefined],
  ['red; background: url(x)', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s -> %s', (color, expected) => {
  expect(snapToAccent(color, themes.default)).toBe(expected)
})
