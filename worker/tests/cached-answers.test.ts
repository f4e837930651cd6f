import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromBrotli } from '../core/page/render/page-store.ts'
import { demoSpace } from './setup/demo-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyLink } from './setup/story.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

/** Several hosts of one unit, each with one difference from the others, and another unit. */
const hosts = {
  'main.example': { unit: 'dach', origin: 'https://www.main.example' },
  'plain.example': { unit: 'dach' },
  'red.example': { unit: 'dach', theme: 'rust' },
  'english.example': { unit: 'dach', defaultLanguage: 'en', languages: ['en', 'de'] },
  'cookie.example': { unit: 'dach', localeStrategy: 'no_prefix' },
  'dual.example': { unit: 'ds', folder: 'ds', theme: 'maple_blaze', languages: ['de', 'en'] },
}
const bindings = { SITE_HOSTS: JSON.stringify(hosts) }

const linkToOther = { component: 'button', _uid: 'other-unit', text: 'Dual', href: storyLink('ds/home') }
const space = withContent(demoSpace, 'bachelor', ({ body, ...content }) => ({
  ...content,
  // The page has a list of blocks.
  body: [...(body as object[]), linkToOther],
}))

const origins = [
  ...Object.keys(hosts).map(host => `https://${host}`),
  'http://plain.example',
  'https://plain.example:8443',
  'https://unknown.example',
]
const paths = [
  '/',
  '/en/',
  '/bachelor/',
  '/campus/berlin/',
  '/bachelor/betriebswirtschaftslehre/fernstudium/',
  '/forms-space/kontakt/',
  '/gibt-es-nicht/',
]

interface TestRequest {
  readonly origin: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A page that is sent whole has the rules it uses and marks on its regions; a streamed one has all rules and no marks. */
const comparable = (html: string) =>
  html.replace(/<style>.*?<\/style>/s, '').replaceAll(/ data-key="[^"]*"/g, '')

const told = /^(server-timing|x-cache|x-render|etag|content-security-policy|content-encoding)$/

/** The text of an answer; the runtime of a test decodes no brotli. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-encoding') !== 'br') return response.text()
  return new TextDecoder().decode(fromBrotli(new Uint8Array(await response.arrayBuffer())))
}

/** All parts of an answer that depend on its page. */
async function answerTo(site: TestSite, { origin, path, headers: own }: TestRequest) {
  const response = await site.send(path, own, 'GET', origin)
  const isCompressed = response.headers.get('content-encoding') === 'br'
  const html = comparable(await textOf(response))
  await site.settle()
  const headers = [...response.headers].filter(([name]) => !told.test(name))
  // Split by tags, so that a difference is shown at its place.
  return { status: response.status, headers, html, tags: html.split(/(?=<)/), isCompressed }
}

describe('an answer cached for one visitor', () => {
  let warm: TestSite
  beforeAll(async () => {
    warm = await createTestSite({ space, bindings })
  })

  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const theme = (html: string) => /data-theme="([^"]*)"/.exec(html)?.[1]

  it('hosts of one unit that get requests by turns get their own address and theme', async () => {
    const wanted = [
      ['https://main.example', 'https://www.main.example/', 'default'],
      ['https://red.example', 'https://red.example/', 'rust'],
      ['https://plain.example', 'https://plain.example/', 'default'],
      ['http://plain.example', 'http://plain.example/', 'default'],
    ] as const
    for (let round = 0; round < 4; round++)
      for (const [origin, address, name] of wanted) {
        const { html } = await answerTo(warm, { origin, path: '/', headers: {} })
        expect([canonical(html), theme(html)]).toEqual([address, name])
      }
  })

  it('links to another unit lead to the port that its visitor came by', async () => {
    const path = '/bachelor/'
    const [secure, local] = ['https://plain.example', 'http://plain.example:8787']
    const linksOf = (html: string) => [...new Set(html.match(/https?:\/\/dual\.example[^/"]*/g))]
    for (let round = 0; round < 3; round++) {
      const one = linksOf((await answerTo(warm, { origin: secure, path, headers: {} })).html)
      const other = linksOf((await answerTo(warm, { origin: local, path, headers: {} })).html)
      expect([one, other]).toEqual([['https://dual.example'], ['http://dual.example:8787']])
    }
  })

  it('is what another would have been given anyway: hosts, languages, countries, cookies, queries', async () => {
    const one = fc.record({
      origin: fc.constantFrom(...origins),
      path: fc.constantFrom(...paths),
      query: fc.constantFrom('', '', '?nuxtlink=1', '?utm_source=x', '?search=%3Cb%3E'),
      country: fc.constantFrom('DE', 'CH', 'GB', 'XX'),
      cookie: fc.constantFrom('', 'closed_banner=1', 'locale=en', 'locale=de'),
      device: fc.constantFrom('desktop', 'mobile'),
    })
    let [compressed, pages] = [0, 0]
    await fc.assert(
      fc.asyncProperty(one, async ({ origin, path, query, country, cookie, device }) => {
        const headers = { 'cf-ipcountry': country, 'cf-device-type': device, ...(cookie && { cookie }) }
        const request = { origin, path: path + query, headers }
        const fresh = await createTestSite({ seeded: true, bindings })
        const expected = await answerTo(fresh, request)
        // The second request at the latest finds cached data, the third the whole answer; the fourth takes brotli.
        const codings = [{}, {}, {}, { 'accept-encoding': 'br' }]
        for (const coding of codings) {
          const answer = await answerTo(warm, { ...request, headers: { ...headers, ...coding } })
          expect(answer).toMatchObject({
            status: expected.status,
            headers: expected.headers,
            tags: expected.tags,
          })
          if ('accept-encoding' in coding && expected.status === 200) {
            pages++
            if (answer.isCompressed) compressed++
          }
        }
      }),
      { numRuns: loopCount(300), seed: 1511 },
    )
    // The others show the query.
    expect(compressed / pages).toBeGreaterThan(0.7)
  }, 120_000)
})

describe('what is kept', () => {
  const second = 1000
  const [minute, hour, day] = [60 * second, 3600 * second, 24 * 3600 * second]

  it('and read again is what would have been made anew, hours, days and months later', {
    tags: ['full'],
    timeout: 120_000,
  }, async () => {
    const warm = await createTestSite({ space, bindings })
    let now = Date.UTC(2026, 10, 21, 9)
    const step = fc.record({
      later: fc.constantFrom(second, 61 * second, 61 * second, 10 * minute, hour, 7 * hour, day, 40 * day),
      path: fc.constantFrom(...paths, '/veranstaltungen/', '/en/events/', '/aktuelles/', '/studium/'),
      country: fc.constantFrom('DE', 'AT', 'CH', 'GB'),
    })
    await fc.assert(
      fc.asyncProperty(step, async ({ later, path, country }) => {
        now += later
        warm.turnClock(later)
        const request = { origin: 'https://plain.example', path, headers: { 'cf-ipcountry': country } }
        const expected = await answerTo(await createTestSite({ seeded: true, bindings, now }), request)
        for (let time = 0; time < 3; time++)
          expect(await answerTo(warm, request)).toMatchObject({
            status: expected.status,
            tags: expected.tags,
          })
      }),
      { numRuns: loopCount(150, 15), seed: 2611, endOnFailure: true },
    )
  })
})

it('a time limit on a page is met, although all parts of the page were read again meanwhile', async () => {
  const now = Date.UTC(2026, 10, 21, 9)
  const until = new Date(now + 90_000).toISOString()
  const card = { component: 'card', _uid: 'ends', type: 'teaser', title: 'Nur heute früh', until }
  const site = await createTestSite({
    now,
    space: withContent(smallSpace(), 'bachelor', content => ({ ...content, body: [card] })),
  })
  const shows = async (query = '') => (await site.get(`/bachelor/${query}`)).html.includes(card.title)
  // Another page, made of the same content.
  const other = '?nuxtlink=1'
  for (let time = 0; time < 3; time++) expect([await shows(), await shows(other)]).toEqual([true, true])
  // The platform makes an answer again after two seconds where the content that it read was stale.
  for (const later of [61_000, 3_000]) {
    site.turnClock(later)
    for (let time = 0; time < 3; time++) expect(await shows(other)).toBe(true)
  }
  site.turnClock(25_999)
  expect(await shows()).toBe(true)
  site.turnClock(1)
  expect(await shows()).toBe(false)
})

describe('the short way', () => {
  const withBrotli = (own: Readonly<Record<string, string>> = {}) => ({ 'accept-encoding': 'br', ...own })

  /** Requests a page three times: it is made, found in its fragments, and stored; from then on its answer is cached. */
  async function warmUp(site: TestSite, path: string, headers = {}): Promise<void> {
    for (let time = 0; time < 3; time++) {
      await (await site.send(path, headers)).arrayBuffer()
      await site.settle()
    }
  }

  it('sends brotli with all headers to a client that takes it, and the same bytes to the others', async () => {
    const site = await createTestSite()
    const fresh = await (await site.send('/')).text()
    await warmUp(site, '/')
    const plain = await site.send('/')
    const compressed = await site.send('/', withBrotli())
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect([await plain.text(), await textOf(compressed)]).toEqual([fresh, fresh])
    const named = (response: Response) =>
      [...response.headers].filter(([name]) => name !== 'content-encoding' && name !== 'server-timing')
    expect(named(compressed)).toEqual(named(plain))
    expect(compressed.headers.get('vary')).toBe('accept-encoding')
    expect(compressed.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = compressed.headers.get('etag')!
    expect((await site.send('/', withBrotli({ 'if-none-match': etag }))).status).toBe(304)
  })

  it('writes the one log line', async () => {
    const site = await createTestSite()
    await warmUp(site, '/')
    const before = site.log.length
    await site.send('/?utm_source=x', { 'cf-ipcountry': 'AT' })
    await site.send('/?utm_source=x', { 'cf-ipcountry': 'DE' })
    const lines = site.log.slice(before).filter(({ event }) => event === 'request')
    expect(lines).toMatchObject([
      { method: 'GET', path: '/', parameters: ['utm_source'], status: 200, country: 'AT' },
      { method: 'GET', path: '/', parameters: ['utm_source'], status: 200, country: 'DE', cache: 'hit' },
    ])
  })

  it('ends when other content is known', async () => {
    const site = await createTestSite()
    await warmUp(site, '/bachelor/')
    const isShort = async () =>
      (await site.send('/bachelor/', withBrotli())).headers.get('content-encoding') === 'br'
    expect(await isShort()).toBe(true)
    await site.edit(space => withContent(space, 'bachelor', content => ({ ...content, noindex: true })))
    site.turnClock(61_000)
    await site.get('/bachelor/')
    await site.get('/bachelor/')
    expect((await site.get('/bachelor/')).html).toContain('<meta name="robots" content="noindex">')
  })

  it('begins to tell visitors apart as soon as a block reads a fact of them', async () => {
    const site = await createTestSite()
    const [phone, computer] = [{ 'cf-device-type': 'mobile' }, { 'cf-device-type': 'desktop' }]
    const answerTo = async (headers: Record<string, string>) => {
      const response = await site.send('/bachelor/', withBrotli(headers))
      const html = await textOf(response)
      await site.settle()
      return { html, isShort: response.headers.get('content-encoding') === 'br' }
    }
    await warmUp(site, '/bachelor/', computer)
    // No part of the page reads the kind of device: the first phone finds the fragments that were made for computers.
    expect(await answerTo(phone)).toEqual({ html: (await answerTo(computer)).html, isShort: true })

    const picture = { filename: '/pictures/hero-home.svg', alt: 'Zwei Menschen' }
    const hero = { component: 'hero', _uid: 'hero', type: 'full', headline: 'Bachelor', image: picture }
    await site.edit(space => withContent(space, 'bachelor', content => ({ ...content, body: [hero] })))
    site.turnClock(61_000)
    for (let time = 0; time < 4; time++) for (const headers of [phone, computer]) await answerTo(headers)
    const [onPhone, onComputer] = [await answerTo(phone), await answerTo(computer)]
    expect([onPhone.isShort, onComputer.isShort]).toEqual([true, true])
    const hint = '<link rel="preload" href="/pictures/default/hero-home.svg" as="image"'
    expect([onPhone, onComputer].map(({ html }) => html.includes(hint))).toEqual([false, true])
  })

  it('leaves out answers with an experiment or a cookie', async () => {
    const site = await createTestSite()
    const consent = btoa(
      JSON.stringify({
        categories: ['preferences', 'statistics', 'marketing', 'functional', 'analytics'],
        services: {},
      }),
    )
    const cookie = `consent=${consent}`
    for (let time = 0; time < 4; time++) {
      const answer = await site.send('/', withBrotli({ cookie }))
      expect(answer.headers.get('set-cookie')).toContain('usergroup=')
      await answer.arrayBuffer()
      await site.settle()
    }
    expect((await site.send('/', withBrotli())).headers.get('set-cookie')).toBeNull()
  })

  it('is not for methods that are no visit', async () => {
    const site = await createTestSite()
    await warmUp(site, '/')
    expect((await site.send('/', {}, 'POST')).status).toBe(405)
  })
})
