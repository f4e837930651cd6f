import { expect, it } from 'vitest'
import { shortenNames } from './short-names.ts'
import { readSources } from './sources.ts'

it('custom properties get short names, the most frequent the shortest, and registered ones keep theirs', () => {
  const css = `@property --fade { inherits: false }
    .a--b { --fade: 1; --pad: 0; margin: var(--pad) var(--c-text, var(--pad)); width: calc(1px - -1 * var(--c-text)) }`
  expect(shortenNames(css)).toBe(`@property --fade { inherits: false }
    .a--b { --fade: 1; --a: 0; margin: var(--a) var(--b, var(--a)); width: calc(1px - -1 * var(--b)) }`)
})

it('a sheet with more properties than letters has a name for each', () => {
  const names = Array.from({ length: 300 }, (_, index) => `--name-${index}`)
  const short = shortenNames(names.join(';')).split(';')
  expect(new Set(short).size).toBe(300)
  expect(short.every(name => /^--[a-zA-Z]{1,2}$/.test(name))).toBe(true)
})

it('views and scripts name no custom property, so that the sheet alone decides its names', () => {
  const sources = readSources('.', [
    'blocks/*/*.tsx',
    'blocks/_kit/**/*.tsx',
    'client/{enhancements,islands,navigation,editing,triggers}/*.{ts,tsx}',
  ])
  expect(sources.length).toBeGreaterThan(50)
  const naming = sources.filter(({ text }) => /var\(--|['"`]--[a-z]|\[--[a-z]/.test(text))
  expect(naming.map(({ path }) => path)).toEqual([])
})
