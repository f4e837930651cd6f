import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../core/base/log/events.ts'
import { createTestSite, type TestSite, withContent, withStory } from '../../tests/setup/test-site.ts'
import { answerPayload, parsePayloadAddress } from './answer-payload.ts'
import type { Payload } from './payload.ts'

describe('addresses of payloads', () => {
  const cases: [string, unknown][] = [
    ['/_payload.json', { address: { path: '/', query: '' }, build: undefined }],
    ['/_payload.json?0123456789', { address: { path: '/', query: '' }, build: '0123456789' }],
    [
      '/en/a/_payload.json?0123456789&x=1&x=2',
      { address: { path: '/en/a/', query: 'x=1&x=2' }, build: '0123456789' },
    ],
    ['/a/_payload.json?utm=1', { address: { path: '/a/', query: 'utm=1' }, build: undefined }],
    ['/a/_payload.json?0123456789=1', { address: { path: '/a/', query: '0123456789=1' }, build: undefined }],
  ]
  it.each(cases)('%s', (address, expected) => {
    expect(parsePayloadAddress(new URL(address, 'http://a.example'))).toEqual(expected)
  })
})

async function payload(site: TestSite, path: string, headers = {}): Promise<Payload> {
  const answer = await site.get(path, headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  return JSON.parse(answer.html) as Payload
}

async function pagePayload(site: TestSite, path: string, headers = {}) {
  const answer = await payload(site, path, headers)
  if (answer.kind !== 'page') throw new Error(`${path} is answered with ${JSON.stringify(answer)}`)
  return answer
}

const keyIn = (html: string, region: string) =>
  new RegExp(`data-region="${region}"[^>]* data-key="(\\w+)"`).exec(html)?.[1]

describe('payloads', () => {
  it('hold the regions of the very document, each with its key', async () => {
    const site = await createTestSite()
    // The document's own head waits for the block with this id.
    const html = (await site.get('/')).html
    const { title, lang, head, layout, regions, build, structuredData } = await pagePayload(
      site,
      '/_payload.json',
    )
    expect({ title, lang, layout }).toEqual({ title: 'Home | Klein', lang: 'de', layout: 'page' })
    expect(html).toContain(`<title>${title}</title>${head}<link rel="icon"`)
    expect(structuredData).toMatch(/^<script type="application\/ld\+json">/)
    expect(html).toContain(`${structuredData}</body>`)
    expect(html).toContain(`data-build="${build}"`)
    expect(html).toContain(`data-layout="${layout}"`)
    for (const [name, region] of Object.entries(regions)) {
      expect(html).toContain(region.html)
      expect(keyIn(html, name)).toBe(region.key)
    }
    expect(regions.main.html).toContain('Willkommen')
    expect(regions.header.html).toContain('skip-link')
  })

  it('are served from what is kept: the second renders nothing', async () => {
    const site = await createTestSite()
    await site.get('/_payload.json')
    const { render } = await site.get('/')
    const [ready, total] = render.split('/')
    expect(ready).toBe(total)
  })

  it('wait for what is late, such as prices', async () => {
    const site = await createTestSite()
    const { regions } = await pagePayload(site, '/_payload.json', { 'cf-ipcountry': 'CH' })
    expect(regions.main.html).toContain('CHF')
    expect(regions.header.html).toContain('Nur in CH')
  })

  it('tell regions that change from page to page from those that stay', async () => {
    const site = await createTestSite()
    const [home, bachelor] = [
      await pagePayload(site, '/_payload.json'),
      await pagePayload(site, '/bachelor/_payload.json'),
    ]
    expect(home.regions.footer.key).toBe(bachelor.regions.footer.key)
    expect(home.regions.main.key).not.toBe(bachelor.regions.main.key)
    expect(home.regions.header.key).not.toBe(bachelor.regions.header.key)
  })

  it('fill in the query, which is part of the key where it shows', async () => {
    const site = await createTestSite()
    await site.edit(space =>
      withContent(space, 'bachelor', content => ({
        ...content,
        body: [{ component: 'headline', _uid: 'b', text: 'Hallo {{get_name}}', level: 'h1' }],
      })),
    )
    const [ada, bob] = [
      await pagePayload(site, '/bachelor/_payload.json?name=Ada'),
      await pagePayload(site, '/bachelor/_payload.json?name=Bob'),
    ]
    expect(ada.regions.main.html).toContain('Hallo Ada')
    expect(ada.regions.main.key).not.toBe(bob.regions.main.key)
    expect(ada.regions.footer.key).toBe(bob.regions.footer.key)
  })

  const redirects: [string, string][] = [
    ['/de/bachelor/_payload.json?x=1', '/bachelor/?x=1'],
    ['/bachelor//_payload.json', '/bachelor/'],
    ['//_payload.json', '/'],
  ]
  it.each(redirects)('%s follows the routing rules of its page', async (path, location) => {
    expect(await payload(await createTestSite(), path)).toEqual({
      kind: 'redirect',
      location,
      external: false,
    })
  })

  it('say what is wrong with a page, with the data of the error', async () => {
    const answer = await payload(await createTestSite(), '/gibt-es-nicht/_payload.json')
    expect(answer).toMatchObject({ kind: 'error', error: { statusCode: 404, message: 'Story Not Found!' } })
    const invalid = await payload(await createTestSite(), '/%E0%A4%A/_payload.json')
    expect(invalid).toMatchObject({
      kind: 'error',
      error: { statusCode: 404, message: 'Page Not Found /%E0%A4%A/' },
    })
  })

  it.each([
    ['%0d', 'Page Not Found /a%0d/'],
    ['%0A', 'Page Not Found /a%0A/'],
    ['%e2%80%a8', 'Story Not Found!'],
  ])('are there for a path with the end of a line, %s', async (end, message) => {
    const answer = await payload(await createTestSite(), `/a${end}/_payload.json`)
    expect(answer).toMatchObject({ kind: 'error', error: { statusCode: 404, message } })
  })

  it('send visitors of another version to the document', async () => {
    const site = await createTestSite()
    expect(await payload(site, '/_payload.json?0000000000')).toEqual({ kind: 'full' })
    const { build } = await pagePayload(site, '/_payload.json')
    expect((await pagePayload(site, `/_payload.json?${build}`)).build).toBe(build)
  })

  it('say that content cannot be reached', async () => {
    const site = await createTestSite({ fetch: () => () => Promise.reject(new Error('down')) })
    expect(await payload(site, '/_payload.json')).toMatchObject({ kind: 'error', error: { statusCode: 503 } })
  })

  it('are sent once to a client that has them, and anew where anything in them differs', async () => {
    const site = await createTestSite()
    const path = '/_payload.json'
    const request = async (headers: Record<string, string> = {}, address = path) => {
      const { status, headers: own, html } = await site.get(address, headers)
      return { status, html, etag: own.get('etag') ?? '', life: own.get('cache-control') }
    }
    const german = await request({ 'cf-ipcountry': 'DE' })
    expect(german.etag).toMatch(/^W\/"[0-9a-f]{10}-\w+"$/)
    expect(await request({ 'cf-ipcountry': 'DE', 'if-none-match': german.etag })).toEqual({
      ...{ status: 304, html: '', etag: german.etag, life: 'private, no-cache' },
    })
    const swiss = await request({ 'cf-ipcountry': 'CH', 'if-none-match': german.etag })
    expect([swiss.status, swiss.html.includes('Nur in CH')]).toEqual([200, true])
    const english = await request({ 'cf-ipcountry': 'DE' }, '/en/_payload.json')
    // This changes only the title and the tags of the head in the payload.
    await site.edit(space => withStory(space, 'home', story => ({ ...story, name: 'Anfang' })))
    site.turnClock(120_000)
    await site.get('/')
    await site.settle()
    const renamed = await request({ 'cf-ipcountry': 'DE', 'if-none-match': german.etag })
    expect([renamed.status, renamed.html.includes('Anfang')]).toEqual([200, true])
    const tags = [german, swiss, english, renamed].map(({ etag }) => etag)
    expect(new Set(tags).size).toBe(4)
  })

  it('never throw: what should not happen is logged and said', async () => {
    const log: LogLine[] = []
    const answer = await answerPayload(
      { address: { path: '/', query: '' }, build: undefined },
      // The data that a page needs is missing.
      {
        limited: async error => error,
        http: new Request('http://a.example/'),
        visitor: {} as never,
        seen: new Set(),
        request: { log: (line: LogLine) => log.push(line) } as never,
      },
    )
    expect(await answer.json()).toMatchObject({ kind: 'error', error: { statusCode: 500 } })
    expect(log).toMatchObject([{ event: 'failure' }])
  })

  it('are a file of their own: a path that ends like it is a page', async () => {
    expect((await (await createTestSite()).get('/x_payload.json')).status).toBe(308)
  })
})
