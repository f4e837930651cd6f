import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { index, now } from '../../tests/setup/campaign-space.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { putSpace } from '../../tests/setup/test-content.ts'
import { emptyKv } from '../../tests/setup/test-kv.ts'
import { createTestPlatform } from '../../tests/setup/test-platform.ts'

beforeEach(emptyKv)

describe('search', () => {
  type TestPlatform = ReturnType<typeof createTestPlatform>
  /** Tests that only read share the rows that its first question in a language writes. */
  let shared: TestPlatform
  beforeAll(() => {
    shared = createTestPlatform()
  })

  const groupsFor = async (query: string, platform: TestPlatform = shared) => {
    const { body } = await platform.get(`${index}/story-library/search?${query}`)
    return (body as { data: { title: string; items: { title: string; path: string }[] }[] }).data
  }

  it.each([
    ['de', 'Studiengänge', 'psychologie', '/master/wirtschaftspsychologie/'],
    ['en', 'Programmes', 'psychology', '/en/master/'],
    ['de', 'Orte', 'berlin', '/campus/berlin/'],
    ['en', 'Teachers', 'tran', '/en/'],
    ['fr', 'Formations', 'gestion', '/fr/'],
    ['it', 'Corsi di studio', 'economia', '/it/'],
    ['es', 'Programas', 'empresas', '/es/'],
    ['pt', 'Cursos', 'gestão', '/pt/'],
  ])('in %s: %s', async (language, title, words, path) => {
    putSpace(demoSpace)
    const groups = await groupsFor(`language=${language}&search=${encodeURIComponent(words)}&limit=25`)
    const group = groups.find(one => one.title === title)
    expect(group?.items.map(item => item.path)).toEqual(
      expect.arrayContaining([expect.stringContaining(path)]),
    )
    const prefix = language === 'de' ? /^\/(?!en\/|fr\/|it\/|es\/|pt\/)/ : new RegExp(`^/${language}/`)
    for (const { items } of groups) for (const item of items) expect(item.path).toMatch(prefix)
  })

  it.each([
    ['page=1', 10, 1],
    ['page=2&perPage=5', 5, 2],
    ['page=-1', 10, 1],
    ['page=%00', 10, 1],
    ['page=999', undefined, undefined],
  ])('shows one kind in pages: %s', async (query, count, page) => {
    putSpace(demoSpace)
    const { body } = await shared.get(`${index}/story-library/search?search=de&kind=page&${query}`)
    const { data } = body as { data: { kind: string; total: number; page: number; items: unknown[] }[] }
    const { total, ...group } = data.find(({ kind }) => kind === 'page')!
    const last = Math.ceil(total / 10)
    expect(last).toBeGreaterThan(1)
    expect([group.items.length, group.page]).toEqual([count ?? total - (last - 1) * 10, page ?? last])
    expect(data.filter(({ items }) => items.length)).toHaveLength(1)
  })

  it('finds the page of an event until it is over, in its unit alone', { tags: ['full'] }, async () => {
    putSpace(demoSpace)
    const platform = createTestPlatform({ now: Date.UTC(2027, 0, 23, 14, 59, 30) })
    const eventsFor = async (searched = platform) => {
      const { body } = await searched.get(
        `${index}/story-library/search?search=campustag%20berlin&kind=event`,
      )
      const { data } = body as { data: { kind: string; items: { title: string; path: string }[] }[] }
      return data.find(({ kind }) => kind === 'event')?.items.map(({ title, path }) => [title, path]) ?? []
    }
    expect((await eventsFor())[0]).toEqual(['Campustag Berlin', '/veranstaltungen/campustag-berlin-2027/'])
    platform.turnClock(30_000)
    expect(await eventsFor()).not.toContainEqual([
      'Campustag Berlin',
      '/veranstaltungen/campustag-berlin-2027/',
    ])
    const academy = createTestPlatform({ now, site: { unit: 'obw', folder: 'weiterbildung' } })
    expect(await eventsFor(academy)).toEqual([])
  })

  it('finds no landing page, no error page, no page of another unit, and nothing that must not be found', async () => {
    putSpace(demoSpace)
    const neighbours = [{ folder: 'ds', origin: 'https://ds.example' }]
    const platform = createTestPlatform({ site: { neighbours } })
    for (const words of ['soziale arbeit', 'fehler', 'nicht gefunden', 'test', 'dual', 'betriebe']) {
      const groups = await groupsFor(`search=${encodeURIComponent(words)}&limit=25`, platform)
      for (const { path } of groups.flatMap(({ items }) => items))
        expect(path).not.toMatch(/^https|^\/(lp|error|settings|testingarea|ds)\//)
    }
  })

  it('a unit with a folder finds its own pages', async () => {
    putSpace(demoSpace)
    const platform = createTestPlatform({ site: { unit: 'ds', folder: 'ds' } })
    const groups = await groupsFor('search=bwl&limit=25', platform)
    expect(groups.flatMap(({ items }) => items.map(({ path }) => path))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/(?!ds\/)/)]),
    )
  })

  it('shows an edited title with the answer after its publish', { tags: ['full'] }, async () => {
    const space = demoSpace
    putSpace(space)
    const platform = createTestPlatform({ now })
    const titles = async (words: string) => {
      const { body } = await platform.get(`${index}/story-library/search?search=${words}`)
      await platform.settle()
      return JSON.stringify(body)
    }
    expect(await titles('quastenflosser')).toBe('{"data":[]}')
    const stories = space.stories.map(record => {
      if (record.draft.full_slug !== 'master') return record
      const story = { ...record.draft, name: 'Quastenflosser' }
      return { draft: story, published: story }
    })
    putSpace({ ...space, version: space.version + 1, stories })
    await platform.publish(space.version + 1)
    expect(await titles('quastenflosser')).toContain('"path":"/master/"')
  })
})

describe('story library', () => {
  const pathsOf = async (query: string) => {
    const { body } = await createTestPlatform().get(`${index}/story-library?${query}`)
    return (body as { data: { path: string; storyType: string }[] }).data
  }

  it('comes in pages, and by type, degree and product', async () => {
    putSpace(demoSpace)
    const all = await pathsOf('perPage=100')
    const first = await pathsOf('perPage=3')
    const second = await pathsOf('perPage=3&page=2')
    expect([...first, ...second]).toEqual(all.slice(0, 6))
    expect((await pathsOf('storyTypes=location')).map(({ storyType }) => storyType)).toEqual([
      'location',
      'location',
    ])
    expect((await pathsOf('careIds=BABWL-FS')).map(({ path }) => path)).toEqual([
      '/bachelor/betriebswirtschaftslehre/fernstudium/',
    ])
    expect(await pathsOf('degreeType=master')).not.toEqual([])
    expect(await pathsOf('degreeType=2')).toEqual(await pathsOf('degreeType=master'))
    expect(await pathsOf('storyTypes=campaign')).toEqual([])
    expect(await pathsOf('page=1000')).toEqual([])
  })

  it('lists in a language only what was translated to it', async () => {
    const stories = demoSpace.stories.map(record => {
      if (record.draft.full_slug !== 'master') return record
      const story = { ...record.draft, translated_slugs: [] }
      return { draft: story, published: story }
    })
    putSpace({ ...demoSpace, stories, version: demoSpace.version + 1 })
    const english = (await pathsOf('language=en&perPage=100')).map(({ path }) => path)
    expect(english).toContain('/en/bachelor/')
    expect(english.filter(path => path.endsWith('/master/'))).toEqual([])
  })
})

describe('suggestions', () => {
  it('what is meant for a product comes before what is meant for all; without one there is only that', async () => {
    putSpace(demoSpace)
    const titles = async (path: string) => {
      const { body } = await createTestPlatform().get(
        `/suggestions/v1/roa-tool/suggestions${path}?language=en`,
      )
      const { furtherEducation } = body as { furtherEducation: { title: string }[] }
      return furtherEducation.map(({ title }) => title)
    }
    expect(await titles('/BABWL-DS')).toEqual(['Master in Business Psychology', 'All master’s degrees'])
    expect(await titles('')).toEqual(['All master’s degrees'])
  })
})
