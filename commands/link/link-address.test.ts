import { describe, expect, it } from 'vitest'
import { readSignedLink } from '../../worker/core/request/visitor/signed-link.ts'
import { linkAddress, readLink } from './link-address.ts'

const now = Date.UTC(2026, 10, 21)
const secret = 'secret'

async function linkOf(...words: string[]) {
  const url = new URL(await linkAddress(readLink(words), { secret: () => secret, now }))
  const query = url.search.slice(1)
  const purpose = words[0] as 'preview'
  return {
    url,
    link: await readSignedLink({
      purpose,
      path: url.pathname,
      query,
      now,
      keys: { sign: secret, verify: [secret] },
    }),
  }
}

describe('addresses that share a page', () => {
  it('hold for a day at the local site, unless they say otherwise', async () => {
    const { url, link } = await linkOf('preview', '/bachelor')
    expect(url.origin).toBe('http://127.0.0.1:8787')
    expect(link).toEqual({
      purpose: 'preview',
      path: '/bachelor/',
      expires: now + 24 * 3_600_000,
      claims: { unit: 'dach' },
    })
  })

  it('are at the origin at which the local site was served, unless they name one', async () => {
    const given = { secret: () => secret, now, origin: 'http://localhost:9000' }
    const originFor = async (...words: string[]) => new URL(await linkAddress(readLink(words), given)).origin
    expect(await originFor('preview', '/a/')).toBe('http://localhost:9000')
    expect(await originFor('preview', '/a/', '--origin', 'https://ds.example')).toBe('https://ds.example')
    expect(await linkAddress(readLink(['webhook']), given)).toMatch(
      /^http:\/\/localhost:9000\/api\/webhooks\/storyblok\//,
    )
    expect(await linkAddress(readLink(['webhook']), { secret: () => secret, now })).toMatch(
      /^http:\/\/127\.0\.0\.1:8787\//,
    )
  })

  it('are at the local host of their unit, unless they name an origin', async () => {
    const given = {
      secret: () => secret,
      now,
      origin: 'http://localhost:9000',
      hosts: new Map([['ds', 'ds.localhost']]),
    }
    const originFor = async (...words: string[]) =>
      new URL(await linkAddress(readLink(['preview', '/a/', ...words]), given)).origin
    expect(await originFor('--unit', 'ds')).toBe('http://ds.localhost:9000')
    expect(await originFor('--unit', 'fs')).toBe('http://localhost:9000')
    expect(await originFor('--unit', 'ds', '--origin', 'https://ds.example')).toBe('https://ds.example')
  })

  it('name host, unit, time and visitor', async () => {
    const { url, link } = await linkOf(
      ...['view-as', '/bücher/?a=1', '--hours', '0.5', '--origin', 'https://ds.example', '--unit', 'ds'],
      ...['--usergroup', 'lead', '--country', 'CH', '--date', '2026-12-24', '--draft', '--variant', 'b'],
    )
    expect(url.href).toMatch(/^https:\/\/ds\.example\/b%C3%BCcher\/\?a=1&_link=/)
    expect(link).toMatchObject({
      path: '/b%C3%BCcher/',
      expires: now + 1_800_000,
      claims: {
        unit: 'ds',
        usergroup: 'lead',
        country: 'CH',
        date: '2026-12-24',
        publication: 'draft',
        variant: 'b',
      },
    })
  })

  it('of tests open the panel', async () => {
    const { url, link } = await linkOf('testing', '/bachelor/')
    expect(url.searchParams.get('testing')).toBe('on')
    expect(link?.claims).toEqual({ unit: 'dach' })
  })

  it('of the health address need no path', async () => {
    const { url, link } = await linkOf('health')
    expect([url.pathname, link?.purpose, link?.path]).toEqual(['/api/health', 'health', '/api/health'])
  })

  it.each([
    [['admin', '/a/'], 'one of preview, view-as, testing, health, searches, webhook'],
    [['preview'], 'path of a page is missing'],
    [['preview', 'a/'], 'starts with a slash'],
    [['preview', '//other.example/'], 'with one only'],
    [['preview', '/\\other.example/'], 'with one only'],
    [['health', '/a/'], 'takes no path'],
    [['preview', '/a/', '--hours', 'x'], 'the hours are a number'],
    [['preview', '/a/', '--hours', '0'], 'some time'],
    [['preview', '/a/', '--hours', '999999'], '90 days'],
    [['preview', '/a', 'b/'], 'between quotes'],
    [['preview', '/a/', '--country', 'CH'], 'only a view-as link has a country'],
    [['testing', '/a/', '--draft'], 'only a view-as link has a publication'],
    [['view-as', '/a/', '--country', 'ch'], 'two capital letters'],
    [['view-as', '/a/', '--usergroup', 'vip'], 'new, returning, lead'],
    [['view-as', '/a/', '--date', 'tomorrow'], 'written 2026-12-24'],
    [['view-as', '/a/', '--date', '2026-13-01'], 'no such date'],
    [['view-as', '/a/', '--date', '2026-02-31'], 'no such date'],
    [['preview', '/a/', '--origin', 'x'], 'no address'],
    [['preview', '/a/', '--origin', 'ftp://ds.example'], 'begins with https://'],
    [['preview', '/a/', '--origin', 'ds.example:8787'], 'begins with https://'],
    [['preview', '/a/', '--unit', 'nope'], 'there is no unit "nope", only dach, ds'],
  ])('%j is refused', (words, reason) => {
    expect(() => readLink(words, new Set(['dach', 'ds']))).toThrow(reason)
  })

  it.each(['x', 'ftp://ds.example'])('of a webhook at %j are refused', origin => {
    expect(() => readLink(['webhook', '--origin', origin])).toThrow('the origin')
  })
})
