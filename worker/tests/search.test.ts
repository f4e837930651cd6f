import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { demoSpace } from './setup/demo-space.ts'
import {
  createTestSite,
  type TestSite,
  type TestSiteOptions,
  withoutStory,
  withStory,
} from './setup/test-site.ts'

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
    const own = await createSite()
    for (const query of ['?q=berlin', '', '?q=quastenflosser', '?q=berlin', '']) {
      const { html, headers } = await own.get(`/suche/${query}`)
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

const origin = 'https://www.tannhagen.example'

/** The demonstration site, with the calls of its content that read lists of stories. */
async function createCountedSite(options: TestSiteOptions = {}) {
  const lists: string[] = []
  const site = await createTestSite({
    space: demoSpace,
    ...options,
    bindings: { SITE_ORIGIN: origin, ...options.bindings },
    fetch: next => (input, init) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input))
      if (pathname.endsWith('/cdn/stories')) lists.push(searchParams.toString())
      return next(input, init)
    },
  })
  return { site, lists }
}

async function find(site: TestSite, words: string, language = 'de'): Promise<string> {
  const query = new URLSearchParams({ language, search: words, limit: '25' })
  const response = await site.send(`/api/proxy/index/v2/story-library/search?${query}`, {}, 'GET', origin)
  const text = await response.text()
  await site.settle()
  return text
}

const renamed = (slug: string, name: string) => (space: typeof demoSpace) =>
  withStory(space, slug, story => ({ ...story, name }))

const numbersOf = async (): Promise<ReadonlyMap<unknown, unknown>> => {
  const { results } = await env.INDEX!.prepare('SELECT uuid, set_name, revision FROM search_documents').all()
  return new Map(results.map(({ uuid, set_name, revision }) => [`${uuid} ${set_name}`, revision]))
}

describe('what the search knows', () => {
  it('is built by the schedule, in each language, so that no search reads the stories', async () => {
    const { site, lists } = await createCountedSite()
    await site.runSchedule()
    lists.length = 0
    for (const language of ['de', 'en', 'fr', 'it', 'es', 'pt'])
      expect(await find(site, 'campus', language)).toContain('/campus/')
    expect(lists.filter(list => list.includes('filter_query'))).toEqual([])
  })

  it('is built for the default unit, too, where production names the hosts of others', {
    tags: ['full'],
  }, async () => {
    const SITE_HOSTS = JSON.stringify({ 'ds.example': { unit: 'ds', folder: 'ds', languages: ['de'] } })
    const { site } = await createCountedSite({ bindings: { ENVIRONMENT: 'production', SITE_HOSTS } })
    const countSets = () =>
      env.INDEX!.prepare('SELECT COUNT(*) AS count FROM search_sets').first<number>('count')
    const before = (await countSets()) ?? 0
    await site.runSchedule()
    await site.runSchedule()
    // One set of the unit `ds`, and those of the default unit's languages.
    expect(await countSets()).toBe(before + 1 + 6)
  })

  it('is what it was but for the story that is published', async () => {
    const { site } = await createCountedSite()
    expect(await find(site, 'quastenflosser')).toBe('{"data":[]}')
    const before = await numbersOf()
    await site.edit(renamed('master', 'Quastenflosser'))
    await site.tell('published')
    expect(await find(site, 'quastenflosser')).toContain('"path":"/master/"')
    const after = await numbersOf()
    const changed = [...after].filter(([key, revision]) => before.get(key) !== revision)
    expect(changed).toHaveLength(1)
    expect(after.size).toBe(before.size)
  })

  it('is no story at whose address visitors find something else', { tags: ['full'] }, async () => {
    const moved = (slug: string) => (space: typeof demoSpace) =>
      withStory(space, 'master', story => ({ ...story, name: 'Quastenflosser', full_slug: slug, slug }))
    for (const [slug, isFound] of [
      ['quasten', true],
      ['api/quasten', false],
      ['en/quasten', false],
    ] as const) {
      const { site } = await createCountedSite({ space: moved(slug)(demoSpace) })
      expect((await find(site, 'quastenflosser')).includes(`"path":"/${slug}/"`), slug).toBe(isFound)
    }
  })

  it('loses a story that is removed', async () => {
    const { site } = await createCountedSite()
    expect(await find(site, 'newsletter')).toContain('"path":"/newsletter/"')
    await site.edit(space => withoutStory(space, 'newsletter'))
    const { id } = demoSpace.stories.find(({ draft }) => draft.full_slug === 'newsletter')!.draft
    await site.tell('unpublished', { id: Number(id) })
    expect(await find(site, 'newsletter')).not.toContain('"path":"/newsletter/"')
  })

  it('has the words of the body, and those of a compound', async () => {
    const { site } = await createCountedSite()
    expect(await find(site, 'Lesesaal Spree')).toContain('/campus/')
    expect(await find(site, 'psychologie')).toContain('/master/wirtschaftspsychologie/fernstudium/')
  })

  it('is built once where many search at the same time', { tags: ['full'] }, async () => {
    // Without waiting, because the others would check twelve times before the first one has built the set on a busy
    // machine.
    const { site, lists } = await createCountedSite({ wait: () => scheduler.wait(300) })
    const answers = await Promise.all(Array.from({ length: 8 }, () => find(site, 'informatik')))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('/bachelor/informatik/fernstudium/')
    // The source sends a call without a version to the address with it.
    expect(lists.filter(list => list.includes('content_type=product')).length).toBeLessThanOrEqual(2)
  })

  it('cannot be queried where no database is bound: the search says so', async () => {
    const { site } = await createCountedSite({ bindings: { INDEX: undefined } })
    const response = await site.send('/suche/?q=campus', {}, 'GET', origin)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Die Suche antwortet gerade nicht')
    await site.settle()
  })
})
