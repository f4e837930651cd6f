import { expect, it } from 'vitest'
import { isSameOrigin, viewerCountry } from './request-headers.ts'

it.each<[headers: Record<string, string>, expected: boolean]>([
  [{ origin: 'https://site.example' }, true],
  [{ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://site.example', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'https://other.example' }, false],
  [{ origin: 'http://site.example' }, false],
  [{ origin: 'https://site.example.other.example' }, false],
  // Browsers may leave the origin out where the page is of the same one.
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://other.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: '', 'sec-fetch-site': 'same-origin' }, false],
  [{}, false],
])('%j is of this site: %s', (headers, expected) => {
  expect(isSameOrigin(new Request('https://site.example/api/forms/a', { method: 'POST', headers }))).toBe(
    expected,
  )
})

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
