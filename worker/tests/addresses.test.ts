import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { locationOf, siteWith } from './setup/routed-space.ts'
import { createTestSite, withContent } from './setup/test-site.ts'
import { toolRows } from './setup/tool-rows.ts'

afterEach(() => vi.unstubAllGlobals())

describe('addresses that are no pages', () => {
  it.each([
    '/assets/none.js',
    '/favicons/none.svg',
    '/pictures/x',
    ...toolRows.flatMap(({ missing = [] }) => missing),
  ])('%s is not there, and no rule moves it', async path => {
    const { status, html, headers } = await (await createTestSite()).get(path)
    expect([status, html]).toEqual([404, `Page not found: ${path}`])
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })
})

it.each(toolRows.flatMap(({ mount = [] }) => mount))(
  '%s gets its slash, and is not there in production',
  async path => {
    const site = await createTestSite()
    const { status, headers } = await site.get(`${path}?theme=rust`)
    expect([status, headers.get('location')]).toEqual([308, `${path}/?theme=rust`])
    const bindings = { ENVIRONMENT: 'production', SITE_ORIGIN: 'http://127.0.0.1:8787' }
    const production = await createTestSite({ bindings })
    expect((await production.get(path)).status).toBe(404)
  },
)

describe('the cookie policy', () => {
  const upstream = { COOKIE_POLICY_ORIGIN: 'https://policy.example' }
  const answers = (answer: () => Response) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answer()),
    )

  it('is 404 where none is configured', async () => {
    const { status, html } = await (await createTestSite()).get('/cookie.php')
    expect(status).toBe(404)
    expect(html).toContain('Hier ist nichts')
  })

  it('comes from its upstream, without anything of the visitor', async () => {
    answers(
      () => new Response('<p>Policy</p>', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' } }),
    )
    const site = await createTestSite({ bindings: upstream })
    const answer = await site.get('/cookie.php?lang=de', { cookie: 'usergroup=x' })
    expect([answer.status, answer.html]).toEqual([200, '<p>Policy</p>'])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(vi.mocked(fetch).mock.calls[0]![0]).toBe('https://policy.example/cookie.php?lang=de')
    expect(vi.mocked(fetch).mock.calls[0]![1]).not.toHaveProperty('headers')
  })

  it.each([
    ['fails', () => new Response('no', { status: 500 })],
    ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } })],
    ['is a program', () => new Response('x', { headers: { 'content-type': 'application/octet-stream' } })],
    ['is too long', () => new Response('x'.repeat(2_000_000), { headers: { 'content-type': 'text/html' } })],
    // Waits for the deadline of the call.
    ...(inject('isFullSize')
      ? [
          [
            'does not end',
            () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/html' } }),
          ] as const,
        ]
      : []),
  ] as const)('is 404 when the upstream %s', async (_, answer) => {
    answers(answer)
    const site = await createTestSite({ bindings: upstream })
    expect((await site.get('/cookie.php')).status).toBe(404)
    expect(site.log).toContainEqual({
      event: 'cookie-policy-failed',
      reason: expect.stringMatching(/^\S.*\S$/),
    })
  })
})

describe('texts of a page that a query fills, and its own', () => {
  it('nuxtlink adds a link with the path of the story, for this request only', async () => {
    const site = await createTestSite()
    const helper = /<p [^>]*class="story-link"><a href="\/bachelor\/">\/bachelor\/<\/a><\/p>/
    expect((await site.get('/bachelor/?nuxtlink')).html).toMatch(helper)
    expect((await site.get('/bachelor/?a=1&nuxtlink=true')).html).toMatch(helper)
    expect((await site.get('/bachelor/?a=nuxtlink')).html).not.toContain('story-link')
    expect((await site.get('/bachelor/')).html).not.toContain('story-link')
  })

  it('a page colour is the surface of the whole page', async () => {
    const site = await createTestSite()
    expect((await site.get('/bachelor/')).html).toContain('<body><div')
    await site.edit(space =>
      withContent(space, 'bachelor', content => ({ ...content, pageColor: 'gray-50' })),
    )
    site.turnClock(61_000)
    await site.get('/bachelor/')
    expect((await site.get('/bachelor/')).html).toContain('<body class="surface-gray-50"><div')
    expect((await site.get('/')).html).toContain('<body><div')
  })
})

it.each(['/llms.txt', '/ai.txt/', '/wp-login.php', '/en/ads.txt?x=1', '/bachelor/Prospekt.PDF'])(
  'what no file, story or redirect has is missing at once, and the source is not called for it: %s',
  async path => {
    const calls: string[] = []
    const site = await createTestSite({
      fetch: next => (input, init) => {
        calls.push(String(input))
        return next(input, init)
      },
    })
    await site.runSchedule()
    await site.get('/en/kein-text/')
    await site.get('/kein-text/')
    const before = calls.length
    const answer = await site.send(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    expect(await answer.text()).toContain('<h1')
    await site.settle()
    expect(calls.slice(before)).toEqual([])
  },
)

it('stories and redirects may have names of files', async () => {
  const site = await siteWith()
  await site.runSchedule()
  expect(await locationOf(site, '/wissen/node.js')).toEqual([308, '/wissen/node.js/'])
  expect((await site.get('/wissen/node.js/')).status).toBe(200)
  expect(await locationOf(site, '/prospekt.pdf')).toEqual([301, '/bachelor/'])
  // A name that ends in a number is none of a file.
  expect(await locationOf(site, '/wissen/v1.0')).toEqual([308, '/wissen/v1.0/'])
})
