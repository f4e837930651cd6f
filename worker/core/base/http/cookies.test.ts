import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expirySeconds, fromBase64Json, maxBytes, readCookie, toBase64Json, writeCookie } from './cookies.ts'

describe('JSON as base64', () => {
  it('is padded standard base64 of UTF-8', () => {
    expect(toBase64Json({ a: 'ü€?>' })).toBe('eyJhIjoiw7zigqw/PiJ9')
    expect(toBase64Json([1])).toBe('WzFd')
    expect(toBase64Json(1)).toBe('MQ==')
  })

  it('comes back as it went', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), value => {
        const text = toBase64Json(value)
        if (text.length <= 4096) expect(fromBase64Json(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('any text whatever gives a value or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), text => void fromBase64Json(text)),
    )
    fc.assert(fc.property(fc.base64String(), text => void fromBase64Json(text)))
  })

  const malformed: [string, string][] = [
    ['nothing', ''],
    ['unpadded', 'MQ'],
    ['of addresses', 'eyJhIjoiw7zigqw_PiJ9'],
    ['with spaces', 'WzFd '],
    ['no UTF-8', btoa('"\xff"')],
    ['no JSON', btoa('{a:1}')],
    ['two values', btoa('1 2')],
    ['longer than 4 KB', toBase64Json('x'.repeat(4096))],
  ]
  it.each(malformed)('%s is nothing', (_, text) => {
    expect(fromBase64Json(text)).toBeUndefined()
  })
})

describe('expiry strings', () => {
  const cases: [string, number][] = [
    ['1y', 31_536_000],
    ['6m', 15_552_000],
    ['30d', 2_592_000],
    ['12h', 43_200],
    ['30min', 1800],
    ['45s', 45],
    ['0s', 0],
  ]
  it.each(cases)('%s are %d seconds', (expires, seconds) => {
    expect(expirySeconds(expires)).toBe(seconds)
  })

  it.each(['', '30', 'd', '30 d', '-1d', '1.5h', '1D', '1w', '1mo', '1d1h', '1min ', '٣d', '9999999d'])(
    '%j is none',
    expires => {
      expect(() => expirySeconds(expires)).toThrow('not an expiry')
    },
  )
})

describe('writing', () => {
  it('has the defaults', () => {
    expect(writeCookie('a', 'b', { secure: true })).toBe(
      'a=b; Max-Age=2592000; Path=/; SameSite=Strict; Secure',
    )
  })

  it('is as given', () => {
    const options = { secure: false, expires: 'session', sameSite: 'Lax' } as const
    expect(writeCookie('a', '', options)).toBe('a=; Path=/; SameSite=Lax')
  })

  it.each([
    'expires',
    'max-age',
    'path',
    'domain',
    'secure',
    'SameSite',
    'samesite',
    'HttpOnly',
    '',
    'a b',
    'a=b',
    'a;b',
    'ä',
  ])('no cookie is named %j', name => {
    expect(() => writeCookie(name, 'x', { secure: true })).toThrow('not a name')
  })

  it.each(['a;b', 'a b', 'a,b', '"a"', 'a\\b', 'a\r\nSet-Cookie: x=y', 'ä', '\u0000'])(
    '%j is no value',
    value => {
      expect(() => writeCookie('a', value, { secure: true })).toThrow('not a value')
    },
  )

  it('stays under 4,096 bytes', () => {
    const attributes = writeCookie('a', '', { secure: true }).length
    const maxLength = 'x'.repeat(maxBytes - attributes)
    expect(writeCookie('a', maxLength, { secure: true })).toHaveLength(4095)
    expect(() => writeCookie('a', `${maxLength}x`, { secure: true })).toThrow('too long')
  })
})

describe('reading', () => {
  const cases: [string | null, string | undefined][] = [
    [null, undefined],
    ['', undefined],
    ['a=1', '1'],
    ['b=2; a=1', '1'],
    ['a=1; a=2', '1'],
    ['aa=1', undefined],
    ['a=', undefined],
    ['a', undefined],
    ['a=%31', '1'],
    ['a=%E0%A4%A', undefined],
    ['a=x', undefined],
    ['=1; ;;; a=1', '1'],
  ]
  it.each(cases)('%j', (header, value) => {
    expect(readCookie(header, 'a', /^\d+$/)).toBe(value)
  })
})
