import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasten } from './setup/hasten.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const MINUTE = 60_000
const offer = { storyId: '1', storyName: 'C', uuid: 'c', titleDesktop: 'Angebot von fern' }
const half = { header: offer, price: { ...offer, discountType: 'percent', discountValue: 50 } }
const francs = {
  format: { currency: 'CHF', symbol: 'Fr.', pattern: '{symbol} {amount}' },
  baseCurrency: 'EUR',
  exchangeRate: 2,
}

const callOf = (address: string) => /\/v2\/(\w+)/.exec(address)?.[1] ?? ''

/** A platform whose answers are late by a number of milliseconds, and that may fail. */
interface Upstream {
  late: number
  fails: boolean
  campaign: unknown
  readonly requested: string[]
}

/** A site whose platform is elsewhere, and a visitor from Switzerland. */
async function visitSite() {
  const upstream: Upstream = { late: 0, fails: false, campaign: half, requested: [] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const name = callOf(String(input))
    upstream.requested.push(name)
    if (upstream.late) await new Promise(resolve => setTimeout(resolve, upstream.late))
    if (upstream.fails) return new Response('', { status: 500 })
    if (name === 'campaign') return Response.json(upstream.campaign)
    if (name === 'currency') return Response.json(francs)
    return Response.json(
      name === 'header' || name === 'footer' ? { content: { component: name, _uid: name } } : {},
    )
  })
  const site = await createTestSite({
    space: smallSpace(),
    bindings: { PLATFORM_ORIGIN: 'https://up.example' },
  })
  return { site, upstream }
}

/** The visitor's view: the lowest price, which is 300 euros or 600 francs without an offer, and whether the banner is shown. */
async function shown(site: TestSite, path = '/') {
  const { status, html } = await hasten(() => site.get(path, { 'cf-ipcountry': 'CH' }))
  expect(status).toBe(200)
  const prices = ['Fr. 300.00', 'Fr. 600.00', '300 €'].filter(price =>
    html.includes(price.replace(' ', '\u00a0')),
  )
  return { price: prices[0], hasBanner: html.includes('Angebot von fern') }
}

afterEach(() => vi.restoreAllMocks())

describe('a price whose offer comes late', () => {
  it('is the right one at the first view, and once a minute after it; the banner may be missing', async () => {
    const { site, upstream } = await visitSite()
    upstream.late = 300
    for (let view = 0; view < 4; view++) {
      expect((await shown(site)).price).toBe('Fr. 300.00')
      site.turnClock(MINUTE + 1)
    }
    expect(upstream.requested.filter(name => name === 'campaign')).toHaveLength(4)
  })

  it('is the right one in payloads too', async () => {
    const { site, upstream } = await visitSite()
    upstream.late = 300
    expect((await shown(site, '/_payload.json')).price).toBe('Fr. 300.00')
  })

  it.each([
    ['fails', { fails: true }],
    ['comes too late', { late: 1500 }],
  ])(
    'that %s is lowered by the last good offer for an hour, and is in the last good currency',
    async (_, state) => {
      const { site, upstream } = await visitSite()
      expect(await shown(site)).toEqual({ price: 'Fr. 300.00', hasBanner: true })
      Object.assign(upstream, state)
      for (const minutes of [2, 20, 37]) {
        site.turnClock(minutes * MINUTE)
        expect((await shown(site)).price).toBe('Fr. 300.00')
      }
      site.turnClock(2 * MINUTE)
      expect((await shown(site)).price).toBe('300 €')
      Object.assign(upstream, { fails: false, late: 0 })
      site.turnClock(MINUTE)
      expect((await shown(site)).price).toBe('Fr. 300.00')
    },
  )

  it('is not lowered by an offer whose own end has come', async () => {
    const { site, upstream } = await visitSite()
    const endsAt = new Date(site.now() + 10 * MINUTE).toISOString()
    upstream.campaign = { price: { ...half.price, endsAt } }
    expect((await shown(site)).price).toBe('Fr. 300.00')
    upstream.fails = true
    site.turnClock(9 * MINUTE)
    expect((await shown(site)).price).toBe('Fr. 300.00')
    site.turnClock(MINUTE)
    expect((await shown(site)).price).toBe('Fr. 600.00')
  })

  it('without any offer in time is the full one, which is not kept', async () => {
    const { site, upstream } = await visitSite()
    upstream.late = 1500
    expect((await shown(site)).price).toBe('300 €')
    upstream.late = 0
    site.turnClock(6_000)
    expect((await shown(site)).price).toBe('Fr. 300.00')
  })

  it('is new as soon as the platform says another one', async () => {
    const { site, upstream } = await visitSite()
    await shown(site)
    upstream.campaign = {}
    site.turnClock(MINUTE + 1)
    expect((await shown(site)).price).toBe('Fr. 600.00')
  })

  it('is fresh no longer than the platform lets its answer be fresh', async () => {
    const { site, upstream } = await visitSite()
    await shown(site)
    const before = upstream.requested.length
    site.turnClock(MINUTE - 1_000)
    await shown(site)
    expect(upstream.requested.length).toBe(before)
  })
})
