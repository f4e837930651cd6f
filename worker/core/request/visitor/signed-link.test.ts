import { describe, expect, it } from 'vitest'
import { linkKey, readSignedLink, type SignedLink, signLink } from './signed-link.ts'

const secret = 'a secret of the operators'
const keys = { sign: secret, verify: [secret] }
const now = Date.UTC(2026, 10, 21, 9)
const link: SignedLink = {
  purpose: 'preview',
  path: '/b%C3%BCcher/',
  expires: now + 1,
  claims: { unit: 'dach' },
}

const read = (query: string, own: Partial<Parameters<typeof readSignedLink>[0]> = {}) =>
  readSignedLink({ purpose: 'preview', path: link.path, query, now, keys, ...own })

describe('signed links', () => {
  it('give back what was signed, among other parameters', async () => {
    const value = await signLink(link, secret)
    expect(value).toMatch(/^[\w-]+\.[\w-]{43}$/)
    expect(await read(`a=1&${linkKey}=${value}&b`)).toEqual(link)
  })

  it('hold texts of any language', async () => {
    const claims = { note: 'für Łukasz 🎓 ~~>>??' }
    expect(await read(`${linkKey}=${await signLink({ ...link, claims }, secret)}`)).toEqual({
      ...link,
      claims,
    })
  })

  const refused: [string, Partial<Parameters<typeof readSignedLink>[0]>][] = [
    ['when they have expired', { now: now + 1 }],
    ['at another path', { path: '/b%C3%BCcher/x/' }],
    ['for another purpose', { purpose: 'testing' }],
    ['by another secret', { keys: { sign: 'another', verify: ['another'] } }],
    ['without a secret', { keys: undefined }],
  ]
  it.each(refused)('do not count %s', async (_, own) => {
    expect(await read(`${linkKey}=${await signLink(link, secret)}`, own)).toBeUndefined()
  })

  it('do not count when anything of them is changed, or when there are two', async () => {
    const value = await signLink(link, secret)
    const [content = '', signature = ''] = value.split('.')
    const later = (await signLink({ ...link, expires: now + 99 }, secret)).split('.')[0]
    for (const changed of [
      `${later}.${signature}`,
      `${content}.${signature.slice(1)}`,
      `${content}.${signature.replace(/^./, first => (first === 'A' ? 'B' : 'A'))}`,
      `${content}.`,
      `.${signature}`,
      `${value}.`,
      content,
      '%E0%A4%A',
      '',
      'x'.repeat(3000),
      `${value}&${linkKey}=${value}`,
    ])
      expect(await read(`${linkKey}=${changed}`), changed).toBeUndefined()
  })

  it('do not count when what is signed is no link', async () => {
    for (const foreign of [{ ...link, purpose: 'admin' }, { ...link, expires: '9' }, [], 5])
      expect(await read(`${linkKey}=${await signLink(foreign as SignedLink, secret)}`)).toBeUndefined()
  })
})
