import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { loopCount } from './setup/loop-count.ts'
import { SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

/** The space with this many redirects, and some of its own before them. */
const withRedirects = (
  count: number,
  own: Readonly<Record<string, string>> = {},
  space: SpaceSeed = smallSpace(),
): SpaceSeed => ({
  ...space,
  datasources: [
    ...space.datasources.filter(({ slug }) => slug !== 'redirects'),
    {
      id: 7,
      name: 'Redirects',
      slug: 'redirects',
      entries: [
        ...Object.entries(own),
        ...Array.from({ length: count }, (_, at) => [`/alt-${at}/`, '/bachelor/'] as const),
      ].map(([name, value], id) => ({ id, name, value })),
    },
  ],
})

/** A site that counts its queries of the index, and calls of the content system. */
async function countedSite(space: SpaceSeed) {
  const counts = { queries: 0, calls: [] as string[], isDead: false }
  const own = createContentIndex(env.INDEX!, crypto.randomUUID())
  const index = {
    ...own,
    find(question: Parameters<typeof own.find>[0]) {
      counts.queries++
      return counts.isDead
        ? Promise.reject(new Error('D1_ERROR: Network connection lost.'))
        : own.find(question)
    },
  }
  const site = await createTestSite({
    space,
    index,
    fetch: next => (input, init) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input))
      if (searchParams.has('cv')) counts.calls.push(pathname.replace('/v2/cdn/', ''))
      return next(input, init)
    },
  })
  return { site, counts }
}

const locationOf = async (site: TestSite, path: string) => {
  const answer = await site.send(path)
  await answer.arrayBuffer()
  await site.settle()
  return answer.headers.get('location') ?? answer.status
}

describe('the redirects of editors in the index', () => {
  it('are found with one statement, with the page that they lead to, and the answer again with none', async () => {
    const { site, counts } = await countedSite(
      withRedirects(0, { '/kurz/': '/lang/', '/lang/': '/bachelor/' }),
    )
    await site.runSchedule()
    // The stories of the error page.
    await site.get('/nobody-has-that/')
    for (const [path, location, most] of [
      ['/kurz/', '/bachelor/', 1],
      ['/kurz/?utm_source=x', '/bachelor/', 0],
      ['/en/bachelor/', 200, 1],
      ['/nobody-has-this/', 404, 1],
    ] as const) {
      counts.queries = 0
      expect([await locationOf(site, path), counts.queries]).toEqual([location, most])
    }
    counts.queries = 0
    for (let time = 0; time < 5; time++) {
      await site.get('/en/bachelor/')
      await site.get('/kurz/')
    }
    expect(counts.queries).toBe(0)
  })

  it('cost the first page of an instance no call more, however many they are', async () => {
    const calls = []
    for (const count of [0, loopCount(5_000, 2.5)]) {
      const { site, counts } = await countedSite(withRedirects(count))
      await site.get('/en/bachelor/')
      calls.push(counts.calls.length)
      counts.calls = []
      await site.runSchedule()
      expect(counts.calls.filter(call => call === 'datasource_entries').length).toBe(
        Math.max(1, count / 1000),
      )
      const other = await createTestSite({ seeded: true })
      expect((await other.get('/en/bachelor/')).status).toBe(200)
    }
    expect(calls[1]).toBe(calls[0])
  }, 30_000)

  it('are those of the first thousand entries before they were read, and of all after the next run of the schedule', async () => {
    const { site } = await countedSite(withRedirects(1_500))
    expect(await locationOf(site, '/alt-900/')).toBe('/bachelor/')
    expect(await locationOf(site, '/alt-1400/')).toBe(404)
    await site.runSchedule()
    site.turnClock(11 * SECOND)
    expect(await locationOf(site, '/alt-1400/')).toBe('/bachelor/')
  }, 30_000)

  it('are those of the first thousand entries while the index does not answer; published pages are shown', async () => {
    const { site, counts } = await countedSite(withRedirects(10))
    await site.runSchedule()
    counts.isDead = true
    expect((await site.get('/en/bachelor/')).status).toBe(200)
    expect(await locationOf(site, '/alt-9/')).toBe('/bachelor/')
    expect(await locationOf(site, '/nobody-has-this/')).toBe(503)
  })

  it.each<[string, (site: TestSite) => Promise<unknown>]>([
    ['at once with a message', site => site.tellEntries('redirects')],
    ['with the next run of the schedule without one', site => site.runSchedule()],
  ])('that an editor changes, adds or removes lead there %s', async (_, follow) => {
    const { site } = await countedSite(
      withRedirects(0, { '/eins/': '/en/bachelor/', '/zwei/': '/en/bachelor/' }),
    )
    await site.runSchedule()
    expect(await locationOf(site, '/eins/')).toBe('/en/bachelor/')
    expect(await locationOf(site, '/drei/')).toBe(404)
    site.turnClock(61 * SECOND)
    await site.edit(space => ({
      ...withRedirects(0, { '/eins/': '/bachelor/', '/drei/': '/en/bachelor/' }, space),
      version: space.version + 1,
    }))
    await follow(site)
    site.turnClock(3 * SECOND)
    await site.get('/')
    const found = []
    for (const path of ['/eins/', '/zwei/', '/drei/']) found.push(await locationOf(site, path))
    expect(found).toEqual(['/bachelor/', 404, '/en/bachelor/'])
  })
})
