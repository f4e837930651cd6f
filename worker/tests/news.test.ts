import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite, withContent, withStory } from './setup/test-site.ts'

const titlesIn = (html: string) =>
  [...html.matchAll(/class="news-link"[^>]*>([^<]*)/g)].map(([, title]) => title!.replaceAll('\u00a0', ' '))

describe('the news', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await createTestSite({ space: demoSpace })
  })

  it('show the newest articles first, in pages and by topic, in both languages', async () => {
    const first = titlesIn((await site.get('/aktuelles/')).html)
    expect(first).toHaveLength(6)
    expect(first[0]).toBe('Campustag am 23. Januar in Berlin')
    const second = titlesIn((await site.get('/aktuelles/?page=2')).html)
    expect(second).toEqual(['Zwei neue Module im Pflegemanagement'])
    expect(titlesIn((await site.get('/aktuelles/?page=99')).html)).toEqual(second)
    expect(titlesIn((await site.get('/en/news/?topic=programmes')).html)).toEqual([
      'Data science without a degree in computing',
      'Two new modules in care management',
    ])
    expect(titlesIn((await site.get('/aktuelles/')).html)).toEqual(first)
  })

  it.each([
    ['/aktuelles/', null],
    ['/aktuelles/?page=2', null],
    ['/aktuelles/?topic=advice', 'noindex'],
  ])('%s tells search engines: %s', async (address, robots) => {
    expect((await site.get(address)).headers.get('x-robots-tag')).toBe(robots)
  })

  it('an article says who wrote it and when, to readers and search engines', async () => {
    const { html } = await site.get('/aktuelles/lernplan-neben-dem-beruf/')
    expect(html).toContain('<time dateTime="2026-11-12">12. November 2026</time>')
    expect(html).toContain('Von Linh Tran')
    const [, json = '{}'] = /ld\+json">([^<]*)</.exec(html) ?? []
    expect(JSON.parse(json)['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Ein Lernplan, der eine volle Woche aushält',
        datePublished: '2026-11-12T08:00:00.000Z',
        author: { '@type': 'Person', name: 'Linh Tran' },
      }),
    )
  })

  it('are found by the search as a kind of their own', async () => {
    expect((await site.get('/suche/?kind=news&q=lernplan')).html).toContain('Aktuelles: 1 Treffer')
  })

  it('an article of tomorrow is shown from its moment on', async () => {
    const slug = 'aktuelles/lernplan-neben-dem-beruf'
    const later = await createTestSite({
      space: withContent(demoSpace, slug, content => ({ ...content, publishedOn: '2026-11-21 09:30' })),
      now: Date.UTC(2026, 10, 21, 9, 29, 30),
    })
    const newest = async () => titlesIn((await later.get('/aktuelles/')).html)[0]
    expect(await newest()).toBe('Campustag am 23. Januar in Berlin')
    later.turnClock(30_000)
    await later.get('/aktuelles/')
    expect(await newest()).toBe('Ein Lernplan, der eine volle Woche aushält')
  })
})

describe('a platform that has the news', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is called for topics of the defaults and for pages that there are, and for no others', async () => {
    const called = new Set<string>()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input))
      if (!pathname.endsWith('/v2/news/list')) return Response.json({})
      const [topic, page] = ['topic', 'page'].map(name => searchParams.get(name))
      called.add(`${topic || 'all'} ${page}`)
      const article = { uuid: 'n', title: `Von Seite ${page}`, path: '/n/', publishedAt: 0, topic: 'advice' }
      return Response.json({ value: [article], total: 13, page: Number(page) })
    })
    const bindings = { PLATFORM_ORIGIN: 'https://up.example', PLATFORM_CALLS: '{"news-list":"forward"}' }
    const site = await createTestSite({ space: demoSpace, bindings })
    const titlesAt = async (query: string) => titlesIn((await site.get(`/aktuelles/${query}`)).html)
    for (const query of ['', '?topic=erfunden', '?topic=ADVICE&page=2', '?page=0', '?page=2.5', '?page=1'])
      expect(await titlesAt(query), query).toEqual(['Von Seite 1'])
    expect([...called]).toEqual(['all 1'])
    expect(await titlesAt('?page=7000')).toEqual(['Von Seite 3'])
    expect(await titlesAt('?page=3')).toEqual(['Von Seite 3'])
    expect(await titlesAt('?topic=advice&page=2')).toEqual(['Von Seite 2'])
    expect([...called]).toEqual(['all 1', 'all 3', 'advice 2'])
  })
})

describe('the feed of the news', () => {
  it.each([
    ['/aktuelles/feed.xml', 'de', 'Aktuelles – Hochschule Tannhagen', '/aktuelles/campustag-januar/'],
    ['/en/news/feed.xml', 'en', 'News – Tannhagen University', '/en/news/open-day-january/'],
  ])('%s has the articles in %s', async (address, language, title, path) => {
    const site = await createTestSite({ space: demoSpace })
    const response = await site.send(address)
    const xml = await response.text()
    await site.settle()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(xml).toContain(`xml:lang="${language}"`)
    expect(xml).toContain(`<title>${title}`)
    expect(xml.match(/<entry>/g)).toHaveLength(7)
    expect(xml).toContain(`href="http://127.0.0.1:8787${path}"`)
    expect(xml).toContain(`<id>http://127.0.0.1:8787${address}</id>`)
  })

  it('and its article tell when it was changed', async () => {
    const slug = 'aktuelles/lernplan-neben-dem-beruf'
    const published_at = '2026-11-20T08:00:00.000Z'
    const space = withStory(demoSpace, slug, story => ({ ...story, published_at }))
    const site = await createTestSite({ space })
    const xml = (await site.get('/aktuelles/feed.xml')).html
    expect(xml).toContain(`<published>2026-11-12T08:00:00.000Z</published><updated>${published_at}</updated>`)
    // The date of the newest article; the feed's own date is the latest of all.
    expect(xml).toContain('<updated>2026-11-18T08:00:00.000Z</updated>')
    expect(/<updated>([^<]*)/.exec(xml)?.[1]).toBe(published_at)
    expect((await site.get(`/${slug}/`)).html).toContain(`"dateModified":"${published_at}"`)
  })

  it.each([
    ['//aktuelles/feed.xml', 308, '/aktuelles/feed.xml'],
    ['/aktuelles//feed.xml', 308, '/aktuelles/feed.xml'],
    ['/%5caktuelles/feed.xml', 308, '/aktuelles/feed.xml'],
    ['/de/aktuelles/feed.xml', 308, '/aktuelles/feed.xml'],
    ['/en/aktuelles/feed.xml', 301, '/en/news/feed.xml'],
  ])('%s leads to its one address: %d %s', async (address, status, location) => {
    const site = await createTestSite({ space: demoSpace })
    const response = await site.send(address)
    await site.settle()
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it('of a translated slug is in its language where addresses have none', async () => {
    const bindings = { LOCALE_STRATEGY: 'no_prefix' }
    const site = await createTestSite({ space: demoSpace, bindings })
    await site.runSchedule()
    const { status, html } = await site.get('/news/feed.xml')
    expect([status, html.includes('xml:lang="en"')]).toEqual([200, true])
    expect(html).toContain('<id>http://127.0.0.1:8787/news/feed.xml</id>')
  })

  it.each(['/kontakt/feed.xml', '/nichts/feed.xml', '/aktuelles/lernplan-neben-dem-beruf/feed.xml'])(
    '%s is none',
    async address => {
      const site = await createTestSite({ space: demoSpace })
      expect((await site.send(address)).status).toBe(404)
      await site.settle()
    },
  )
})
