import { describe, expect, inject, it } from 'vitest'
import type { StoredStory } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { adding, largeSpace, pageSlug, publishing, renamed, withTitle } from './setup/large-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { SECOND } from './setup/publish.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, withoutStory, withStory } from './setup/test-site.ts'

const MINUTE = 60 * SECOND

const slugOf = (slug: string) => ({ slug, full_slug: slug })
const named = (name: string) => (story: StoredStory) => ({ ...story, name })

/** A site with this many pages that counts its calls of the content system, after everything was read once. */
async function countedSite(count: number) {
  const calls: string[] = []
  const versions = memoryVersionStore()
  const site = await createTestSite({
    space: largeSpace(count),
    versions,
    fetch: next => (input, init) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input))
      // The redirect to the address with the version is part of the same call.
      if (searchParams.has('cv') || pathname.endsWith('/me')) calls.push(pathname.replace('/v2/cdn/', ''))
      return next(input, init)
    },
  })
  // More than a test changes.
  const visits = Math.min(count, loopCount(500, 50))
  const paths = Array.from({ length: visits }, (_, index) => `/${pageSlug(index)}/`)
  const visit = async () => {
    for (const path of paths) expect((await site.get(path)).status).toBe(200)
  }
  await site.runSchedule()
  await visit()
  // The site reads a body once more that it has read within a minute of a change.
  for (let minute = 0; minute < 3; minute++) {
    site.turnClock(MINUTE)
    await site.runSchedule()
    await visit()
  }
  calls.length = 0
  return { site, calls, visit, versions }
}

const ofPages = (calls: readonly string[]) => calls.filter(call => call.startsWith('stories/'))

describe.each(inject('isFullSize') ? [100, 10_000] : [250])('of %i pages', count => {
  it('nothing is read again while the version stands still', {
    tags: ['full'],
    timeout: 180_000,
  }, async () => {
    const { site, calls, visit } = await countedSite(count)
    for (let minute = 0; minute < 5; minute++) {
      site.turnClock(MINUTE)
      await site.runSchedule()
      await visit()
    }
    expect(ofPages(calls)).toEqual([])
    // A datasource has no version: redirects and rates are read each minute.
    expect(calls.filter(call => !/^(?:spaces\/me|datasource_entries)$/.test(call))).toEqual([])
  })

  it('a published page is read, and with it those that link to it; no other one', async () => {
    const { site, calls, visit } = await countedSite(count)
    const title = withTitle('Neuer Titel')
    await site.edit(publishing([pageSlug(7)], site.now(), title))
    await site.tell('published', { id: 500_007 })
    // Version, list of published stories, number of stories.
    expect(calls.filter(call => call !== 'datasource_entries').length).toBeLessThanOrEqual(6)
    expect((await site.get(`/${pageSlug(7)}/`)).html).toContain('Neuer Titel')
    site.turnClock(SECOND)
    await visit()
    expect(ofPages(calls).sort()).toEqual([`stories/${pageSlug(6)}`, `stories/${pageSlug(7)}`])
  }, 180_000)
})

it('a story that is taken back costs no list of all addresses; a folder of them that is gone costs one', {
  tags: ['full'],
}, async () => {
  const { site, calls } = await countedSite(100)
  const followed = async (gone: readonly number[], told: number) => {
    site.turnClock(5 * SECOND)
    calls.length = 0
    await site.edit(space => gone.reduce((left, page) => withoutStory(left, pageSlug(page)), space))
    await site.tell('unpublished', { id: told })
    for (const page of gone) expect((await site.get(`/${pageSlug(page)}/`)).status).toBe(404)
    return calls.filter(call => call === 'links').length
  }
  expect(await followed([7], 500_007)).toBe(0)
  // A message about a folder names the folder alone.
  expect(await followed([1, 2, 3], 77)).toBe(1)
})

it('the first page of an instance with nothing stored takes ten calls, however many pages there are', async () => {
  for (const count of [100, loopCount(10_000, 20)]) {
    const calls: string[] = []
    const site = await createTestSite({
      space: largeSpace(count),
      bindings: { CONTENT_SOURCE: 'storyblok', STORYBLOK_TOKEN: 'embedded-public' },
      fetch: next => (input, init) => {
        calls.push(String(input instanceof Request ? input.url : input))
        return next(input, init)
      },
    })
    expect((await site.get(`/${pageSlug(7)}/`)).status).toBe(200)
    await site.settle()
    expect(calls.length).toBe(10)
    expect(new Set(calls).size).toBe(10)
  }
}, 60_000)

describe('the pages that search finds', () => {
  const found = async (site: Awaited<ReturnType<typeof countedSite>>['site'], words: string) => {
    const query = new URLSearchParams({ space: 'dach', language: 'de', search: words })
    return (await site.get(`/api/proxy/index/v2/story-library/search?${query}`)).html
  }

  it.each<[string, (story: StoredStory) => StoredStory]>([
    ['whose name is another', story => ({ ...story, name: 'Zebrastreifen' })],
    [
      'of which one is not listed any more',
      story => ({ ...story, name: 'Zebrastreifen', content: { ...story.content, noindex: true } }),
    ],
    ['of which one has moved', story => ({ ...story, name: 'Zebrastreifen', ...slugOf('anderswo') })],
  ])(
    '%s cost one list of them, and are what a site finds that reads all anew',
    async (_, change) => {
      const { site, calls } = await countedSite(250)
      await found(site, 'Seite')
      calls.length = 0
      let space = largeSpace(250)
      await site.edit(before => {
        space = publishing(
          [pageSlug(7)],
          site.now(),
          change,
        )(publishing([pageSlug(9)], site.now(), named('Zebra'))(before))
        return space
      })
      await site.tell('published', { id: 500_007 })
      const following = calls.filter(call => call === 'stories').length
      site.turnClock(5 * SECOND)
      const answer = await found(site, 'Zebra')
      await site.settle()
      expect(calls.filter(call => call === 'stories').length - following).toBe(1)
      const fresh = await createTestSite({ space, now: site.now() })
      expect(answer).toBe(await found(fresh, 'Zebra'))
      expect(answer).toContain(`/${pageSlug(9)}/`)
    },
    60_000,
  )
})

it('a copy in KV that a publish does not concern is neither read again nor written', {
  tags: ['full'],
}, async () => {
  const { site, calls, versions } = await countedSite(100)
  await site.edit(publishing([pageSlug(7)], site.now(), withTitle('Neuer Titel')))
  await site.tell('published', { id: 500_007 })
  const fresh = await createTestSite({ versions, seeded: true, now: site.now() })
  const keys = async () => {
    const { keys: found } = await testKv.list()
    return Promise.all(found.map(async ({ name }) => [name, await testKv.get(name)]))
  }
  const before = new Map((await keys()) as [string, string][])
  calls.length = 0
  expect((await fresh.get(`/${pageSlug(3)}/`)).html).toContain('Seite 3')
  expect((await fresh.get(`/${pageSlug(7)}/`)).html).toContain('Neuer Titel')
  const changed = ((await keys()) as [string, string][]).filter(([name, text]) => before.get(name) !== text)
  expect(changed.map(([name]) => name).filter(name => name.includes(pageSlug(3)))).toEqual([])
  expect(ofPages(calls)).toEqual([])
})

it('a story that was not in a list shows there, and one that moved or is gone does not stay where it was linked', async () => {
  const { site } = await countedSite(100)
  const linkOn = async (path: string) =>
    /href="(\/[^"]*)"[^>]*>(?:<[^>]*>)*Weiter/.exec((await site.get(path)).html)?.[1]
  expect(await linkOn('/seite-3/')).toBe('/seite-4/')
  site.turnClock(5 * SECOND)
  await site.edit(publishing([pageSlug(4)], site.now(), renamed('vier')))
  await site.tell('published', { id: 500_004 })
  expect(await linkOn('/seite-3/')).toBe('/vier/')
  expect((await site.send('/seite-4/')).headers.get('location')).toBe('/vier/')
  site.turnClock(5 * SECOND)
  await site.edit(adding('ganz-neu', site.now()))
  await site.tell('published')
  expect((await site.get('/ganz-neu/')).status).toBe(200)
  site.turnClock(5 * SECOND)
  await site.edit(space => withoutStory(space, 'vier'))
  await site.tell('unpublished', { id: 500_004 })
  expect((await site.get('/vier/')).status).toBe(404)
  expect(await linkOn('/seite-3/')).not.toBe('/vier/')
})

it('a folder that is renamed shortly after a publish, without a message, leaves redirects behind', {
  tags: ['full'],
}, async () => {
  const { site } = await countedSite(100)
  await site.edit(publishing([pageSlug(7)], site.now(), withTitle('Neuer Titel')))
  await site.tell('published', { id: 500_007 })
  // A story whose folder was renamed is not published again.
  await site.edit(space => withStory(space, pageSlug(4), renamed('ordner/vier')))
  // While messages arrive the schedule rarely checks: any visit makes the site call.
  site.turnClock(60 * SECOND)
  await site.get('/')
  site.turnClock(5 * SECOND)
  expect((await site.send('/seite-4/')).headers.get('location')).toBe('/ordner/vier/')
  expect((await site.get('/ordner/vier/')).status).toBe(200)
})
