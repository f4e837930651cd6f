import { describe, expect, it } from 'vitest'
import type { StoredStory } from '../core/content/space-schema.ts'
import { largeSpace, pageSlug, publishing, renamed } from './setup/large-space.ts'
import { eventDraft, MINUTE, newIndex, spaceWithEvents } from './setup/listed-space.ts'
import { SECOND } from './setup/publish.ts'
import { type StoryDraft, storyOf, uuidOf } from './setup/story.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite } from './setup/test-site.ts'

describe('what visitors see of the lists', () => {
  it('the list of events is that of the index, in pages, and reads nothing of the content system', async () => {
    const index = newIndex()
    const calls: string[] = []
    const site = await createTestSite({
      space: spaceWithEvents(5, 12),
      index,
      fetch: next => (input, init) => {
        calls.push(String(input instanceof Request ? input.url : input))
        return next(input, init)
      },
    })
    const list = async (more = '') => {
      const { status, html } = await site.get(`/api/proxy/index/v2/event/list?space=dach${more}`)
      return [status, JSON.parse(html).value.map(({ title, href }: Record<string, string>) => [title, href])]
    }
    const before = await list('&limit=2&page=3')
    await site.runSchedule()
    site.turnClock(61_000)
    await site.get('/')
    calls.length = 0
    expect(await list('&limit=2&page=3')).toEqual(before)
    expect(before).toEqual([
      200,
      [
        ['Abend 4', '/events/abend-4/'],
        ['Abend 5', '/events/abend-5/'],
      ],
    ])
    expect((await list('&from=2027-01-12'))[1]).toEqual([
      ['Abend 10', '/events/abend-10/'],
      ['Abend 11', '/events/abend-11/'],
    ])
    expect(calls.filter(call => call.includes('event'))).toEqual([])
  })

  it('a place has its events in pages of 24, each of which leads to the ones beside it', async () => {
    const place = { slug: 'campus', name: 'Campus', content: { component: 'location', city: 'Berlin' } }
    const space = spaceWithEvents(1, 0)
    const drafts = Array.from({ length: 50 }, (_, number) => ({
      ...eventDraft(number, { venue: uuidOf('campus'), link: undefined }),
      ...{ slug: `events/abend-${number}` },
    })).map((draft, number) => ({
      ...draft,
      content: {
        ...draft.content,
        startsAt: `2027-01-01 ${String(10 + Math.floor(number / 60))}:${String(number % 60).padStart(2, '0')}`,
      },
    }))
    const stories = [place, ...drafts].map((draft, at) => storyOf(draft as StoryDraft, 7000 + at))
    const site = await createTestSite({
      space: {
        ...space,
        stories: [...space.stories, ...stories.map(story => ({ draft: story, published: story }))],
      },
      index: newIndex(),
    })
    const shown = async (path: string) => {
      const { html } = await site.get(path)
      const titles = [...html.matchAll(/<h3 [^>]*card-title[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(
        ([, title]) => title,
      )
      const links = [
        ...html.matchAll(
          /<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?\s*<span>(?:Frühere|Weitere) Termine/g,
        ),
      ]
      return [titles.length, titles[0], titles.at(-1), links.map(([, href]) => href)]
    }
    await site.runSchedule()
    expect(await shown('/campus/')).toEqual([24, 'Abend 0', 'Abend 23', ['/campus/?page=2']])
    expect(await shown('/campus/?page=2')).toEqual([
      24,
      'Abend 24',
      'Abend 47',
      ['/campus/', '/campus/?page=3'],
    ])
    expect(await shown('/campus/?page=3')).toEqual([2, 'Abend 48', 'Abend 49', ['/campus/?page=2']])
    for (const page of ['4', '0', 'x', '-1'])
      expect(await shown(`/campus/?page=${page}`)).toEqual(await shown('/campus/'))
    expect((await site.get('/campus/')).render).toMatch(/^(\d+)\/\1$/)
  })

  /** A site whose sitemap has several parts, because each address counts for many. */
  async function siteOfParts() {
    const index = newIndex()
    const { listing } = index
    const weights = async (folder: string) =>
      (await listing.weights(folder))?.map(one => ({ ...one, addresses: 1000 * one.addresses }))
    const site = await createTestSite({
      space: largeSpace(40),
      index: { ...index, listing: { ...listing, weights } },
    })
    await site.runSchedule()
    const locations = async (path: string) => {
      const { html } = await site.get(path)
      return [...html.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, path]) => path!)
    }
    return { site, locations }
  }

  it('the sitemap is an index of parts, which hold all addresses, and one publish writes one of them anew', async () => {
    const { site, locations } = await siteOfParts()
    const plain = await createTestSite({ space: largeSpace(40), seeded: true })
    const whole = [...(await plain.get('/sitemap.xml')).html.matchAll(/<loc>[^<]*:8787([^<]*)<\/loc>/g)]
    const parts = await locations('/sitemap.xml')
    expect(parts.length).toBeGreaterThan(5)
    const all = (await Promise.all(parts.map(locations))).flat()
    expect(all.sort()).toEqual(whole.map(([, path]) => path).sort())
    expect((await site.get('/sitemap-1.xml')).status).toBe(404)
    const kept = async () => {
      const { keys } = await testKv.list()
      const names = keys.map(({ name }) => name).filter(name => name.includes('sitemap-part'))
      return new Map(await Promise.all(names.map(async name => [name, await testKv.get(name)] as const)))
    }
    // A part of the sitemap that was read less than a minute after a change is read once more.
    for (let minute = 0; minute < 2; minute++) {
      site.turnClock(MINUTE)
      await site.runSchedule()
      await Promise.all(parts.map(locations))
    }
    const before = await kept()
    expect(before.size).toBe(parts.length)
    await site.edit(publishing([pageSlug(7)], site.now(), story => story))
    await site.tell('published', { id: 500_007 })
    site.turnClock(5 * SECOND)
    const later = await site.get('/sitemap.xml')
    expect(later.html).toContain(`<lastmod>${new Date(site.now() - 5 * SECOND).toISOString()}</lastmod>`)
    await Promise.all(parts.map(locations))
    const changed = [...(await kept())].filter(([name, text]) => before.get(name) !== text)
    expect(changed).toHaveLength(1)
  })

  it('the sitemap follows a page that search engines must not list, and one that moved', async () => {
    const { site, locations } = await siteOfParts()
    const all = async () => (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
    expect(await all()).toEqual(expect.arrayContaining(['/seite-3/', '/seite-4/']))
    site.turnClock(MINUTE)
    const hidden = (story: StoredStory) => ({ ...story, content: { ...story.content, noindex: true } })
    await site.edit(before =>
      publishing(
        [pageSlug(4)],
        site.now(),
        renamed('vier'),
      )(publishing([pageSlug(3)], site.now(), hidden)(before)),
    )
    await site.tell('published', { id: 500_003 })
    site.turnClock(5 * SECOND)
    const paths = await all()
    expect(paths).toContain('/vier/')
    for (const path of ['/seite-3/', '/seite-4/']) expect(paths).not.toContain(path)
  })

  it.each(['en/seite', 'api/seite', '../seite'])(
    'the sitemap lists no address at which visitors cannot open the page: %s',
    async slug => {
      const { site, locations } = await siteOfParts()
      site.turnClock(MINUTE)
      await site.edit(publishing([pageSlug(4)], site.now(), renamed(slug)))
      await site.tell('published', { id: 500_004 })
      site.turnClock(5 * SECOND)
      const paths = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
      expect(paths).toContain('/seite-3/')
      expect(paths.filter(path => /\/seite\/$/.test(path))).toEqual([])
    },
  )

  it('an index that does not answer is no empty list: what is read of it is 503, pages are there, and health names it', async () => {
    const index = newIndex()
    const fail = () => Promise.reject(new Error('the database does not answer'))
    let isDead = false
    let count = 0
    const { listing } = index
    const site = await createTestSite({
      space: spaceWithEvents(5, 3),
      index: {
        ...index,
        listing: {
          ...listing,
          events: question => {
            count++
            return isDead ? fail() : listing.events(question)
          },
          weights: folder => (isDead ? fail() : listing.weights(folder)),
        },
      },
    })
    await site.runSchedule()
    const events = (limit: number) => site.send(`/api/proxy/index/v2/event/list?space=dach&limit=${limit}`)
    const good = await (await events(1)).text()
    isDead = true
    count = 0
    for (let limit = 2; limit < 12; limit++) {
      const { status, headers } = await events(limit)
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    }
    // After five failures the circuit is open. The last good answer is shown.
    expect(count).toBe(5)
    site.turnClock(61_000)
    expect(await (await events(1)).text()).toBe(good)
    for (let time = 0; time < 6; time++) expect((await site.get('/sitemap.xml')).status).toBe(503)
    expect((await site.get('/seite-1/')).status).toBe(200)
    const { html } = await site.get('/api/health')
    expect(JSON.parse(html)).toMatchObject({ status: 'degraded', problems: [{ what: 'index' }] })
    isDead = false
    site.turnClock(10 * SECOND)
    expect((await site.get('/sitemap.xml')).status).toBe(200)
  })
})
