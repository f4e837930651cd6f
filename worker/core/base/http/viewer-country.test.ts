import { expect, it } from 'vitest'
import { viewerCountry } from './viewer-country.ts'

it.each([
  ['DE', 'DE'],
  [' ch ', 'CH'],
  ['XX', 'unknown'],
  ['T1', 'unknown'],
  ['t1', 'unknown'],
  ['DEU', 'unknown'],
  ['D', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
])('the header %j names the country %s', (header, expected) => {
  expect(viewerCountry(header)).toBe(expected)
})
