import { describe, expect, it } from 'vitest'
import { MINUTE, refresh, warm } from './setup/refresh.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const visitors = [
  { country: 'DE', own: 'Nur in DE', price: /270/ },
  { country: 'CH', own: 'Nur in CH', price: /CHF/ },
  { country: 'GB', own: 'Nur in GB', price: /£/ },
  { country: 'US', own: undefined, price: /\$/ },
]

const from = (country: string, cookie = '') => ({ 'cf-ipcountry': country, ...(cookie && { cookie }) })

type Body = Record<string, unknown>[]
const editBlock = (uid: string, fields: object) => (content: Record<string, unknown>) => ({
  ...content,
  body: (content.body as Body).map(block => (block._uid === uid ? { ...block, ...fields } : block)),
})

describe('answers', () => {
  it.each([
    ['/', 200, 'de'],
    ['/en/', 200, 'en'],
    ['/bachelor/', 200, 'de'],
    ['/nichts/', 404, 'de'],
    ['/en/nothing/', 404, 'en'],
  ])('%s is %d in %s, complete', async (path, status, language) => {
    const site = await createTestSite()
    const answer = await site.get(path)
    expect(answer.status).toBe(status)
    expect(answer.html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`))
    expect(answer.html).toMatch(/<\/html>$/)
  })

  it('a 404 is the content-managed page in the language of the address', async () => {
    const site = await createTestSite()
    expect((await site.get('/nichts/')).html).toContain('Hier ist nichts')
    expect((await site.get('/en/nothing/')).html).toContain('Nothing here')
  })

  it('carry all headers', async () => {
    const site = await createTestSite()
    const { headers } = await site.get('/')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self'(?: 'sha256-[^']+')+; style-src 'self' 'sha256-/,
    )
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-cache')).toBe('miss')
    expect(headers.get('server-timing')).toMatch(/content;dur=\d+, render;dur=\d+/)
    expect((await site.get('/')).headers.get('x-cache')).toBe('hit')
  })

  it('sent whole they carry a weak tag and answer 304; HEAD is GET without a body', async () => {
    const site = await createTestSite()
    const { headers, html } = await site.get('/')
    const etag = headers.get('etag')!
    expect(etag).toMatch(/^W\//)
    const again = await site.send('/', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    const head = await site.send('/', {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(new TextEncoder().encode(html).length),
    ])
    await site.settle()
  })

  it('of a missing address are sent whole, whatever the browser has', async () => {
    const site = await createTestSite()
    for (let time = 0; time < 3; time++) {
      const { status, headers, html } = await site.get('/missing/', { 'if-none-match': '*' })
      expect([status, headers.get('etag')]).toEqual([404, null])
      expect(html).toContain('Hier ist nichts')
      await site.settle()
    }
  })

  it('one log line a request', async () => {
    const site = await createTestSite()
    await site.get('/', from('CH'))
    expect(site.log).toMatchObject([
      { event: 'request', method: 'GET', path: '/', status: 200, country: 'CH', cache: 'miss' },
    ])
  })

  it.each([
    ['/?utm_source=x', 200, '/'],
    ['/nichts', 308, '/nichts'],
    ['/nichts/', 404, '/nichts/'],
    ['/%E0%A4%A/', 404, '/%E0%A4%A/'],
    ['/api/health', 200, '/api/health'],
    ['/api/nothing', 404, '/api/nothing'],
  ])('one log line for %s', async (address, status, path) => {
    const site = await createTestSite()
    expect((await site.get(address)).status).toBe(status)
    expect(site.log.filter(({ event }) => event === 'request')).toMatchObject([{ path, status }])
    await site.settle()
  })

  it('one log line, and an answer, when a variable is malformed', async () => {
    const site = await createTestSite({ bindings: { SITE_HOSTS: 'no json' } })
    expect((await site.get('/')).status).toBe(500)
    expect(site.log).toMatchObject([
      { event: 'failure', message: expect.stringContaining('SITE_HOSTS') },
      { event: 'request', path: '/', status: 500, country: 'unknown' },
    ])
  })

  it('one log line when content cannot be reached', async () => {
    const site = await createTestSite({ fetch: () => async () => new Response('', { status: 503 }) })
    const { status } = await site.get('/')
    expect(site.log.filter(({ event }) => event === 'request')).toMatchObject([{ path: '/', status }])
    await site.settle()
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s to a page is not allowed, to no page is not found', async method => {
    const site = await createTestSite()
    expect((await site.send('/', {}, method)).status).toBe(405)
    expect((await site.send('/nichts/', {}, method)).status).toBe(404)
    await site.settle()
  })

  it.each([
    ['/bachelor', 405],
    ['/home', 405],
    ['/nichts', 404],
    ['/nichts.pdf', 404],
    ['/media/nichts.jpg', 404],
    ['/robots.txt', 405],
    ['/api/nichts', 404],
  ])(
    'the probe of a button at %s is answered %d, as the end of a GET is found or not',
    async (path, status) => {
      const site = await createTestSite()
      expect((await site.send(path, {}, 'POST')).status).toBe(status)
      await site.settle()
      expect(site.log.filter(({ event }) => event === 'request')).toHaveLength(1)
    },
  )

  it.each([
    '/%E0%A4%A',
    '/a%0d%0aX:1',
    '/..//evil.example',
    '/%5cevil.example',
    '/api/x',
    `/${'a'.repeat(3000)}`,
    '/?a=%E0',
    '/_payload.json',
  ])('%s is answered, never by a 5xx or another host', async path => {
    const site = await createTestSite()
    const response = await site.send(path, { cookie: '%%%=;;=', 'cf-ipcountry': '!?' })
    expect(response.status).toBeLessThan(500)
    const location = response.headers.get('location')
    if (location) expect(new URL(location, 'http://127.0.0.1:8787').host).toBe('127.0.0.1:8787')
    await response.text()
    await site.settle()
  })
})

describe('what a page varies by', () => {
  it('interleaved visitors each get their own campaign and currency, and in the end everything is ready', async () => {
    const site = await createTestSite()
    for (let round = 0; round < 3; round++) {
      for (const { country, own, price } of visitors) {
        const { html } = await site.get('/', from(country))
        for (const other of visitors)
          if (other.own)
            expect(html.includes(other.own), `${other.own} for ${country}`).toBe(other.own === own)
        expect(html).toMatch(price)
      }
    }
    for (const { country } of visitors) {
      const [ready, all] = (await site.get('/', from(country))).render.split('/')
      expect(ready).toBe(all)
    }
  })

  it('a closed banner is not sent, and the campaign’s price stays', async () => {
    const site = await createTestSite()
    const { html } = await site.get('/', from('DE'))
    const id = /data-close-banner="([^"]+)"/.exec(html)![1]!
    const closed = await site.get('/', from('DE', `closed_banner=${id}`))
    expect(closed.html).not.toContain('Nur in DE')
    expect(closed.html).toMatch(/270/)
    expect((await site.get('/', from('DE'))).html).toContain('Nur in DE')
  })

  it('pages with different active entries never show each other’s header', async () => {
    const site = await createTestSite()
    const current = (html: string) =>
      /<a[^>]*aria-current="page"[^>]*>|aria-current="page"/.exec(html) !== null
    for (let round = 0; round < 2; round++) {
      for (const path of ['/bachelor/', '/']) {
        const { html } = await site.get(path)
        expect(current(html)).toBe(true)
        const marked = [...html.matchAll(/<a [^>]*>/g)]
          .map(([tag]) => tag)
          .filter(tag => tag.includes('aria-current="page"'))
        for (const tag of marked) expect(tag).toContain(`href="${path}"`)
      }
    }
  })
})

describe('what is kept', () => {
  it('an unchanged refetch loses nothing', async () => {
    const site = await createTestSite()
    const { render } = await warm(site, '/')
    await refresh(site, '/')
    expect((await site.get('/')).render).toBe(render)
  })

  it('an edit of one block loses one fragment, once', async () => {
    const site = await createTestSite()
    const { render } = await warm(site, '/')
    const total = Number(render.split('/')[1])
    await site.edit(space => withContent(space, 'home', editBlock('closing', { text: 'Auf Wiedersehen' })))
    site.turnClock(MINUTE)
    await site.get('/')
    const after = await site.get('/')
    expect(after.html).toContain('Auf Wiedersehen')
    expect(after.render).toBe(`${total - 1}/${total}`)
    expect((await site.get('/')).render).toBe(`${total}/${total}`)
  })

  it('a changed exchange rate shows on the next answer after refresh', async () => {
    const site = await createTestSite()
    expect((await warm(site, '/', from('CH'))).html).toMatch(/223\.49/)
    await site.edit(space => ({
      ...space,
      version: space.version + 1,
      datasources: [{ ...space.datasources[0]!, entries: [{ id: 1, name: 'CHF', value: '2' }] }],
    }))
    await refresh(site, '/', from('CH'))
    expect((await site.get('/', from('CH'))).html).toMatch(/480\.00/)
  })

  it('an edited campaign with the same id shows on the next answer after refresh', async () => {
    const site = await createTestSite()
    await warm(site, '/', from('CH'))
    await site.edit(space =>
      withContent(space, 'settings/campaigns/ch', content => ({ ...content, titleDesktop: 'Neu in CH' })),
    )
    await refresh(site, '/', from('CH'))
    const { html } = await site.get('/', from('CH'))
    expect(html).toContain('Neu in CH')
    expect(html).not.toContain('Nur in CH')
  })

  it('a new year shows with the first request in it', async () => {
    const site = await createTestSite({ now: Date.UTC(2026, 11, 31, 22, 59, 30) })
    expect((await warm(site, '/')).html).toContain('2026')
    site.turnClock(MINUTE)
    const { html } = await site.get('/')
    expect(html).toContain('2027')
    expect(html).not.toContain('2026')
  })

  it('a query fills its places in what is kept', async () => {
    const site = await createTestSite()
    await site.edit(space => withContent(space, 'home', editBlock('title', { text: 'Hallo {{get_name}}' })))
    expect((await warm(site, '/?name=Ada')).html).toContain('Hallo Ada')
    const other = await site.get('/?name=%3Cb%3E')
    expect(other.html).toContain('Hallo &lt;b&gt;')
    expect(other.render.split('/')[0]).toBe(other.render.split('/')[1])
  })
})
