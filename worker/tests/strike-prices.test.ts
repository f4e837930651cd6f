import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { database, disturbedDatabase, rowsOf, withMethods } from '../features/forms/testing/test-stores.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, type TestSiteOptions, withContent } from './setup/test-site.ts'

const now = Date.UTC(2026, 10, 21, 9)
const HOUR = 3600_000
const DAY = 24 * HOUR

const germans = { 'cf-ipcountry': 'DE' }

const withBox = (space: SpaceSeed, price: string, more = {}) =>
  withContent(space, 'home', content => ({
    ...content,
    body: [
      {
        component: 'price-boxes',
        _uid: 'prices',
        items: [{ component: 'price-box', _uid: 'box', price, ...more }],
      },
    ],
  }))

/** One price of 300 euros, and an offer of 10 % for Germany that begins in so many days. */
function spaceWith({ provesStrikePrices = true, begins = 31 }): SpaceSeed {
  const small = smallSpace()
  const settings = storyOf(
    {
      slug: 'settings/features/prices',
      name: 'Prices',
      content: { component: 'feature-settings', unit: 'dach', provesStrikePrices },
    },
    small.stories.length,
  )
  const stories = [...small.stories, { draft: settings, published: settings }]
  const space = withContent({ ...small, stories }, 'settings/campaigns/de', content => ({
    ...content,
    startsAt: new Date(now + begins * DAY).toISOString(),
  }))
  return withBox(space, '300')
}

/** Other files share the database. */
async function emptyLedger(): Promise<void> {
  await database.batch(
    ['price_changes', 'price_ledgers'].map(table => database.prepare(`DELETE FROM ${table}`)),
  )
}

/** Without the bucket of uploads, whose part of the schedule takes longer than the tested code. */
async function siteWith(space: SpaceSeed, options: TestSiteOptions = {}): Promise<TestSite> {
  await emptyLedger()
  return createTestSite({ now, space, ...options, bindings: { UPLOADS: undefined, ...options.bindings } })
}

/** Runs the schedule after breaks of almost a day, the longest that the ledger allows. */
async function live(site: TestSite, days: number): Promise<void> {
  const pause = 23 * HOUR
  for (let left = days * DAY; left > 0; left -= pause) {
    await site.runSchedule()
    site.turnClock(Math.min(left, pause))
  }
  await site.runSchedule()
}

/**
 * The same result for the ledger, without the runs of the schedule that find no news: only those of the last day are made.
 */
async function rest(site: TestSite, days: number): Promise<void> {
  if (inject('isFullSize')) return live(site, days)
  await site.runSchedule()
  site.turnClock((days - 1) * DAY)
  await database
    .prepare('UPDATE price_ledgers SET checked_at = ?')
    .bind(site.now() - HOUR)
    .run()
  await live(site, 1)
}

/** The price and the struck one that a visitor reads, a minute after the last check of the prices. */
async function pricesOf(site: TestSite, headers: Record<string, string> = germans) {
  site.turnClock(61_000)
  // The first answer may be one from before.
  await site.get('/', headers)
  const { html, status } = await site.get('/', headers)
  const textIn = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll(/&nbsp;|\u00a0/g, ' ')
  return {
    status,
    price: textIn(/price-box-amount"><strong[^>]*>([^<]*)</),
    struck: textIn(/<s>([^<]*)<\/s>/),
  }
}

const rows = () => rowsOf('SELECT audience, cents FROM price_changes ORDER BY at, audience')

describe('a strike price of a unit that proves it', () => {
  it('is the lowest of the 30 days before the offer, and stays it', async () => {
    const site = await siteWith(spaceWith({}))
    await live(site, 10)
    await site.edit(space => withBox(space, '320'))
    await live(site, 21)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '288 €', struck: '300 €' })
    await rest(site, 40)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '288 €', struck: '300 €' })
    // Without an offer no price is struck.
    expect(await pricesOf(site, { 'cf-ipcountry': 'AT' })).toEqual({ status: 200, price: '320 €' })
  })

  it('is not shown where the ledger is younger than 30 days', { tags: ['full'] }, async () => {
    const site = await siteWith(spaceWith({ begins: 29 }))
    await rest(site, 29)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €' })
  })

  it('is not shown for an offer that began before the ledger', async () => {
    const site = await siteWith(spaceWith({ begins: -10 }))
    await rest(site, 40)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €' })
  })

  it('is not shown after a day in which nobody looked', { tags: ['full'] }, async () => {
    const site = await siteWith(spaceWith({ begins: 33 }))
    await rest(site, 31)
    site.turnClock(DAY + HOUR)
    await live(site, 2)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €' })
  })

  it('is not shown for a price that the ledger has not seen yet', { tags: ['full'] }, async () => {
    const site = await siteWith(spaceWith({ begins: 30.2 }))
    await rest(site, 30)
    site.turnClock(DAY / 2)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €' })
    await site.runSchedule()
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €', struck: '300 €' })
  })

  it('that content names needs the same proof', { tags: ['full'] }, async () => {
    const site = await siteWith(spaceWith({}))
    const austrians = { 'cf-ipcountry': 'AT' }
    await rest(site, 31)
    await site.edit(space => withBox(space, '300', { strikePrice: '350' }))
    expect(await pricesOf(site, austrians)).toEqual({ status: 200, price: '300 €' })
    await site.edit(space => withBox(space, '280', { strikePrice: '350' }))
    await live(site, 1)
    expect(await pricesOf(site, austrians)).toEqual({ status: 200, price: '280 €', struck: '300 €' })
  })
})

describe('the price ledger', () => {
  it('gets one row for each price that changed, and none from visitors or from other changes of content', async () => {
    const statements: string[] = []
    const prepare: D1Database['prepare'] = sql => {
      statements.push(sql)
      return database.prepare(sql)
    }
    const site = await siteWith(spaceWith({}), { bindings: { DB: withMethods(database, { prepare }) } })
    await live(site, 1)
    const first = await rows()
    expect(first).toEqual([
      { audience: '', cents: 30_000 },
      { audience: '{"countries":"CH"}', cents: 24_000 },
      { audience: '{"countries":"GB"}', cents: 21_000 },
    ])
    await site.edit(space => withContent(space, 'bachelor', content => ({ ...content, title: 'Neu' })))
    await live(site, 1)
    expect(await rows()).toEqual(first)
    await site.edit(space =>
      withContent(space, 'settings/campaigns/gb', content => ({ ...content, discountValue: 40 })),
    )
    await live(site, 1)
    expect((await rows()).slice(3)).toEqual([{ audience: '{"countries":"GB"}', cents: 18_000 }])
    statements.length = 0
    await pricesOf(site)
    expect(statements.filter(sql => sql.includes('price_'))).not.toEqual([])
    expect(statements.filter(sql => sql.includes('price_') && !sql.startsWith('SELECT'))).toEqual([])
  })

  it('reads one row in a minute in which nothing changed, and writes none', async () => {
    const statements: string[] = []
    const prepare: D1Database['prepare'] = sql => {
      statements.push(sql)
      return database.prepare(sql)
    }
    const site = await siteWith(spaceWith({}), { bindings: { DB: withMethods(database, { prepare }) } })
    await site.runSchedule()
    site.turnClock(60_000)
    statements.length = 0
    await site.runSchedule()
    const own = statements.filter(sql => sql.includes('price_') && !sql.includes('DELETE'))
    expect(own).toEqual(['SELECT * FROM price_ledgers WHERE unit = ?1'])
  })

  it('is off where settings do not select it: prices are struck as content says, and nothing is noted', async () => {
    const site = await siteWith(spaceWith({ provesStrikePrices: false, begins: -1 }))
    await live(site, 1)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €', struck: '300 €' })
    expect(await rows()).toEqual([])
  })
})

describe('a platform elsewhere', () => {
  /** Answers the campaign call with a discount as long as it is on, and header and footer. */
  function campaignsElsewhere() {
    const state = { isOn: true }
    const chrome: Readonly<Record<string, unknown>> = {
      header: { content: { component: 'header', _uid: 'h', name: 'Kopf' } },
      footer: { content: { component: 'footer', _uid: 'f' } },
    }
    const offer = { storyId: '1', uuid: 'c', titleDesktop: 'x', discountType: 'percent', discountValue: 50 }
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
      const name = /\/v2\/(\w+)/.exec(String(input))?.[1] ?? ''
      return Response.json(name === 'campaign' && state.isOn ? { price: offer } : (chrome[name] ?? null))
    })
    onTestFinished(() => fetched.mockRestore())
    return state
  }

  it('may have lowered a price that the ledger did not see, so that none is struck', {
    tags: ['full'],
  }, async () => {
    const campaigns = campaignsElsewhere()
    const site = await siteWith(spaceWith({}), { bindings: { PLATFORM_ORIGIN: 'https://up.example' } })
    const austrians = { 'cf-ipcountry': 'AT' }
    await rest(site, 31)
    expect(await pricesOf(site, austrians)).toEqual({ status: 200, price: '150 €' })
    campaigns.isOn = false
    await site.edit(space => withBox(space, '280', { strikePrice: '350' }))
    await live(site, 1)
    expect(await pricesOf(site, austrians)).toEqual({ status: 200, price: '280 €' })
    expect(await rows()).toEqual([])
  })
})

describe('without the database', () => {
  /** A binding that can be made to fail. */
  function unsteady() {
    const state = { fails: false }
    const fail = () => {
      if (state.fails) throw new Error('D1_ERROR: Network connection lost.')
    }
    const DB = disturbedDatabase(async run => {
      fail()
      return run()
    })
    return { state, bindings: { DB } }
  }

  it('pages show the price without a strike price, and with it once the database answers', async () => {
    const { state, bindings } = unsteady()
    const site = await siteWith(spaceWith({}), { bindings })
    await rest(site, 31)
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €', struck: '300 €' })
    state.fails = true
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €' })
    expect(site.log.filter(({ event }) => event === 'price-ledger-unread')).not.toEqual([])
    state.fails = false
    expect(await pricesOf(site)).toEqual({ status: 200, price: '270 €', struck: '300 €' })
  })

  it('a change is noted by the next run that reaches it', async () => {
    const { state, bindings } = unsteady()
    const site = await siteWith(spaceWith({}), { bindings })
    await site.runSchedule()
    await site.edit(space => withBox(space, '310'))
    site.turnClock(60_000)
    state.fails = true
    await site.runSchedule()
    expect(site.log.filter(({ event }) => event === 'price-ledger-not-kept')).toHaveLength(1)
    state.fails = false
    await site.runSchedule()
    expect((await rows()).filter(({ audience }) => audience === '').map(({ cents }) => cents)).toEqual([
      30_000, 31_000,
    ])
  })
})
