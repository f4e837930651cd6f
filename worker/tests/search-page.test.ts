import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

/** London's own language is English. */
const hosts = Object.fromEntries(
  unitFolders.map(one => [
    `${one.unit}.localhost`,
    one.unit === 'libf' ? { ...one, defaultLanguage: 'en', languages: ['en', 'de'] } : one,
  ]),
)
const bindings = { SITE_HOSTS: JSON.stringify(hosts) }

const createSite = (options = {}) => createTestSite({ space: demoSpace, bindings, ...options })

const summaryOf = (html: string) =>
  /search-summary" role="status">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<\/?bdi>/g, '')
const titlesIn = (html: string) =>
  [...html.matchAll(/search-result-link"[^>]*>(.*?)<\/a>/g)].map(([, title]) =>
    title!.replace(/<\/?mark>|\u00ad/g, '').replaceAll('\u00a0', ' '),
  )
const kindsIn = (html: string) =>
  [...html.matchAll(/class="filter-link" href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

describe('the search page', () => {
  let site: TestSite

  beforeAll(async () => {
    site = await createSite()
  })

  it.each([
    ['', '/suche/', 'de'],
    ['', '/en/search/', 'en'],
    ['', '/fr/suche/', 'fr'],
    ['ds.localhost', '/suche/', 'de'],
    ['obw.localhost', '/suche/', 'de'],
    ['libf.localhost', '/search/', 'en'],
    ['libf.localhost', '/de/suche/', 'de'],
  ])(
    'of %s is at %s, and its form and every search field of its language lead there',
    async (host, path, language) => {
      const response = await site.send(path, {}, 'GET', host || undefined)
      const [status, html] = [response.status, await response.text()]
      await site.settle()
      expect(status).toBe(200)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toMatch(new RegExp(`<form class="search-field"[^>]* action="${path}"`))
    },
  )

  it.each([
    ['/suche/?q=psychologie', 'Wirtschaftspsychologie im Fernstudium'],
    ['/suche/?q=muenchen', 'Campus München'],
    ['/en/search/?q=psychology', 'Business Psychology by distance learning'],
  ])('%s finds %s', async (address, title) => {
    const { status, html } = await site.get(address)
    expect(status).toBe(200)
    expect(titlesIn(html)).toContain(title)
  })

  it('marks the letters that fit, however they are written', async () => {
    expect((await site.get('/suche/?q=muench')).html).toContain('Campus <mark>Münch</mark>en')
  })

  it('links to each kind with results, and one address shows that kind alone', async () => {
    const { html } = await site.get('/suche/?q=berlin')
    const kinds = kindsIn(html)
    expect(kinds[0]).toBe('/suche/?q=berlin')
    expect(kinds).toContain('/suche/?kind=place&q=berlin')
    const place = await site.get('/suche/?kind=place&q=berlin')
    expect(summaryOf(place.html)).toMatch(/^Orte: \d+ Treffer für „berlin“$/)
    expect(kindsIn(place.html)).toEqual(kinds)
  })

  it.each([
    ['bewerben', 'Bewerbung'],
    ['berlin', 'Campus Berlin'],
    ['bwl', 'Betriebswirtschaftslehre'],
  ])('begins with the kind of the best result: %s', async (words, title) => {
    const { html } = await site.get(`/suche/?q=${encodeURIComponent(words)}`)
    expect(titlesIn(html)[0]).toBe(title)
  })

  it('shows ten results of a kind a page; a page behind the last is the last', async () => {
    const pageOf = async (page: number) =>
      titlesIn((await site.get(`/suche/?kind=page&q=de&page=${page}`)).html)
    const [first, second, last] = [await pageOf(1), await pageOf(2), await pageOf(999)]
    expect(first).toHaveLength(10)
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
    expect(last.length).toBeGreaterThan(0)
    const { html } = await site.get('/suche/?kind=page&q=de&page=999')
    expect(html).toMatch(/Seite (\d+) von \1</)
    expect(html).toContain('rel="prev"')
    expect(html).not.toContain('rel="next"')
  })

  it.each([
    ['/suche/', null],
    ['/suche/?utm_source=x', null],
    ['/suche/?q=berlin', 'noindex'],
    ['/suche/?q=quastenflosser', 'noindex'],
  ])('%s tells search engines: %s', async (address, robots) => {
    expect((await site.get(address)).headers.get('x-robots-tag')).toBe(robots)
  })

  it('an answer is for its own words alone, and none of them is kept', async () => {
    const summaries: (string | undefined)[] = []
    // A separate site, because a repeated search is a stored page.
    const asked = await createSite()
    for (const query of ['?q=berlin', '', '?q=quastenflosser', '?q=berlin', '']) {
      const { html, headers } = await asked.get(`/suche/${query}`)
      summaries.push(summaryOf(html)?.replace(/^\d+/, 'N'))
      if (query) expect(headers.get('x-render')).not.toMatch(/^(\d+)\/\1$/)
    }
    const berlin = 'N Treffer für „berlin“'
    expect(summaries).toEqual([berlin, undefined, 'Kein Treffer für „quastenflosser“', berlin, undefined])
  })

  it('looks for no more than 100 characters, and shows hostile ones as text', async () => {
    const { html, status } = await site.get(`/suche/?q=${'x'.repeat(500)}`)
    expect(status).toBe(200)
    expect(summaryOf(html)).toBe(`Kein Treffer für „${'x'.repeat(100)}“`)
    const hostile = await site.get('/suche/?q=%3Cscript%3Ealert(1)%3C/script%3E&kind=%22%3E&page=%00')
    expect(hostile.status).toBe(200)
    expect(hostile.html).not.toContain('<script>alert')
  })

  it('begins the chat as the unit’s settings say', async () => {
    const templateOf = async (query: string) =>
      /chat-entry-field" data-contact="chat" data-template="([^"]*)"/.exec(
        (await site.get(`/suche/${query}`)).html,
      )?.[1]
    expect(await templateOf('')).toBe('find-a-programme')
    expect(await templateOf('?q=berlin')).toBe('compare-programmes')
    expect(await templateOf('?q=quastenflosser')).toBe('advice')
  })
})

describe('a search that fails', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is said on a page that answers 200, and works again with the next request', async () => {
    let isDown = true
    vi.spyOn(globalThis, 'fetch').mockImplementation(async input =>
      String(input).includes('story-library/search') && isDown
        ? Response.json({}, { status: 500 })
        : Response.json({}),
    )
    const site = await createSite({ bindings: { ...bindings, PLATFORM_ORIGIN: 'https://platform.example' } })
    const failed = await site.get('/suche/?q=berlin')
    expect(failed.status).toBe(200)
    expect(summaryOf(failed.html)).toBe('Die Suche antwortet gerade nicht')
    expect(failed.headers.get('x-robots-tag')).toBe('noindex')
    isDown = false
    expect(summaryOf((await site.get('/suche/?q=berlin')).html)).toBe('Kein Treffer für „berlin“')
  })
})
