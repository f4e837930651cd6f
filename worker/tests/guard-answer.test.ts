import { describe, expect, it } from 'vitest'
import { mediaWidths, writeTransformation } from '../../blocks/_kit/media-address.ts'
import { createTestSite, type TestSite, type TestSiteOptions } from './setup/test-site.ts'
import { type AnswerRow, toolRows } from './setup/tool-rows.ts'

const https = 'https://www.tannhagen.example'
const page = '/bachelor/'

const isDown: TestSiteOptions = { fetch: () => async () => new Response('no', { status: 500 }) }

/** One of every kind of answer. */
const rows: readonly AnswerRow[] = [
  { path: page, status: 200 },
  { path: page, status: 405, method: 'POST' },
  { path: '/niemand/', status: 404 },
  { path: page, status: 503, site: isDown },
  { path: '/', status: 500, site: { bindings: { DEFAULT_LANGUAGE: 'xx' } } },
  { path: '/bachelor', status: 308 },
  { path: `/${'a'.repeat(3000)}/`, status: 414 },
  { path: `/?${'a'.repeat(9000)}`, status: 414 },
  { path: `${page}_payload.json`, status: 200 },
  { path: '/api/health', status: 200 },
  { path: '/api/none', status: 404 },
  { path: '/api/webhooks/storyblok', status: 405 },
  { path: '/api/webhooks/storyblok', status: 401, method: 'POST' },
  { path: '/api/preview/render', status: 403, method: 'POST' },
  { path: '/api/proxy/index/v2/currency/user?country=CH', status: 200 },
  { path: '/api/proxy/index/v2/currency/user', status: 405, method: 'POST' },
  { path: '/builds/latest.json', status: 200 },
  { path: '/builds/none.json', status: 404 },
  { path: '/robots.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/sitemap-9.xml', status: 404 },
  { path: '/cookie.php', status: 404 },
  { path: '/assets/none.js', status: 404 },
  { path: '/media/none', status: 404, corp: 'cross-origin', policy: /^default-src 'none'; sandbox$/ },
  { path: '/pictures/none.svg', status: 404, corp: 'cross-origin' },
  { path: '/aktuelles/feed.xml', status: 404, corp: 'cross-origin' },
  ...toolRows.flatMap(({ answers = [] }) => answers),
]

const request = (site: TestSite, { path, method = 'GET' }: AnswerRow, origin?: string) =>
  site.send(path, {}, method, origin)

describe('every answer', () => {
  it.each(rows)('$path ($status) has the security headers', async row => {
    const DEV_HOSTS = new URL(https).hostname
    const site = await createTestSite({ ...row.site, bindings: { DEV_HOSTS, ...row.site?.bindings } })
    const response = await request(site, row, https)
    const { status, headers } = response
    expect(status).toBe(row.status)
    if (await response.text()) expect(headers.get('content-type')).toMatch(/; charset=utf-8$/i)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        row.policy ?? /^default-src 'none'; .*frame-ancestors /,
      ),
      'x-build': expect.stringMatching(/^\w+$/),
      'server-timing': expect.stringMatching(/^(?:content;dur=\d+, render|answer);dur=\d+$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': row.corp ?? 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    await site.settle()
  })

  it('speaks of https on https alone, and of subdomains where that is configured', async () => {
    const row = { path: page, status: 200 }
    const hsts = async (site: TestSite, origin?: string) =>
      (await request(site, row, origin)).headers.get('strict-transport-security')
    expect(await hsts(await createTestSite())).toBeNull()
    const site = await createTestSite({ bindings: { HSTS_SUBDOMAINS: 'true' } })
    expect(await hsts(site, https)).toBe('max-age=31536000; includeSubDomains')
    await site.settle()
  })

  it('that is found again carries them as well', async () => {
    const site = await createTestSite()
    for (const time of ['first', 'from the cache']) {
      const { status, headers } = await request(site, { path: '/bachelor', status: 308 })
      expect([time, status, headers.get('content-security-policy'), headers.get('server-timing')]).toEqual([
        time,
        308,
        "default-src 'none'; frame-ancestors 'none'",
        'answer;dur=0',
      ])
      expect(headers.get('x-build')).toMatch(/^\w+$/)
      await site.settle()
    }
  })

  it('that cannot be changed is copied', async () => {
    const site = await createTestSite()
    const transformation = writeTransformation({
      width: mediaWidths[0],
      format: 'webp',
      ratio: undefined,
    })
    const key = `http://127.0.0.1:8787/media/${transformation}/pictures/kept.jpg`
    await caches.default.put(key, new Response('kept', { headers: { 'cache-control': 'max-age=60' } }))
    const { html, headers } = await site.get(new URL(key).pathname)
    expect(html).toBe('kept')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})

describe('a request', () => {
  const lengths: [number, number][] = [
    [8192, 200],
    [8193, 414],
  ]
  it.each(lengths)('whose address has %i bytes is answered %i', async (length, status) => {
    const site = await createTestSite()
    const start = `${page}?x=`
    const path = start + 'a'.repeat(length - 'http://127.0.0.1:8787'.length - start.length)
    expect((await site.send(path)).status).toBe(status)
    await site.settle()
  })

  const chosen = { LOCALE_STRATEGY: 'no_prefix' }
  const cookies = (bytes: number) => `locale=en; x=`.padEnd(bytes, 'y')

  it('with 8,192 bytes of cookies is read, with more it has none, and the log says how many', async () => {
    const site = await createTestSite({ bindings: chosen })
    expect((await site.get('/', { cookie: cookies(8192) })).html).toContain('<html lang="en"')
    expect(site.log.filter(({ event }) => event === 'cookies-ignored')).toEqual([])
    const { status, html } = await site.get('/', { cookie: cookies(8193) })
    expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([200, 'de'])
    expect(site.log).toContainEqual({ event: 'cookies-ignored', bytes: 8193 })
  })

  it('with too many cookies keeps its body', async () => {
    const site = await createTestSite()
    const response = await site.request('/api/proxy/index/v2/finance/results', {
      method: 'POST',
      headers: { cookie: cookies(9000), 'content-type': 'application/json' },
      body: '{"answers":{}}',
    })
    expect(response.status).toBe(200)
  })
})

describe('an address below /api', () => {
  it.each([
    ['/api/health', 'GET, HEAD', ['POST', 'PUT', 'DELETE', 'OPTIONS']],
    ['/api/searches', 'GET, HEAD', ['POST', 'OPTIONS']],
    ['/api/preview/render', 'POST', ['GET', 'PUT', 'OPTIONS']],
    ['/api/preview/changes', 'GET, HEAD', ['POST', 'OPTIONS']],
  ])('%s names its methods to others', async (path, allow, methods) => {
    const site = await createTestSite()
    for (const method of methods) {
      const { status, headers } = await request(site, { path, status: 405, method })
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allow])
    }
  })
})

describe('no payload stands in the way of another address', () => {
  const mounts: [string, string, string][] = [
    ['/api/_payload.json', 'application/json', 'Page not found: /api/_payload.json'],
    ['/api/proxy/index/v2/_payload.json', 'application/json', 'Page not found'],
    ['/media/_payload.json', 'text/plain', 'There is no such picture.'],
    ['/builds/_payload.json', 'application/json', 'Page not found'],
    ['/assets/_payload.json', 'text/plain', 'Page not found'],
    ['/assets/a/_payload.json', 'text/plain', 'Page not found'],
    ['/pictures/_payload.json', 'text/plain', 'Page not found'],
    ['/favicons/iu/_payload.json', 'text/plain', 'Page not found'],
  ]
  it.each(mounts)('%s', async (path, type, text) => {
    const site = await createTestSite()
    const { status, headers, html } = await site.get(path)
    expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining(type)])
    expect(html).toContain(text)
  })

  it.each(['/_payload.json', '/bachelor/_payload.json'])('%s is that of its page', async path => {
    const site = await createTestSite()
    expect(JSON.parse((await site.get(path)).html)).toMatchObject({ kind: 'page' })
  })
})
