import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { smallSpace } from './setup/small-space.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

const MINUTE = 60_000
const groups = {
  uuid: 'a',
  name: 'Groups',
  slug: 'groups',
  full_slug: 'settings/groups',
  content: {
    _uid: 'g',
    component: 'country-groups-prioritization',
    groups: [
      { component: 'country-group', _uid: '1', uuid: 'alps', countries: 'AT,CH' },
      { component: 'country-group', _uid: '2', uuid: 'south', countries: 'CH,IT' },
    ],
  },
}

/** The small site with groups of countries. */
function space() {
  const base = smallSpace()
  const record = base.stories.at(-1)!
  const story = { ...record.draft, ...groups, id: 999, translated_slugs: [] }
  return { ...base, stories: [...base.stories, { draft: story, published: story }] }
}

const answers: Readonly<Record<string, unknown>> = {
  header: { content: { component: 'header', _uid: 'h', name: 'Kopf von fern' } },
  footer: { content: { component: 'footer', _uid: 'f', copyrightText: 'Fuß von fern' } },
  'contact-bubble-group': null,
  campaign: {
    header: { storyId: '1', storyName: 'C', uuid: 'c', titleDesktop: 'Angebot von fern' },
    price: {
      storyId: '1',
      storyName: 'C',
      uuid: 'c',
      titleDesktop: 'x',
      discountType: 'percent',
      discountValue: 50,
    },
  },
  currency: {
    format: { currency: 'CHF', symbol: 'Fr.', pattern: '{symbol} {amount}' },
    baseCurrency: 'EUR',
    exchangeRate: 2,
  },
  redirect: null,
}

const nameOf = (address: string) => /\/v2\/(\w+)/.exec(address)?.[1] ?? ''

/** A site whose platform is elsewhere. `respond` may be replaced while it runs. */
async function siteWith(
  respond: (name: string, address: string) => Promise<Response>,
  {
    bindings = {},
    change = base => base,
  }: {
    readonly bindings?: Readonly<Record<string, unknown>>
    readonly change?: (base: SpaceSeed) => SpaceSeed
  } = {},
) {
  const requests: { readonly address: string; readonly init: RequestInit | undefined }[] = []
  const upstream = { respond }
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push({ address: String(input), init: init as RequestInit | undefined })
    return upstream.respond(nameOf(String(input)), String(input))
  })
  const site = await createTestSite({
    space: change(space()),
    bindings: { PLATFORM_ORIGIN: 'https://up.example', ...bindings },
  })
  return { site, requests, upstream }
}

async function healthOf(site: TestSite) {
  const response = await site.send('/api/health')
  await site.settle()
  return (await response.json()) as { status: string; problems: readonly { what: string; since: string }[] }
}

const good = async (name: string) => Response.json(answers[name] ?? {})
const fromSwitzerland = { 'cf-ipcountry': 'CH', cookie: 'closed_banner=none; secret=1' }

afterEach(() => vi.restoreAllMocks())

describe('a page of programme cards', () => {
  const offer = { storyId: '1', storyName: 'C', uuid: 'c', titleDesktop: 'Nur für dieses Fach' }
  const cards = Array.from({ length: 60 }, (_, index) => ({
    ...{ component: 'card', _uid: `card-${index}`, title: `Fach ${index}`, careId: `FACH-${index}` },
  }))

  it('calls once for the offers of all of them, and holds nothing up where there are none', async () => {
    const answer = { 'FACH-3': { price: offer }, 'FACH-99': { price: offer } }
    const known = async (_: string, address: string) =>
      Response.json(address.includes('/products?') ? answer : (answers[nameOf(address)] ?? {}))
    const { site, requests, upstream } = await siteWith(known, {
      bindings: { PLATFORM_CALLS: '{"product-campaigns":"forward"}' },
      change: base =>
        withContent(base, 'bachelor', content => ({
          ...content,
          body: [{ component: 'grid', items: cards }],
        })),
    })
    const { html } = await site.get('/bachelor/')
    expect(html.match(/class="card-offer"/g)).toHaveLength(1)
    expect(requests.filter(({ address }) => address.includes('/campaign/'))).toHaveLength(2)

    upstream.respond = async (name, address) =>
      address.includes('/products?') ? new Response('', { status: 404 }) : good(name)
    site.turnClock(2 * MINUTE)
    const without = await site.get('/bachelor/')
    expect(without.html).not.toContain('class="card-offer"')
    expect((await site.get('/bachelor/')).render).toMatch(/^(\d+)\/\1$/)
  })
})

describe('a list of events whose platform gives them no uuids', () => {
  it('has a calendar for each of them', async () => {
    const value = ['Infoabend', 'Campustag'].map(title => ({ title, startsAt: '2026-12-09 18:30' }))
    const { site } = await siteWith(
      async name => (name === 'event' ? Response.json({ value }) : good(name)),
      {
        change: base =>
          withContent(base, 'bachelor', content => ({
            ...content,
            body: [{ component: 'event-list', _uid: 'events' }],
          })),
      },
    )
    const { html } = await site.get('/bachelor/')
    const addresses = [...html.matchAll(/href="(\/bachelor\/[^"]+\.ics)"/g)].map(([, address]) => address!)
    const summaries = await Promise.all(
      addresses.map(async address => (await site.get(address)).html.match(/(?<=SUMMARY:)\w+/g)),
    )
    expect(new Set(summaries.map(String))).toEqual(new Set(['Infoabend', 'Campustag', 'Infoabend,Campustag']))
    const { html: all } = await site.get('/bachelor/events.ics')
    expect(new Set(all.match(/^UID:.*$/gm)).size).toBe(2)
  })
})

describe('a site with a platform elsewhere', () => {
  it('shows what it answers, and sends the groups of the visitor’s country and no cookies', async () => {
    const { site, requests } = await siteWith(good)
    const { status, html } = await site.get('/', fromSwitzerland)
    expect(status).toBe(200)
    for (const text of [
      'Kopf von fern',
      'Fuß von fern',
      'Angebot von fern',
      'Fr.\u00a0300.00',
      'Fr.\u00a0600.00',
    ])
      expect(html).toContain(text)
    const urls = Object.fromEntries(requests.map(({ address }) => [nameOf(address), new URL(address)]))
    expect(Object.fromEntries(urls.campaign!.searchParams)).toMatchObject({
      country: 'CH',
      countryGroups: 'alps,south',
      component: 'page',
      slug: 'home',
      language: 'de',
    })
    expect(Object.fromEntries(urls.currency!.searchParams)).toEqual({
      baseCurrency: 'EUR',
      country: 'CH',
      countryGroup: 'alps',
      space: 'dach',
    })
    expect(urls.header!.pathname).toBe('/api/proxy/index/v2/header/dach')
    for (const { init } of requests) {
      expect(Object.keys(init?.headers ?? {})).toEqual(['accept'])
      expect(init?.redirect).toBe('manual')
    }
  })

  it.each<[string, (name: string) => Promise<Response>]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['answers with errors', async () => new Response('no', { status: 503 })],
    ['answers nonsense', async () => new Response('<html>')],
    [
      'redirects',
      async () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    ],
    ['never answers', () => new Promise(() => undefined)],
  ])(
    'that %s leaves the page whole: prices in euros, no offer, within its deadline',
    async (_name, respond) => {
      const { site } = await siteWith(respond)
      const began = Date.now()
      const { status, html } = await site.get('/', fromSwitzerland)
      expect(Date.now() - began).toBeLessThan(2500)
      expect(status).toBe(200)
      expect(html).toContain('Klein')
      expect(html).toContain('nach bachelor')
      expect(html).toContain('300\u00a0€')
      expect(html).not.toMatch(/von fern|Nur in|Fr\.|evil/)
    },
  )

  it('falls back to the bare rate where only the currency call fails', async () => {
    const { site } = await siteWith(async (name, address) =>
      address.includes('currency/user')
        ? new Response('', { status: 500 })
        : address.includes('exchange-rate')
          ? Response.json({ rate: 3 })
          : good(name),
    )
    // The same number is not the same money.
    for (const [country, price] of [
      ['CH', 'CHF\u00a0450.00'],
      ['GB', '£450.00'],
      ['CH', 'CHF\u00a0450.00'],
    ])
      expect((await site.get('/', { 'cf-ipcountry': country! })).html).toContain(price)
  })

  it('that fails later: the last header and footer stay, an offer does not outlive its hour', async () => {
    const { site, upstream } = await siteWith(good)
    await site.get('/', fromSwitzerland)
    await site.get('/', fromSwitzerland)
    upstream.respond = () => Promise.reject(new Error('down'))
    site.turnClock(MINUTE + 1)
    for (let visit = 0; visit < 3; visit++) {
      const { status, html } = await site.get('/', fromSwitzerland)
      expect(status).toBe(200)
      expect(html).toContain('Kopf von fern')
      expect(html).toContain('Fuß von fern')
      expect(html).toContain('Angebot von fern')
      expect(html).toContain('Fr.\u00a0300.00')
    }
    site.turnClock(60 * MINUTE)
    const { html } = await site.get('/', fromSwitzerland)
    expect(html).toContain('Kopf von fern')
    expect(html).not.toMatch(/Angebot von fern|Fr\./)
  })

  it('answers for pages are stored; answers to clients and redirects are not', async () => {
    const { site } = await siteWith(good)
    const kept = async () =>
      (await testKv.list({ prefix: 'platform:' })).keys.map(({ name }) => name.split(':')[1])
    for (let at = 0; at < 3; at++) {
      await site.get(`/api/proxy/index/v2/campaign/dach?slug=${at}`)
      await site.get(`/api/proxy/index/v2/header/dach?slug=${at}`)
      await site.get(`/nirgends-${at}/`)
    }
    const strange = (await kept()).filter(name => name === 'redirect' || name === 'campaign')
    // The calls of the error page.
    expect(strange).toEqual(['campaign'])
    await site.get('/', fromSwitzerland)
    expect([...new Set(await kept())].sort()).toEqual([
      'campaign',
      'contact-bubble-group',
      'currency-user',
      'footer',
      'header',
    ])
  })

  it('is called where an invented path leads no more often than its client may request one', async () => {
    const counts = new Map<string, number>()
    const MISSING_LIMIT = {
      async limit({ key }: { readonly key: string }) {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { success: counts.get(key)! <= 3 }
      },
    }
    const { site, requests } = await siteWith(good, { bindings: { MISSING_LIMIT } })
    await site.runSchedule()
    const client = { 'cf-connecting-ip': '203.0.113.9' }
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await site.get(`/erfunden-${at}/`, client)).status)
    expect(statuses).toEqual([404, 404, 404, 429, 429, 429])
    expect(requests.filter(({ address }) => address.includes('erfunden'))).toHaveLength(3)
    expect(counts.get('203.0.113.9')).toBe(6)
    expect((await site.get('/bachelor/', client)).status).toBe(200)
    expect(requests.some(({ address }) => address.includes('redirect') && address.includes('bachelor'))).toBe(
      true,
    )
  })
})

describe('the health of a site whose platform', () => {
  it.each([401, 403])('answers it %d is degraded, and pages are shown', async code => {
    const { site, upstream } = await siteWith(good)
    await site.get('/')
    expect(await healthOf(site)).toMatchObject({ status: 'ok', problems: [] })
    upstream.respond = async name => (name === 'header' ? new Response('', { status: code }) : good(name))
    site.turnClock(2 * MINUTE)
    expect((await site.get('/')).status).toBe(200)
    await site.settle()
    const since = new Date(site.now()).toISOString()
    site.turnClock(MINUTE / 2)
    expect(await healthOf(site)).toMatchObject({
      status: 'degraded',
      problems: [{ what: 'platform/header', since }],
    })
    upstream.respond = good
    site.turnClock(2 * MINUTE)
    await site.get('/')
    await site.settle()
    expect(await healthOf(site)).toMatchObject({ status: 'ok', problems: [] })
  })

  it('has all calls of its contract and none of the product’s own is ok', async () => {
    const own = ['news-list', 'price-list', 'product-campaigns']
    const forwarding = Object.fromEntries(own.map(name => [name, 'forward']))
    const blocks = ['news-list', 'programme-table'].map(component => ({ component, _uid: component }))
    const { site, requests } = await siteWith(
      async (name, address) =>
        /\/v2\/(?:news\/list|price\/pricemodels\?|campaign\/\w+\/products)/.test(address)
          ? new Response('', { status: 404 })
          : good(name),
      {
        bindings: { PLATFORM_CALLS: JSON.stringify(forwarding) },
        change: base => withContent(base, 'bachelor', content => ({ ...content, body: blocks })),
      },
    )
    for (let visit = 0; visit < 2; visit++) {
      expect((await site.get('/bachelor/')).status).toBe(200)
      site.turnClock(MINUTE)
    }
    const missed = requests.filter(({ address }) => /news\/list|pricemodels\?|\/products/.test(address))
    expect(missed).toHaveLength(3)
    expect(await healthOf(site)).toMatchObject({ status: 'ok', problems: [] })
  })

  it('has nothing of what it is called for is degraded, and one answer is enough', async () => {
    const nothing = async () => new Response('', { status: 404 })
    const { site, upstream, requests } = await siteWith(nothing)
    expect((await site.get('/')).status).toBe(200)
    await site.settle()
    const before = requests.length
    expect(await healthOf(site)).toMatchObject({
      status: 'degraded',
      problems: [{ what: 'PLATFORM_ORIGIN' }],
    })
    expect(requests.length).toBe(before)
    upstream.respond = async name => (name === 'header' ? good(name) : nothing())
    site.turnClock(2 * MINUTE)
    await site.get('/')
    await site.settle()
    expect(await healthOf(site)).toMatchObject({ status: 'ok', problems: [] })
  })
})
