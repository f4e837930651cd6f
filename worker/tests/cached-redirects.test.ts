import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { loopCount } from './setup/loop-count.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const hosts = {
  'main.example': { unit: 'dach', origin: 'https://www.main.example' },
  'english.example': { unit: 'dach', defaultLanguage: 'en', languages: ['en', 'de'] },
  'cookie.example': { unit: 'dach', localeStrategy: 'no_prefix' },
}
const bindings = { SITE_HOSTS: JSON.stringify(hosts), LINK_SECRET: 'secret' }

interface Row {
  readonly path: string
  readonly query?: string
  readonly forwardParameters?: boolean
  readonly status?: number
}

/** The space with a table of redirects. */
const withRedirects = (rows: Readonly<Record<string, Row>>, space = smallSpace()): SpaceSeed => ({
  ...space,
  version: space.version + 1,
  datasources: [
    {
      id: 7,
      name: 'Redirects',
      slug: 'redirects',
      entries: Object.entries(rows).map(([name, row], index) => ({
        id: index,
        name,
        value: JSON.stringify(row),
      })),
    },
  ],
})

const space = withRedirects({
  '/plain/': { path: '/bachelor/' },
  '/passed/': { path: '/bachelor/?utm_source=table', forwardParameters: true },
  '/abroad/': { path: 'https://other.example/x/', forwardParameters: true, status: 302 },
  '/chain/': { path: '/passed/', query: 'own=1', forwardParameters: true },
  '/english/': { path: '/en/bachelor/', status: 308 },
  '/stars/*': { path: '/campus/:splat', forwardParameters: true },
})

const paths = [
  ...['/plain/', '/plain', '/passed/', '/abroad/', '/chain/', '/english/', '/en/passed/', '/stars/berlin/'],
  ...['/bachelor', '//bachelor//', '/BACHELOR/', '/_/plain/', '/de/bachelor/', '/bachelor/'],
]

interface TestRequest {
  readonly origin: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
}

/** The answer without the body and the headers of a page. */
async function answerTo(site: TestSite, { origin, path, headers = {}, method = 'GET' }: TestRequest) {
  const answer = await site.send(path, headers, method, origin)
  await answer.arrayBuffer()
  await site.settle()
  const isRedirect = answer.status > 300 && answer.status < 309
  return { status: answer.status, headers: isRedirect ? [...answer.headers] : [] }
}

const origin = 'https://main.example'
const locationOf = (answer: Awaited<ReturnType<typeof answerTo>>) =>
  answer.headers.find(([name]) => name === 'location')?.[1]

describe('redirects that are cached', () => {
  let warm: TestSite
  beforeAll(async () => {
    warm = await createTestSite({ space, bindings })
  })

  it('are what another would have been given anyway: hosts, queries, languages, cookies, methods', async () => {
    const one = fc.record({
      origin: fc.constantFrom(...Object.keys(hosts).map(host => `https://${host}`), 'http://main.example'),
      path: fc.constantFrom(...paths),
      query: fc.constantFrom('', '', '?utm_source=x', '?a=1&own=2', '?_storyblok=1', '?variantId=2&gclid=3'),
      cookie: fc.constantFrom('', 'locale=en', 'locale=de', 'closed_banner=1'),
      country: fc.constantFrom('DE', 'CH'),
      method: fc.constantFrom('GET', 'GET', 'HEAD'),
    })
    await fc.assert(
      fc.asyncProperty(one, async ({ origin, path, query, cookie, country, method }) => {
        const headers = { 'cf-ipcountry': country, ...(cookie && { cookie }) }
        const request = { origin, path: path + query, headers, method }
        const fresh = await createTestSite({ seeded: true, bindings })
        const expected = await answerTo(fresh, request)
        for (let time = 0; time < 3; time++) expect(await answerTo(warm, request)).toEqual(expected)
      }),
      { numRuns: loopCount(1_500, 25), seed: 2211 },
    )
  }, 120_000)

  /** A site that counts the questions of its content client; each answers 503 once it is down. */
  async function countedSite(rows: SpaceSeed) {
    const source = { calls: 0, isDown: false }
    const site = await createTestSite({
      space: rows,
      bindings,
      fetch: next => async (input, init) => {
        source.calls++
        return source.isDown ? new Response(null, { status: 503 }) : next(input, init)
      },
    })
    return { site, source }
  }

  it('are sent without a look-up, also while the content system is down', async () => {
    const { site, source } = await countedSite(space)
    const path = '/passed/?utm_campaign=y'
    const before = await answerTo(site, { origin, path })
    expect(locationOf(before)).toBe('/bachelor/?utm_source=table&utm_campaign=y')
    source.isDown = true
    const { calls } = source
    // By now the site would check again whether there is a story.
    site.turnClock(20_000)
    for (let time = 0; time < 3; time++) expect(await answerTo(site, { origin, path })).toEqual(before)
    expect(source.calls).toBe(calls)
    site.turnClock(61_000)
    expect(await answerTo(site, { origin, path })).toEqual(before)
  })

  it('write the one log line', async () => {
    const { site } = await countedSite(space)
    for (let time = 0; time < 2; time++) await answerTo(site, { origin, path: '/plain/?email=a' })
    const lines = site.log.filter(({ event }) => event === 'request')
    const line = {
      method: 'GET',
      path: '/plain/',
      parameters: ['email'],
      status: 301,
      location: '/bachelor/',
    }
    expect(lines).toMatchObject([line, line])
  })

  it('end when other content is known, and when the table is a minute old', async () => {
    const { site } = await countedSite(space)
    const path = '/plain/'
    for (let time = 0; time < 2; time++)
      expect(locationOf(await answerTo(site, { origin, path }))).toBe('/bachelor/')
    await site.edit(before => withRedirects({ '/plain/': { path: '/en/' } }, before))
    site.turnClock(61_000)
    await answerTo(site, { origin, path })
    expect(locationOf(await answerTo(site, { origin, path }))).toBe('/en/')
  })
})
