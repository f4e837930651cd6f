import { describe, expect, it } from 'vitest'
import { isPagePath, pageAddress, payloadAddress } from './page-address.ts'

describe('paths that pages may stand at', () => {
  const cases: [string, boolean][] = [
    ['/', true],
    ['/bachelor/', true],
    ['/bachelor', true],
    ['/mediadesign/', true],
    ['/en/api-design/', true],
    ['/media/w_100/a.jpg', false],
    ['/api/health', false],
    ['/api', false],
    ['/assets/a.js', false],
    ['/builds/latest.json', false],
    ['/_gallery/hero/', false],
    ['/_/bachelor/', false],
    ['/sitemap.xml', false],
    ['/brochure.pdf', false],
  ]
  it.each(cases)('%s: %s', (path, expected) => expect(isPagePath(path)).toBe(expected))
})

describe('addresses of payloads', () => {
  const cases: [string, string][] = [
    ['/', '/_payload.json?b1'],
    ['/a/b/', '/a/b/_payload.json?b1'],
    ['/a', '/a/_payload.json?b1'],
    ['/a/?x=1&x=2#h', '/a/_payload.json?b1&x=1&x=2'],
  ]
  it.each(cases)('%s', (page, expected) =>
    expect(payloadAddress(new URL(page, 'http://a.example'), 'b1')).toBe(expected),
  )
})

it('addresses of pages end in a slash', () => {
  expect(pageAddress(new URL('http://a.example/b?x=1#h')).href).toBe('http://a.example/b/?x=1#h')
})
