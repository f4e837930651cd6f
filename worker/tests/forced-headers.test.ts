import { describe, expect, it } from 'vitest'
import { assignVariant } from '../core/page/experiments/choose-variant.ts'
import { signVisitor } from '../core/request/visitor/experiment-state.ts'
import { consentTo, LINK_SECRET, linkKeys, memberOf } from './setup/experiment-space.ts'
import { forcedHeaderSpace, header, headersOf } from './setup/forced-header-space.ts'
import {
  createTestSite,
  type TestSite,
  type TestSiteOptions,
  withContent,
  withoutStory,
} from './setup/test-site.ts'

type Headers = Record<string, string>

const secret = 'rule-in-front'
const consent = consentTo('analytics')
const variants = ['greeting', 'price'] as const
const assignable = [
  { id: 'control', weight: 50 },
  { id: 'greeting', weight: 25 },
  { id: 'price', weight: 25 },
] as const

/** A visitor id that the hash assigns to this variant. */
function idFor(variant: string): string {
  for (let number = 1; ; number++) {
    const id = `visitor-${String(number).padStart(8, '0')}`
    if (assignVariant({ id: 'welcome', variants: assignable }, id) === variant) return id
  }
}

const byCookie = (variant: string): Headers => ({
  cookie: `${consent}; experiment=${memberOf(variant)}; visitor=visitor-00000001`,
})
const byHeader = (variant: string): Headers => ({
  'x-experiment': memberOf(variant),
  'x-experiment-secret': secret,
})
const signedIds = new Map(
  await Promise.all(
    assignable.map(async ({ id }) => [id as string, await signVisitor(idFor(id), linkKeys)] as const),
  ),
)
const byChance = (variant: string): Headers => ({ cookie: `${consent}; visitor=${signedIds.get(variant)}` })

async function open(options: TestSiteOptions = {}) {
  const points: AnalyticsEngineDataPoint[] = []
  const EXPOSURES = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) }
  const bindings = {
    EXPOSURES,
    EXPERIMENT_HEADER_SECRET: secret,
    LINK_SECRET,
    EXPERIMENT_HEADERS: headersOf(...variants),
  }
  return { site: await createTestSite({ space: forcedHeaderSpace(), ...options, bindings }), points }
}

interface PagePayload {
  readonly kind: string
  readonly regions: Readonly<Record<'header' | 'main', { readonly html: string }>>
}

const nameIn = (header: string) => (header.includes('Sonderangebot') ? 'sale' : 'own')

/** Which header a page and its payload show; they may not differ. */
async function headerAt(site: TestSite, path: string, headers: Headers): Promise<string> {
  const { status, html } = await site.get(path, headers)
  expect(status).toBe(200)
  const answer = await site.get(path.replace(/(?=\?|$)/, '_payload.json'), headers)
  const { kind, regions } = JSON.parse(answer.html) as PagePayload
  expect(kind).toBe('page')
  const shown = nameIn(/<header[\s\S]*?<\/header>/.exec(html)![0])
  expect(nameIn(regions.header.html)).toBe(shown)
  return shown
}

const tested = ['/', '/en/']
const elsewhere = ['/bachelor/', '/en/bachelor/']

type Shown = readonly ['sale' | 'own', 'sale' | 'own']

/** Visitors, and the header that they see on the page of the experiment, and on others. */
const visitors: readonly (readonly [string, Headers, Shown])[] = [
  ...variants.flatMap(variant => [
    [`${variant} by cookie`, byCookie(variant), ['sale', 'sale']] as const,
    [`${variant} by header`, byHeader(variant), ['sale', 'sale']] as const,
    // The cookie has no assignment yet, and other pages have no experiment.
    [`${variant} by chance`, byChance(variant), ['sale', 'own']] as const,
    [
      `${variant} by cookie without consent`,
      { cookie: `experiment=${memberOf(variant)}` },
      ['own', 'own'],
    ] as const,
    [
      `${variant} by header without its secret`,
      { 'x-experiment': memberOf(variant) },
      ['own', 'own'],
    ] as const,
  ]),
  ['control by cookie', byCookie('control'), ['own', 'own']],
  ['control by header', byHeader('control'), ['own', 'own']],
  ['control by chance', byChance('control'), ['own', 'own']],
  [
    'control by header, another variant by cookie',
    { ...byCookie('price'), ...byHeader('control') },
    ['own', 'own'],
  ],
  ['nobody known', {}, ['own', 'own']],
]

describe('a header story that variants of an experiment show', () => {
  it('is seen by their visitors, on whatever page they are', async () => {
    const { site } = await open()
    for (const [name, headers, shown] of visitors)
      for (const [index, paths] of [tested, elsewhere].entries())
        for (const path of paths)
          expect([name, path, await headerAt(site, path, headers)]).toEqual([name, path, shown[index]])
  })

  it('goes with a variant that the query requests on the page of its experiment alone', async () => {
    const { site } = await open()
    for (const headers of [{}, { cookie: consent }, byCookie('control'), byHeader('control')]) {
      expect(await headerAt(site, '/?variantId=price', headers)).toBe('sale')
      expect(await headerAt(site, '/bachelor/?variantId=price', headers)).toBe('own')
    }
    for (const headers of [byCookie('price'), byHeader('price')])
      expect(await headerAt(site, '/?variantId=control', headers)).toBe('own')
  })

  it('follows visitors from the page where chance decided', async () => {
    const { site } = await open()
    const { headers } = await site.get('/', byChance('greeting'))
    const cookies = headers.getSetCookie().map(cookie => cookie.split(';')[0]!)
    const cookie = [consent, ...cookies].join('; ')
    for (const path of [...tested, ...elsewhere]) expect(await headerAt(site, path, { cookie })).toBe('sale')
  })

  it('leaves everybody the own one when it is gone', async () => {
    const { site } = await open()
    const paths = [...tested, ...elsewhere]
    for (const path of paths) expect(await headerAt(site, path, byCookie('price'))).toBe('sale')
    site.turnClock(5000)
    await site.edit(space => withoutStory(space, header.full_slug))
    await site.tell('unpublished', header)
    for (const path of paths) expect(await headerAt(site, path, byCookie('price'))).toBe('own')
  })

  it('shows what was published of it last', async () => {
    const { site } = await open()
    expect(await headerAt(site, '/', byCookie('price'))).toBe('sale')
    site.turnClock(5000)
    await site.edit(space =>
      withContent(space, header.full_slug, content => ({ ...content, name: 'Frühling' })),
    )
    await site.tell('published', header)
    expect((await site.get('/', byCookie('price'))).html).toContain('Frühling')
  })

  it('is the same in a page that is warm and in one that is fresh', async () => {
    const { site } = await open()
    const questions = visitors.flatMap(([, headers]) =>
      ['/', '/en/bachelor/'].map(path => ({ path, headers })),
    )
    for (const { path, headers } of questions) await site.get(path, headers)
    for (const { path, headers } of questions) {
      const { site: fresh } = await open({ seeded: true })
      const warm = await site.get(path, headers)
      expect(warm.html).toBe((await fresh.get(path, headers)).html)
    }
  })
})

describe('an experiment that a rule in front of the worker rolls out to everybody', () => {
  const rolledOut = { ...byHeader('greeting'), 'x-experiment-rewrite': '1' }
  const everybody: readonly Headers[] = [
    {},
    { cookie: 'visitor=visitor-00000001' },
    { cookie: `experiment=${memberOf('price')}` },
    { cookie: consentTo() },
    ...['DE', 'CH', 'GB'].map(country => ({ 'cf-ipcountry': country })),
  ]

  it('shows its variant before consent, and stores and counts nothing', async () => {
    const { site, points } = await open()
    for (const headers of everybody)
      for (const path of ['/', '/?utm_source=x', '/_payload.json']) {
        const answer = await site.get(path, { ...headers, ...rolledOut })
        expect(answer.status).toBe(200)
        expect(answer.html).toContain('Moin')
        expect(answer.html).toContain('Sonderangebot')
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    expect(points).toEqual([])
  })

  it('notes no more than that where the address alone was rewritten', async () => {
    const { site, points } = await open()
    const note = { 'x-experiment-rewrite': '1', 'x-experiment-secret': secret }
    const said = ({ headers }: { readonly headers: globalThis.Headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !['server-timing', 'x-robots-tag'].includes(name)))
    for (const headers of [{}, byCookie('price'), byChance('greeting')])
      for (const path of ['/', '/bachelor/']) {
        await site.get(path, headers)
        points.length = 0
        const plain = await site.get(path, headers)
        const noted = await site.get(path, { ...headers, ...note })
        expect(noted.html).toBe(plain.html)
        expect(plain.headers.get('x-robots-tag')).toBeNull()
        expect(noted.headers.get('x-robots-tag')).toBe('noindex')
        expect(said(noted)).toEqual(said(plain))
        const half = points.length / 2
        expect(points.slice(0, half)).toEqual(points.slice(half))
      }
  })
})

it('on error pages the header is that of the visitor’s variant as well', async () => {
  const { site } = await open()
  const missing = async (headers: Headers) => {
    const answer = await site.get('/nichts/', headers)
    expect(answer.status).toBe(404)
    return answer
  }
  expect(nameIn((await missing({})).html)).toBe('own')
  expect(nameIn((await missing(byCookie('price'))).html)).toBe('sale')
  expect(nameIn((await missing(byHeader('greeting'))).html)).toBe('sale')
  const rewritten = await missing({ 'x-experiment-secret': secret, 'x-experiment-rewrite': '1' })
  expect(rewritten.headers.get('x-robots-tag')).toBe('noindex')
})
