import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64Json, toBase64Json } from './base64-json.ts'

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
