import { describe, expect, it } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import type { SpaceSeed, StoredStory } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { countedStorage } from './setup/counted-storage.ts'
import { largeSpace, pageSlug, publishing, withTitle } from './setup/large-space.ts'
import { everyNth, loopCount } from './setup/loop-count.ts'
import { SECOND } from './setup/publish.ts'
import { createTestSite, type TestSite, withoutStory } from './setup/test-site.ts'

const translations = ['en', 'fr', 'es', 'it', 'pt']

/** A story in a folder, in six languages. */
const inFolder =
  (folder: string) =>
  (story: StoredStory): StoredStory => {
    const path = `${folder}/${story.slug}`
    return {
      ...story,
      full_slug: path,
      translated_slugs: translations.map(lang => ({ lang, path, name: story.name, published: true })),
    }
  }

/** Only the pages that were added to the small space. */
const eachPage =
  (change: (story: StoredStory) => StoredStory) =>
  (space: SpaceSeed): SpaceSeed => ({
    ...space,
    version: space.version + 1,
    stories: space.stories.map(record => {
      if (!record.draft.slug.startsWith('seite-')) return record
      const story = change(record.draft)
      return { draft: story, published: story }
    }),
  })

/** Two instances of one site, which have read everything. */
async function twoInstances(space: SpaceSeed, paths: readonly string[]) {
  const versions = memoryVersionStore()
  const site = await createTestSite({ space, versions })
  const other = await createTestSite({ versions, seeded: true })
  const instances = [site, other]
  const visit = async () => {
    for (const instance of instances) for (const path of paths) await instance.send(path)
    for (const instance of instances) await instance.settle()
  }
  const pass = async (seconds: number) => {
    for (const instance of instances) instance.turnClock(seconds * SECOND)
    await visit()
  }
  await site.runSchedule()
  await pass(0)
  for (let minute = 0; minute < 3; minute++) await pass(60)
  return { site, instances, pass }
}

type Instances = Awaited<ReturnType<typeof twoInstances>>

/** Five seconds after a message, and ninety without one. Visitors come all the time. */
const followed = {
  'five seconds after a message': async ({ site, pass }: Instances, action = 'published', id = 1) => {
    await site.tell(action, { id })
    for (let time = 0; time < 2; time++) await pass(2.5)
  },
  'ninety seconds after a lost message': async ({ site, pass }: Instances) => {
    await pass(60)
    await site.runSchedule()
    for (let time = 0; time < 2; time++) await pass(15)
  },
}

const headlineOf = async (site: TestSite, path: string) =>
  /<h1[^>]*>([^<]*)/.exec((await site.get(path)).html)?.[1]

describe.each(everyNth(Object.entries(followed), 2))('%s', (_, follow) => {
  it('a release of 200 stories is shown, and the other pages are as they were', async () => {
    const paths = [0, 99, 199, 200, 249].map(page => `/${pageSlug(page)}/`)
    const both = await twoInstances(largeSpace(250), paths)
    const released = Array.from({ length: 200 }, (_, page) => pageSlug(page))
    await both.site.edit(publishing(released, both.site.now(), withTitle('Freigegeben')))
    await follow(both)
    for (const instance of both.instances)
      expect(await Promise.all(paths.map(path => headlineOf(instance, path)))).toEqual([
        ...['Freigegeben', 'Freigegeben', 'Freigegeben'],
        ...['Seite 200', 'Seite 249'],
      ])
  })

  it('a story that is taken back is not shown', async () => {
    const path = `/${pageSlug(7)}/`
    const both = await twoInstances(largeSpace(100), [path, '/'])
    await both.site.edit(space => withoutStory(space, pageSlug(7)))
    await follow(both, 'unpublished', 500_007)
    for (const instance of both.instances) expect((await instance.get(path)).status).toBe(404)
  })

  it('the pages of a renamed folder are at their new addresses in six languages, and the old ones lead there', async () => {
    const count = loopCount(10_000, 500)
    const pages = loopCount(2, 2) === 2 ? [0, count - 1] : [count - 1]
    const addresses = (folder: string) =>
      pages.flatMap(page =>
        ['', ...translations.map(code => `/${code}`)].map(code => `${code}/${folder}/${pageSlug(page)}/`),
      )
    const space = { ...largeSpace(count), language_codes: translations }
    const both = await twoInstances(eachPage(inFolder('ordner'))(space), addresses('ordner'))
    // A story whose folder was renamed is not published again.
    await both.site.edit(eachPage(inFolder('mappe')))
    await follow(both)
    for (const instance of both.instances) {
      const old = await Promise.all(addresses('ordner').map(path => instance.send(path)))
      expect(old.map(({ headers }) => headers.get('location'))).toEqual(addresses('mappe'))
      const moved = await Promise.all(addresses('mappe').map(path => instance.send(path)))
      expect(moved.map(({ status }) => status)).toEqual(addresses('mappe').map(() => 200))
      await instance.settle()
    }
  }, 180_000)
})

it('what a publish writes to KV and to the index does not grow with the number of pages', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const written = []
  // The published page, its neighbours, and some that stay as they are.
  const visited = loopCount(30, 3)
  for (const count of [50, loopCount(2_000, 20)]) {
    const storage = countedStorage()
    const site = await createTestSite({
      space: largeSpace(count),
      index: createContentIndex(storage.database, crypto.randomUUID()),
      bindings: { CONTENT: storage.kv, INDEX: storage.database },
    })
    const lists = ['story-library?kinds=page', 'story-library/search?search=seite', 'event/list?space=dach']
    const visit = async () => {
      for (let page = 0; page < visited; page++) await site.get(`/${pageSlug(page)}/`)
      for (const list of lists) expect((await site.get(`/api/proxy/index/v2/${list}`)).status).toBe(200)
    }
    await visit()
    for (let minute = 0; minute < 3; minute++) {
      await site.runSchedule()
      site.turnClock(60 * SECOND)
      await visit()
    }
    storage.taken()
    await site.edit(
      publishing([pageSlug(7)], site.now(), story => withTitle('Neu')({ ...story, name: 'Neu' })),
    )
    await site.tell('published', { id: 500_007 })
    for (let time = 0; time < 3; time++) {
      site.turnClock(5 * SECOND)
      await visit()
    }
    await site.runSchedule()
    written.push(storage.taken())
  }
  const [few, many] = written
  expect(many).toEqual(few)
  // The page itself, the one that links to it, and the state of the content.
  expect(few!.keys).toBeLessThanOrEqual(5)
  expect(few!.rows).toBeLessThanOrEqual(60)
})
