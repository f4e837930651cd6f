import { describe, expect, it } from 'vitest'
import { pageAddress, payloadAddress } from './page-address.ts'

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
