import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { fromBrotli } from '../core/page/render/page-store.ts'
import { demoSpace } from './setup/demo-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, type TestSite, withoutStory, withStory } from './setup/test-site.ts'

/** Sites that only read share it, and with it the rows of the search. */
const shared = memoryVersionStore()

/** A site, and how often its search queried the full text. */
async function createCountedSite(versions = shared) {
  let searches = 0
  const database = {
    prepare(sql: string) {
      if (sql.includes('search_text MATCH')) searches++
      return env.INDEX!.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => env.INDEX!.batch(statements),
  }
  const site = await createTestSite({
    space: demoSpace,
    versions,
    bindings: { INDEX: database as D1Database },
  })
  return { site, searches: () => searches }
}

async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-encoding') !== 'br') return response.text()
  return new TextDecoder().decode(fromBrotli(new Uint8Array(await response.arrayBuffer())))
}

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/ data-key="[^"]*"/g, '')

async function search(site: TestSite, query: string, path = '/suche/') {
  const response = await site.send(`${path}?${query}`, { 'accept-encoding': 'br' })
  const main = mainOf(await textOf(response))
  await site.settle()
  const { headers } = response
  return { main, robots: headers.get('x-robots-tag'), isStored: headers.get('content-encoding') === 'br' }
}

async function again(site: TestSite, query: string, times = 4) {
  for (let time = 1; time < times; time++) await search(site, query)
  return search(site, query)
}

describe('a search that is requested again', () => {
  it('says the same without a query of the index, and is sent as a stored page', async () => {
    const { site, searches } = await createCountedSite()
    const first = await search(site, 'q=berlin')
    const fourth = await again(site, 'q=berlin', 3)
    expect([first.isStored, fourth.isStored]).toEqual([false, true])
    expect(fourth).toMatchObject({ main: first.main, robots: 'noindex' })
    const before = searches()
    const last = await search(site, 'q=berlin')
    expect([searches(), last.main]).toEqual([before, first.main])
    // The second answer was cached; a search that is requested only once is not.
    await search(site, 'q=hamburg')
    expect(searches()).toBeGreaterThan(before)
  })

  it('queries the index again for other words, another kind, page, language, and after a minute', async () => {
    const { site, searches } = await createCountedSite()
    await again(site, 'q=berlin')
    const others = ['q=berlin&kind=place', 'q=berlin&kind=page&page=2', 'q=berlins']
    for (const query of others) {
      const before = searches()
      await search(site, query)
      expect(searches()).toBeGreaterThan(before)
    }
    const before = searches()
    await search(site, 'q=berlin', '/en/search/')
    expect(searches()).toBeGreaterThan(before)
    site.turnClock(60_000)
    const later = searches()
    await search(site, 'q=berlin')
    expect(searches()).toBeGreaterThan(later)
  })

  it('is new at once when a story is published, changed or removed', async () => {
    const { site } = await createCountedSite(memoryVersionStore())
    const names = async () => (await again(site, 'q=newsletter')).main
    expect(await names()).toContain('href="/newsletter/')
    await site.edit(space => withStory(space, 'master', story => ({ ...story, name: 'Newsletter-Archiv' })))
    await site.tell('published')
    expect((await search(site, 'q=newsletter')).main).toContain('-Archiv')
    const { id } = demoSpace.stories.find(({ draft }) => draft.full_slug === 'newsletter')!.draft
    await again(site, 'q=newsletter')
    await site.edit(space => withoutStory(space, 'newsletter'))
    await site.tell('unpublished', { id: Number(id) })
    expect((await search(site, 'q=newsletter')).main).not.toContain('href="/newsletter/')
  })

  it('is counted each time that it finds nothing', async () => {
    const { site } = await createCountedSite()
    await again(site, 'q=quastenflosser', 7)
    const { html } = await site.get('/api/searches')
    expect(html).toMatch(/quastenflosser<\/td><td>de<\/td><td>7</)
  })

  it('is no secret of the log', async () => {
    const { site } = await createCountedSite()
    await again(site, 'q=hebamme+berlin')
    expect(JSON.stringify(site.log)).not.toMatch(/hebamme|berlin/)
  })

  it('pushes out no page and no answer of others, however many words a stranger invents', async () => {
    const { site, searches } = await createCountedSite()
    await again(site, 'q=berlin')
    for (let time = 0; time < 3; time++) await site.get('/master/')
    for (let index = 0; index < 20; index++) await search(site, `q=studium+${index}`)
    const before = searches()
    const [own, page] = [await search(site, 'q=berlin'), await search(site, '', '/master/')]
    expect([searches(), own.isStored, page.isStored]).toEqual([before, true, true])
  })

  it('is what a site without caches would say, after any publishes', {
    tags: ['full'],
    timeout: 60_000,
  }, async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('q=berlin', 'q=newsletter', 'q=master&kind=page') },
      { weight: 1, arbitrary: fc.constantFrom('rename', 'remove', 'minute') },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async steps => {
        const versions = memoryVersionStore()
        const { site } = await createCountedSite(versions)
        let renames = 0
        const publish = async (change: Parameters<typeof site.edit>[0]) => {
          await site.edit(change)
          await site.tell('published')
        }
        for (const one of steps) {
          if (one === 'minute') site.turnClock(61_000)
          else if (one === 'rename') {
            const name = `Newsletter Berlin ${++renames}`
            await publish(before => withStory(before, 'master', story => ({ ...story, name })))
          } else if (one === 'remove') await publish(before => withoutStory(before, 'newsletter'))
          else {
            const { main } = await search(site, one)
            // On the same rows: the weights of words depend on all rows of the table.
            const fresh = await createTestSite({ seeded: true, versions })
            fresh.turnClock(site.now() - fresh.now())
            expect(main).toBe((await search(fresh, one)).main)
          }
        }
      }),
      { numRuns: loopCount(20), seed: 2411 },
    )
  })
})
