import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { storyLink } from '../../kv-seed/story.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

/** Several hosts of one unit, each of which differs from the others in one thing, and another unit. */
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

interface Asked {
  readonly origin: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A page that is sent whole carries the rules it uses and marks on its regions, one that is streamed all rules and no marks. */
const comparable = (html: string) =>
  html.replace(/<style>.*?<\/style>/s, '').replaceAll(/ data-key="[^"]*"/g, '')

const told = /^(server-timing|x-cache|x-render|etag|content-security-policy)$/

/** All parts of an answer that depend on its page. */
async function ask(site: TestSite, { origin, path, headers: own }: Asked) {
  const response = await site.send(path, own, 'GET', origin)
  const html = comparable(await response.text())
  await site.settle()
  const headers = [...response.headers].filter(([name]) => !told.test(name))
  // By tags, so that a difference is seen at its place.
  return { status: response.status, headers, html, tags: html.split(/(?=<)/) }
}

describe('what is kept for one visitor', () => {
  let warm: TestSite
  beforeAll(async () => {
    warm = await createTestSite({ space, bindings })
  })

  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const theme = (html: string) => /data-theme="([^"]*)"/.exec(html)?.[1]

  it('hosts of one unit that ask by turns get their own address and theme', async () => {
    const wanted = [
      ['https://main.example', 'https://www.main.example/', 'default'],
      ['https://red.example', 'https://red.example/', 'rust'],
      ['https://plain.example', 'https://plain.example/', 'default'],
      ['http://plain.example', 'http://plain.example/', 'default'],
    ] as const
    for (let round = 0; round < 4; round++)
      for (const [origin, address, name] of wanted) {
        const { html } = await ask(warm, { origin, path: '/', headers: {} })
        expect([canonical(html), theme(html)]).toEqual([address, name])
      }
  })

  it('links to another unit lead to the port that its visitor came by', async () => {
    const path = '/bachelor/'
    const [secure, local] = ['https://plain.example', 'http://plain.example:8787']
    const linksOf = (html: string) => [...new Set(html.match(/https?:\/\/dual\.example[^/"]*/g))]
    for (let round = 0; round < 3; round++) {
      const one = linksOf((await ask(warm, { origin: secure, path, headers: {} })).html)
      const other = linksOf((await ask(warm, { origin: local, path, headers: {} })).html)
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
    await fc.assert(
      fc.asyncProperty(one, async ({ origin, path, query, country, cookie, device }) => {
        const headers = { 'cf-ipcountry': country, 'cf-device-type': device, ...(cookie && { cookie }) }
        const asked = { origin, path: path + query, headers }
        const fresh = await createTestSite({ seeded: true, bindings })
        const expected = await ask(fresh, asked)
        // The second request at the latest finds cached data, the third the whole page.
        for (let time = 0; time < 3; time++)
          expect(await ask(warm, asked)).toMatchObject({
            status: expected.status,
            headers: expected.headers,
            tags: expected.tags,
          })
      }),
      { numRuns: 60, seed: 1511 },
    )
  }, 120_000)
})
