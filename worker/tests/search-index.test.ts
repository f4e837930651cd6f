import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import {
  createTestSite,
  type TestSite,
  type TestSiteOptions,
  withoutStory,
  withStory,
} from './setup/test-site.ts'

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

  it('is built for the default unit, too, where production names the hosts of others', async () => {
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

  it('is no story at whose address visitors find something else', async () => {
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

  it('is built once where many search at the same time', async () => {
    // Without waiting, because the others would check twelve times before the first one has built the set on a busy
    // machine.
    const { site, lists } = await createCountedSite({ wait: () => scheduler.wait(300) })
    const answers = await Promise.all(Array.from({ length: 8 }, () => find(site, 'informatik')))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('/bachelor/informatik/fernstudium/')
    // The source sends a call without a version to the address with it.
    expect(lists.filter(list => list.includes('content_type=product')).length).toBeLessThanOrEqual(2)
  })

  it('cannot be asked where no database is bound: the search says so', async () => {
    const { site } = await createCountedSite({ bindings: { INDEX: undefined } })
    const response = await site.send('/suche/?q=campus', {}, 'GET', origin)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Die Suche antwortet gerade nicht')
    await site.settle()
  })
})
