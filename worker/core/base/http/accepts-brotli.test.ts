import { expect, it } from 'vitest'
import { acceptsBrotli } from './request-headers.ts'

it.each([
  [undefined, false],
  ['', false],
  ['gzip', false],
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip, br;q=0.5', true],
  ['BR', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['gzip, vbr', false],
  ['*', false],
])('accept-encoding: %s: %s', (header, expected) => {
  const headers = header === undefined ? {} : { 'accept-encoding': header }
  expect(acceptsBrotli(new Request('https://x.example/', { headers }))).toBe(expected)
})

it('the client’s own header counts, where Cloudflare replaced it', () => {
  const request = (own: string) =>
    new Request('https://x.example/', {
      headers: { 'accept-encoding': 'gzip, br' },
      cf: { clientAcceptEncoding: own } as never,
    })
  expect([acceptsBrotli(request('gzip')), acceptsBrotli(request('br'))]).toEqual([false, true])
})
