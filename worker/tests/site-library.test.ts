import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import { demoSpace } from './setup/demo-space.ts'
import { publishing } from './setup/large-space.ts'
import { SECOND } from './setup/publish.ts'
import { createTestSite, type TestSite, type TestSiteOptions, withoutStory } from './setup/test-site.ts'

const origin = 'https://www.tannhagen.example'
const calls = '/api/proxy/index/v2'

/** The demonstration site, with the lists of stories that it reads. */
async function countedSite(options: TestSiteOptions = {}) {
  const lists: string[] = []
  const site = await createTestSite({
    space: demoSpace,
    bindings: { SITE_ORIGIN: origin },
    fetch: next => (input, init) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input))
      if (pathname.endsWith('/cdn/stories')) lists.push(searchParams.toString())
      return next(input, init)
    },
    ...options,
  })
  return { site, lists }
}

async function request(site: TestSite, question: string) {
  const response = await site.send(`${calls}/${question}`, {}, 'GET', origin)
  const text = await response.text()
  await site.settle()
  return { status: response.status, text }
}

const questions = [
  'story-library?perPage=100',
  'story-library?perPage=7&page=3',
  'story-library?page=1000',
  'story-library?language=en&perPage=100',
  'story-library?language=fr&perPage=100',
  'story-library?storyTypes=variant,page&kinds=programme&perPage=100',
  'story-library?storyTypes=location',
  'story-library?kinds=news,person&language=en',
  'story-library?kinds=event',
  'story-library?degreeType=master',
  'story-library?careIds=BABWL-FS,MSWPS-FS',
  `story-library?uuids=${demoSpace.stories.find(({ draft }) => draft.full_slug === 'master')!.draft.uuid}`,
  'news/list?space=dach',
  'news/list?space=dach&perPage=2&page=2',
  'news/list?space=dach&page=99&perPage=3',
  'news/list?space=dach&topic=programmes&language=en',
  'news/list?space=dach&language=pt',
]

describe('the lists of the pages of a site', () => {
  it('are the same from their rows as from all stories, and rows read nothing of the content system', async () => {
    const { site, lists } = await countedSite()
    const before = []
    for (const question of questions) before.push(await request(site, question))
    expect(before.filter(({ status, text }) => status !== 200 || text.length < 20)).toHaveLength(2)
    await site.runSchedule()
    site.turnClock(61 * SECOND)
    await site.get('/')
    lists.length = 0
    const after = []
    for (const question of questions) after.push(await request(site, question))
    expect(after).toEqual(before)
    expect(lists).toEqual([])
  })

  it('have a page that is published as it is now, and not one that is gone; no other row is written', {
    tags: ['full'],
  }, async () => {
    const { site, lists } = await countedSite()
    await site.runSchedule()
    const question = 'story-library?perPage=100'
    expect((await request(site, question)).text).toContain('"path":"/newsletter/"')
    const rows = async () => {
      const { results } = await env
        .INDEX!.prepare('SELECT id, set_name, revision FROM search_documents')
        .all()
      return new Map(results.map(({ id, set_name, revision }) => [`${set_name} ${id}`, revision]))
    }
    const before = await rows()
    site.turnClock(5 * SECOND)
    await site.edit(publishing(['master'], site.now(), story => ({ ...story, name: 'Quastenflosser' })))
    await site.tell('published')
    lists.length = 0
    expect((await request(site, question)).text).toContain('Quastenflosser')
    expect(lists).toHaveLength(1)
    const after = await rows()
    expect([...after].filter(([key, revision]) => before.get(key) !== revision)).toHaveLength(1)
    site.turnClock(5 * SECOND)
    await site.edit(space => withoutStory(space, 'newsletter'))
    const { id } = demoSpace.stories.find(({ draft }) => draft.full_slug === 'newsletter')!.draft
    await site.tell('unpublished', { id: Number(id) })
    expect((await request(site, question)).text).not.toContain('"path":"/newsletter/"')
  })

  it('of a large site are never read as a whole: until its rows are written the answer is 503, and pages are there', async () => {
    const index = createContentIndex(env.INDEX!, crypto.randomUUID())
    const large = { ...index, count: async () => 10_000 }
    const { site, lists } = await countedSite({ index: large })
    const question = 'story-library?storyTypes=variant,page&perPage=100'
    const response = await site.send(`${calls}/${question}`, {}, 'GET', origin)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await site.send('/studiengaenge/', {}, 'GET', origin)).status).toBe(200)
    await site.settle()
    // On a request, the rows are written, once. A call without a version is sent to the address with it.
    const products = lists.filter(list => /content_type=product.*excluding_fields/.test(list))
    expect(new Set(products.map(list => list.replace(/&cv=\d+/, ''))).size).toBe(1)
    site.turnClock(61 * SECOND)
    expect((await request(site, question)).text).toContain('"storyType":"variant"')
  })

  it('say 503 where their rows cannot be read, and the circuit of the index opens; pages are there', {
    tags: ['full'],
  }, async () => {
    let isDead = false
    const database = new Proxy(env.INDEX!, {
      get(target, name) {
        if (isDead) throw new Error('the database does not answer')
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const { site } = await countedSite({ bindings: { SITE_ORIGIN: origin, INDEX: database } })
    await site.runSchedule()
    isDead = true
    for (let turn = 1; turn <= 6; turn++)
      expect((await request(site, `story-library?perPage=${turn}`)).status).toBe(503)
    expect((await site.send('/studiengaenge/', {}, 'GET', origin)).status).toBe(200)
    // Operators get details at a name of their own machine.
    expect((await site.get('/api/health')).html).toContain('"index"')
    await site.settle()
  })
})
