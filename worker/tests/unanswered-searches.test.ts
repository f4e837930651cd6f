import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { signLink } from '../core/request/visitor/signed-link.ts'
import { demoSpace } from './setup/demo-space.ts'
import { loopCount, loopTime } from './setup/loop-count.ts'
import { createTestSite, type TestSite, type TestSiteOptions } from './setup/test-site.ts'

const DAY = 24 * 3600_000
const otherSchedule = '23 */6 * * *'

/** A site whose clients may search more often in a minute than one client may. */
const createSite = ({ bindings, ...options }: TestSiteOptions = {}) =>
  createTestSite({ space: demoSpace, ...options, bindings: { PLATFORM_LIMIT: undefined, ...bindings } })

const [anna, ben, cem] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'] as const

interface Searched {
  /** The client's address; default: none, as on one's own machine, where each search counts as another client's. */
  readonly client?: string
  readonly times?: number
}

async function search(site: TestSite, query: string, { client, times = 1 }: Searched = {}) {
  const headers: Record<string, string> = client ? { 'cf-connecting-ip': client } : {}
  for (let time = 0; time < times; time++) await site.get(`/suche/?q=${encodeURIComponent(query)}`, headers)
}

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr><td[^>]*>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
    ([, ...cells]) => cells,
  )
const listed = async (site: TestSite) => rowsOf((await site.get('/api/searches')).html)

/** All contents of the table, as one text. */
const stored = async () =>
  JSON.stringify((await env.INDEX!.prepare('SELECT * FROM search_unanswered').all()).results)

/** Tests of this file count all rows. */
beforeEach(async () => {
  const tables = [
    'search_sets',
    'search_documents',
    'search_text',
    'search_words',
    'search_unanswered',
    'search_askers',
  ]
  await env.INDEX!.batch(tables.map(table => env.INDEX!.prepare(`DELETE FROM ${table}`)))
})

describe('searches that found nothing', () => {
  it('are listed for editors once two clients searched, the most frequent first', async () => {
    const site = await createSite()
    await search(site, 'Zahnmedizin', { client: anna, times: 4 })
    expect(await listed(site)).toEqual([])
    await search(site, 'zahnmedizin', { client: ben })
    await search(site, 'Quastenflosser', { client: cem, times: 4 })
    await search(site, 'Quastenflosser', { client: ben, times: 2 })
    await search(site, 'campus', { client: cem })
    expect(await listed(site)).toEqual([
      ['quastenflosser', 'de', '6', '2026-11-21'],
      ['zahnmedizin', 'de', '5', '2026-11-21'],
    ])
  })

  it('are not listed for one client, on whatever day, and however it changes its address within its network', {
    tags: ['full'],
  }, async () => {
    const site = await createSite()
    for (let day = 0; day < 3; day++) {
      await search(site, 'zahnmedizin', { client: `2001:db8:1:2::${day}` })
      site.turnClock(DAY)
    }
    expect(await listed(site)).toEqual([])
    await search(site, 'zahnmedizin', { client: '2001:db8:1:3::1' })
    expect(await listed(site)).toEqual([['zahnmedizin', 'de', '4', '2026-11-24']])
  })

  it(
    'are five at most of a client in a day',
    async () => {
      const site = await createSite()
      const most = loopCount(450, 30)
      for (let number = 0; number < most; number++)
        await search(site, `erfunden${'abcdefghij'[number % 10]}${number}`, { client: anna })
      expect(JSON.parse(await stored())).toHaveLength(5)
      site.turnClock(DAY)
      await search(site, 'zahnmedizin', { client: anna, times: 7 })
      await search(site, 'zahnmedizin', { client: ben })
      expect(await listed(site)).toEqual([['zahnmedizin', 'de', '6', '2026-11-22']])
    },
    loopTime(20_000),
  )

  it('are no more than digests until then, and nothing where they may tell who searched', async () => {
    const site = await createSite()
    await search(site, 'Annelore Musterfrau', { client: anna, times: 4 })
    for (const query of ['annelore@mail.example', '+49 30 23125140', 'hubschrauber kennzeichen 998877'])
      for (const client of [ben, cem]) await search(site, query, { client })
    expect(await stored()).not.toMatch(/annelore|musterfrau|23125140|998877|hubschrauber/i)
  })

  it('hold no address of a client', { tags: ['full'] }, async () => {
    const site = await createSite()
    for (const client of [anna, ben]) await search(site, 'zahnmedizin', { client })
    const rows = await env.INDEX!.prepare('SELECT * FROM search_askers').all()
    expect(rows.results).toHaveLength(2)
    expect(JSON.stringify(rows.results) + (await stored())).not.toMatch(/203\.0\.113|203, ?0/)
    site.turnClock(2 * DAY)
    await site.runSchedule(otherSchedule)
    expect((await env.INDEX!.prepare('SELECT * FROM search_askers').all()).results).toEqual([])
  })

  it('are not what a visitor has typed so far', { tags: ['full'] }, async () => {
    const site = await createSite()
    const path = '/api/proxy/index/v2/story-library/search?language=de&search=quastenflosser'
    for (let time = 0; time < 4; time++) await site.get(path)
    expect(await stored()).not.toContain('quastenflosser')
  })

  it('are 500 at most in a unit and a language, however many a stranger invents', {
    tags: ['full'],
  }, async () => {
    const site = await createSite()
    await search(site, 'quastenflosser')
    const more = env.INDEX!.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
       INSERT INTO search_unanswered SELECT space, unit, language, 'invented-' || i, '', 1, last_at, client FROM search_unanswered, n`,
    )
    await more.run()
    const count = async () => JSON.parse(await stored()).length
    expect(await count()).toBe(500)
    await search(site, 'opernsänger')
    expect(await count()).toBe(500)
    // Known searches are still counted.
    await search(site, 'quastenflosser', { times: 2 })
    expect(await listed(site)).toEqual([['quastenflosser', 'de', '3', '2026-11-21']])
  })

  it('are forgotten when nobody repeats them: rare ones after a week, all after two months', {
    tags: ['full'],
  }, async () => {
    const site = await createSite()
    await search(site, 'tierarzt')
    await search(site, 'zahnmedizin', { times: 3 })
    const left = async (days: number) => {
      site.turnClock(days * DAY)
      await site.runSchedule(otherSchedule)
      return JSON.parse(await stored()).length
    }
    expect([await left(6), await left(3), await left(60)]).toEqual([2, 1, 0])
  })

  it('are shown in production by a signed link alone', async () => {
    const secret = 'a-secret-for-links'
    const site = await createSite({ bindings: { ENVIRONMENT: 'staging', LINK_SECRET: secret } })
    await search(site, '<b>zahnmedizin</b>', { times: 3 })
    const path = '/api/searches'
    expect((await site.get(path)).status).toBe(404)
    const link = { purpose: 'searches' as const, path, expires: site.now() + DAY, claims: {} }
    const address = (purpose: 'searches' | 'health', signed: string) => `${path}?_link=${signed}&p=${purpose}`
    const health = await signLink({ ...link, purpose: 'health' }, secret)
    expect((await site.get(address('health', health))).status).toBe(404)
    const shown = await site.get(`${path}?_link=${await signLink(link, secret)}`)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(rowsOf(shown.html)).toEqual([['b zahnmedizin b', 'de', '3', '2026-11-21']])
  })
})

describe('a set of the search that no configured site has', () => {
  const countOf = async (table: string) =>
    (await env.INDEX!.prepare(`SELECT COUNT(*) AS count FROM ${table}`).first<{ count: number }>())!.count
  const tables = ['search_sets', 'search_documents', 'search_words', 'search_text', 'search_word_parts']
  const counts = async () => Promise.all(tables.map(countOf))

  it('is dropped a week later with all that it has, and the others stay', { tags: ['full'] }, async () => {
    const origin = 'https://www.tannhagen.example'
    const site = await createSite({ bindings: { SITE_ORIGIN: origin } })
    await site.runSchedule()
    const kept = await counts()
    expect(kept[0]).toBe(6)
    // A unit that the configuration does not name any more.
    const former = await createSite({
      seeded: true,
      bindings: { SITE_HOSTS: JSON.stringify({ 'ds.localhost': { unit: 'ds', folder: 'ds' } }) },
    })
    await former.send(
      '/api/proxy/index/v2/story-library/search?language=de&search=dual',
      {},
      'GET',
      'ds.localhost',
    )
    await former.settle()
    expect((await counts())[0]).toBe(7)
    await site.runSchedule(otherSchedule)
    expect((await counts())[0]).toBe(7)
    site.turnClock(8 * DAY)
    // Searches of configured sites are as old, and stay.
    await site.runSchedule(otherSchedule)
    expect(await counts()).toEqual(kept)
  })

  it('stays where another deployment on the same database has it, also where nothing was published for weeks', {
    tags: ['full'],
  }, async () => {
    const deploymentOf = (unit: string, more: TestSiteOptions = {}) =>
      createSite({
        ...more,
        bindings: {
          SITE_ORIGIN: 'https://www.tannhagen.example',
          SITE_HOSTS: JSON.stringify({ 'www.tannhagen.example': { unit, folder: unit } }),
        },
      })
    const sites = [await deploymentOf('ds'), await deploymentOf('obw', { seeded: true })] as const
    const path = '/api/proxy/index/v2/story-library/search?language=de&search=dual'
    for (const site of sites) {
      await site.send(path, {}, 'GET', 'www.tannhagen.example')
      await site.settle()
    }
    const pass = async (those: readonly TestSite[], days: number) => {
      for (const site of those) {
        site.turnClock(days * DAY)
        await site.runSchedule(otherSchedule)
      }
    }
    for (let time = 0; time < 3; time++) await pass(sites, 5)
    expect((await counts())[0]).toBe(2)
    // Only one of two deployments remains.
    for (let time = 0; time < 2; time++) await pass([sites[0]], 5)
    expect((await counts())[0]).toBe(1)
  })

  it('is built anew by the next search', async () => {
    const site = await createSite()
    const find = async () => (await site.get('/suche/?q=newsletter')).html.includes('href="/newsletter/"')
    expect(await find()).toBe(true)
    site.turnClock(8 * DAY)
    await site.runSchedule(otherSchedule)
    expect(await countOf('search_sets')).toBe(0)
    expect(await find()).toBe(true)
  })
})
