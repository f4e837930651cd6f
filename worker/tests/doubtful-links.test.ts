import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { ContentIndex } from '../core/content/index/content-index.ts'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { bachelor, SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, withContent, withStory } from './setup/test-site.ts'

const named = ['studium.online', 'partner.online', ...Array.from({ length: 8 }, (_, one) => `host-${one}.de`)]

const withLinks = (space: SpaceSeed) =>
  withContent(space, 'home', content => ({
    ...content,
    body: named.map(url => ({
      ...{ component: 'button', _uid: url, text: `Zu ${url}` },
      href: { id: '', url, linktype: 'url', fieldtype: 'multilink', cached_url: url },
    })),
  }))

const renamed = (slug: string) => (space: SpaceSeed) =>
  withStory(space, 'bachelor', story => ({ ...story, slug, full_slug: slug, translated_slugs: [] }))

const linkIn = (html: string) => /href="([^"]*studium\.online)"/.exec(html)?.[1]

/** Isolates of one site, whose index notes the slugs for which it is queried, and may be down. */
function createIsolates() {
  const versions = memoryVersionStore()
  const stored = createContentIndex(env.INDEX!, crypto.randomUUID())
  let queried: string[] = []
  let isDown = false
  const index: ContentIndex = {
    ...stored,
    async find(question) {
      if (named.includes(question.slug)) queried.push(question.slug)
      if (isDown) throw new Error('the index is down')
      return stored.find(question)
    },
  }
  return {
    first: () => createTestSite({ versions, index, space: withLinks(smallSpace()) }),
    next: (now: number) => createTestSite({ versions, index, now, seeded: true }),
    takeAsked() {
      const taken = queried
      queried = []
      return taken
    },
    turnDown(down: boolean) {
      isDown = down
    },
  }
}

it('queries the index for addresses that may be hosts or pages once for all isolates, and again after a publish of places', async () => {
  const isolates = createIsolates()
  const site = await isolates.first()
  await site.runSchedule()
  site.turnClock(120 * SECOND)
  expect(linkIn((await site.get('/')).html)).toBe('https://studium.online')
  // At most five of a page.
  expect(isolates.takeAsked()).toEqual(named.slice(0, 5))

  const cold = await isolates.next(site.now())
  expect(linkIn((await cold.get('/')).html)).toBe('https://studium.online')
  expect(isolates.takeAsked()).toEqual([])

  await site.edit(renamed('studium.online'))
  site.turnClock(5 * SECOND)
  await site.tell('moved', bachelor)
  expect(linkIn((await site.get('/')).html)).toBe('/studium.online')
  expect(isolates.takeAsked()).toEqual(named.slice(0, 5))
  // A copy that was read a moment after the publish is read once more: the index may have lagged.
  site.turnClock(3_700 * SECOND)
  await site.get('/')
  isolates.takeAsked()
  const colder = await isolates.next(site.now())
  expect(linkIn((await colder.get('/')).html)).toBe('/studium.online')
  expect(isolates.takeAsked()).toEqual([])
})

it('keeps what the index said while it is down, and queries it again where it said nothing', async () => {
  const isolates = createIsolates()
  const site = await isolates.first()
  await site.edit(renamed('studium.online'))
  await site.runSchedule()
  isolates.turnDown(true)
  expect(linkIn((await site.get('/')).html)).toBe('https://studium.online')
  isolates.turnDown(false)
  site.turnClock(120 * SECOND)
  expect(linkIn((await site.get('/')).html)).toBe('/studium.online')
  isolates.turnDown(true)
  const cold = await isolates.next(site.now())
  expect(linkIn((await cold.get('/')).html)).toBe('/studium.online')
})
