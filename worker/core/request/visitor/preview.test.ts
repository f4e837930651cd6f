import { describe, expect, it } from 'vitest'
import { demonstration } from '../../../env.ts'
import { editorParameters, queryOf } from '../../../tests/setup/signed-addresses.ts'
import { editorToken, type PreviewKeys, readPreview } from './preview.ts'
import { signLink } from './signed-link.ts'

const now = Date.UTC(2026, 10, 21, 9)
const own: PreviewKeys = {
  ...demonstration,
  CONTENT_SOURCE: 'embedded',
  ENVIRONMENT: 'local',
  STORYBLOK_REGION: 'eu',
  EDITOR_ORIGIN: undefined,
  linkKeys: { sign: 'secret', verify: ['secret'] },
}

const read = (query: string, { path = '/a/', unit = 'dach', keys = own, at = now } = {}) =>
  readPreview({ url: new URL(`http://a.example${path}?${query}`), unit, zone: 'UTC', now: at }, keys)

it('a token is the SHA-1 of space, preview token and time', async () => {
  expect(await editorToken(12345, 'PREVIEWTOKEN', '1700000000')).toBe(
    '1fa8287a422c0289c8ae6a03f789aaf700e9aeed',
  )
})

describe("the editor's signature", () => {
  it('counts for an hour, and tells language and release', async () => {
    const query = queryOf(await editorParameters({ now, language: 'en', release: '42' }))
    const expected = { language: 'en', release: '42', editorOrigin: 'http://a.example' }
    expect(await read(`x=1&${query}`)).toEqual(expected)
    expect(await read(query, { at: now + 3_600_000 })).toEqual(expected)
    expect(await read(query, { at: now + 3_601_000 })).toBeUndefined()
    expect(await read(query, { at: now - 1000 })).toBeUndefined()
  })

  it.each([
    ['0', undefined],
    ['', undefined],
    ['x', undefined],
    ['007', undefined],
    ['7', '7'],
  ])('release %j is %s', async (release, expected) => {
    expect(await read(queryOf(await editorParameters({ now, release })))).toMatchObject({ release: expected })
  })

  it('is no signature when one of its parameters is changed, missing, repeated or out of place', async () => {
    const all = await editorParameters({ now })
    const signed = all.filter(([key]) => key.startsWith('_storyblok_tk'))
    const [space, timestamp, token] = signed as [(typeof all)[0], (typeof all)[0], (typeof all)[0]]
    const [, digest] = token
    const refused: Parameters<typeof queryOf>[0][] = [
      ...all.map(pair => [...all, pair]),
      ...signed.map(pair => all.filter(other => other !== pair)),
      [...all].reverse(),
      [space, token, timestamp],
      [timestamp, space, token],
      [token, space, timestamp],
      [space, timestamp, [token[0], digest.toUpperCase()]],
      [space, timestamp, [token[0], `${digest} `]],
      [space, timestamp, [token[0], digest.slice(1)]],
      [space, timestamp, [token[0], '']],
      [space, [timestamp[0], `${timestamp[1]}.0`], token],
      [space, [timestamp[0], `-${timestamp[1]}`], token],
      [space, [timestamp[0], String(Number(timestamp[1]) - 1)], token],
      [[space[0], '1001'], timestamp, token],
      [...signed, ['_storyblok_tk[other]', '1']],
    ]
    expect(await read(queryOf(signed))).toBeDefined()
    for (const parameters of refused)
      expect(await read(queryOf(parameters)), queryOf(parameters)).toBeUndefined()
  })

  it('of another space does not count, though it is right', async () => {
    const timestamp = String(now / 1000)
    const token = await editorToken(1001, own.STORYBLOK_PREVIEW_TOKEN!, timestamp)
    const query = queryOf([
      ['_storyblok_tk[space_id]', '1001'],
      ['_storyblok_tk[timestamp]', timestamp],
      ['_storyblok_tk[token]', token],
    ])
    expect(await read(query)).toBeUndefined()
    expect(await read(query, { keys: { ...own, STORYBLOK_SPACE_ID: 1001 } })).toBeDefined()
  })

  it.each(['STORYBLOK_PREVIEW_TOKEN', 'STORYBLOK_SPACE_ID'])('does not count without %s', async name => {
    const query = queryOf(await editorParameters({ now }))
    expect(await read(query, { keys: { ...own, [name]: undefined } })).toBeUndefined()
  })

  it.each([
    [{ EDITOR_ORIGIN: 'https://edit.example' }, 'https://edit.example'],
    [{ CONTENT_SOURCE: 'storyblok' as const }, 'https://app.storyblok.com'],
    [
      { CONTENT_SOURCE: 'storyblok' as const, STORYBLOK_REGION: 'cn' as const },
      'https://app.storyblokchina.cn',
    ],
    [{}, 'http://a.example'],
  ])('may be framed by the editor: %j', async (keys, editorOrigin) => {
    const query = queryOf(await editorParameters({ now }))
    expect(await read(query, { keys: { ...own, ...keys } })).toMatchObject({ editorOrigin })
  })
})

describe('a signed link', () => {
  const link = { purpose: 'preview', path: '/a/', expires: now + 1000, claims: { unit: 'dach' } } as const

  it('opens its path on its unit’s site', async () => {
    const query = `_link=${await signLink(link, 'secret')}`
    expect(await read(query)).toEqual({
      language: undefined,
      release: undefined,
      editorOrigin: 'http://a.example',
    })
    expect(await read(query, { path: '/a/b/' })).toBeUndefined()
    expect(await read(query, { unit: 'ds' })).toBeUndefined()
    expect(await read(query, { at: now + 1000 })).toBeUndefined()
    expect(await read(query, { keys: { ...own, linkKeys: undefined } })).toBeUndefined()
    expect(await read(query, { keys: { ...own, STORYBLOK_PREVIEW_TOKEN: undefined } })).toBeUndefined()
  })

  it('counts beside a signature of the editor that does not', async () => {
    const query = `_link=${await signLink(link, 'secret')}`
    expect(await read(`_storyblok=1&${query}`)).toBeDefined()
  })

  it('for testing opens no drafts', async () => {
    const value = await signLink({ ...link, purpose: 'testing' }, 'secret')
    expect(await read(`_link=${value}`)).toBeUndefined()
  })
})
