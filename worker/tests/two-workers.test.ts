import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { createContentSystem } from './setup/content-system/content-system.ts'
import { hasten } from './setup/hasten.ts'
import { everyNth } from './setup/loop-count.ts'
import { smallSpace } from './setup/small-space.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, withContent, withoutStory, withStory } from './setup/test-site.ts'

const LAG = 60_000

/** KV as two locations see it: one reads the writes of the other a minute later. */
function laggingKv() {
  let now = 0
  const writes: { readonly by: number; readonly at: number; readonly key: string; readonly value: string }[] =
    []
  const seenFrom = (place: number, key: string) =>
    writes.findLast(write => write.key === key && (write.by === place || now - write.at >= LAG))?.value ??
    null
  return {
    turn(milliseconds: number) {
      now += milliseconds
    },
    at: (place: number) =>
      ({
        async get(keys: string | string[]) {
          return Array.isArray(keys)
            ? new Map(keys.map(key => [key, seenFrom(place, key)]))
            : seenFrom(place, keys)
        },
        async put(key: string, value: string) {
          writes.push({ by: place, at: now, key, value })
        },
      }) as unknown as KVNamespace,
  }
}

/** A separate content system with the current content; its answers may be delayed. */
function contentSystem() {
  let space = smallSpace()
  const api = createContentSystem(() => [space])
  const held: (() => void)[] = []
  let holdsUp = false
  return {
    fetch: () =>
      (async (input: RequestInfo | URL, init?: RequestInit) => {
        const response = await api(input, init)
        if (holdsUp && String(input).includes('/stories/bachelor'))
          await new Promise<void>(resolve => held.push(resolve))
        return response
      }) as typeof fetch,
    change(edit: (before: SpaceSeed) => SpaceSeed) {
      space = { ...edit(space), version: space.version + 1 }
    },
    /** Answers to questions from now on stay on their way; the result lets them arrive. */
    holdUp() {
      holdsUp = true
      return () => {
        holdsUp = false
        for (const release of held.splice(0)) release()
      }
    },
  }
}

const edited = (text: string) => (space: SpaceSeed) =>
  withContent(space, 'bachelor', content => ({
    ...content,
    body: [{ component: 'headline', _uid: 'b', text, level: 'h1' }],
  }))

const bachelor = { id: smallSpace().stories.find(({ draft }) => draft.full_slug === 'bachelor')!.draft.id }

const steps = {
  publish: { action: 'published', edit: edited('Zweite Fassung'), shows: 'Zweite Fassung' },
  'publish again': { action: 'published', edit: edited('Dritte Fassung'), shows: 'Dritte Fassung' },
  unpublish: {
    action: 'unpublished',
    edit: (space: SpaceSeed) => withoutStory(space, 'bachelor'),
    shows: undefined,
  },
} as const

type Step = keyof typeof steps

const orders: readonly (readonly Step[])[] = [
  ['publish', 'unpublish', 'publish again'],
  ['publish', 'publish again', 'unpublish'],
  ['unpublish', 'publish', 'publish again'],
  ['unpublish', 'publish', 'unpublish'],
  ['publish again', 'unpublish', 'publish'],
  ['publish again', 'publish', 'unpublish'],
]

async function setUp() {
  const system = contentSystem()
  const kv = laggingKv()
  const versions = memoryVersionStore()
  const placeAt = (place: number) =>
    createTestSite({ versions, fetch: system.fetch, bindings: { CONTENT: kv.at(place) } })
  const places = [await placeAt(1), await placeAt(2)] as const
  const turn = (milliseconds: number) => {
    kv.turn(milliseconds)
    for (const place of places) place.turnClock(milliseconds)
  }
  return { system, places, turn, kv, versions, placeAt }
}

type SetUp = Awaited<ReturnType<typeof setUp>>

/** Requests both locations every second for five seconds; returns the last answers. */
async function afterFiveSeconds({ places, turn }: SetUp) {
  let answers: { status: number; html: string }[] = []
  for (let second = 0; second < 5; second++) {
    turn(1_000)
    answers = await Promise.all(places.map(place => place.get('/bachelor/')))
  }
  return answers
}

const expected = (shows: string | undefined) => (shows ? [200, true] : [404, false])
const shown = ({ status, html }: { status: number; html: string }, text: string | undefined) => [
  status,
  text !== undefined && html.includes(text),
]

describe('two workers on one KV that lags by a minute', () => {
  it.each(everyNth(orders, 3))(
    '%s, %s, %s: both show the newest state within five seconds',
    async (...order) => {
      const world = await setUp()
      await Promise.all(world.places.map(place => place.get('/bachelor/')))
      for (const name of order) {
        const { action, edit, shows } = steps[name]
        world.turn(3_000)
        world.system.change(space => edit({ ...smallSpace(), version: space.version }))
        expect(await world.places[0].tell(action, bachelor)).toBe(202)
        for (const answer of await afterFiveSeconds(world))
          expect(shown(answer, shows)).toEqual(expected(shows))
      }
      // A minute later the other location reads every write.
      world.turn(LAG)
      const { shows } = steps[order.at(-1)!]
      for (const answer of await afterFiveSeconds(world))
        expect(shown(answer, shows)).toEqual(expected(shows))
    },
  )

  it.each(everyNth(orders, 3))(
    '%s, %s, %s: the same with a refresh that began before and ends after',
    async (...order) => {
      const world = await setUp()
      await Promise.all(world.places.map(place => place.get('/bachelor/')))
      for (const name of order) {
        const { action, edit, shows } = steps[name]
        world.turn(61_000)
        const release = world.system.holdUp()
        // Both serve their cached content, and begin to refresh it; without any they wait until their time is over.
        await hasten(() => Promise.all(world.places.map(place => place.send('/bachelor/'))))
        world.system.change(space => edit({ ...smallSpace(), version: space.version }))
        const telling = world.places[0].tell(action, bachelor)
        await telling
        release()
        await Promise.all(world.places.map(place => place.settle()))
        for (const answer of await afterFiveSeconds(world))
          expect(shown(answer, shows)).toEqual(expected(shows))
      }
    },
  )

  it('what was removed does not come back where only old copies are: the source is dead', async () => {
    const world = await setUp()
    await Promise.all(world.places.map(place => place.get('/bachelor/')))
    world.turn(3_000)
    world.system.change(steps.unpublish.edit)
    await world.places[0].tell('unpublished', bachelor)
    const dead = () => () => Promise.reject(new TypeError('connection lost'))
    const { versions, kv } = world
    for (const place of [1, 2, 3]) {
      const fresh = await createTestSite({ versions, fetch: dead, bindings: { CONTENT: kv.at(place) } })
      expect((await fresh.get('/bachelor/')).status).not.toBe(200)
    }
  })
})

/** A browser's way from one address to the next; a redirect that it may cache is not requested again. */
function createBrowser({ places, turn }: SetUp) {
  const kept = new Map<string, { readonly location: string; readonly until: number }>()
  let now = 0
  return {
    turn(milliseconds: number) {
      now += milliseconds
      turn(milliseconds)
    },
    async visit(path: string): Promise<readonly string[]> {
      const trail = [path]
      while (trail.length <= 20) {
        const last = trail.at(-1)!
        const known = kept.get(last)
        if (known && now < known.until) {
          trail.push(known.location)
          continue
        }
        const { headers } = await places[trail.length % 2]!.send(last)
        const location = headers.get('location')
        if (!location) return trail
        const [, seconds = '0'] = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
        kept.set(last, { location, until: now + Number(seconds) * 1_000 })
        trail.push(location)
      }
      return trail
    },
  }
}

describe('a story that goes and comes back within minutes', () => {
  const at = (slug: string) => (space: SpaceSeed) =>
    withStory({ ...smallSpace(), version: space.version }, 'bachelor', story => ({
      ...story,
      slug,
      full_slug: slug,
    }))

  it('is found by a browser that was led on before, whichever place answers', async () => {
    const world = await setUp()
    const browser = createBrowser(world)
    await world.places[0].runSchedule()
    browser.turn(LAG)
    const ways: (readonly string[])[] = []
    for (const [place, slug] of [
      [0, 'studium'],
      [1, 'bachelor'],
      [0, 'studium'],
    ] as const) {
      world.system.change(at(slug))
      await world.places[place].tell('moved', bachelor)
      for (let second = 0; second < 5; second++) {
        browser.turn(1_000)
        await Promise.all(world.places.map(site => site.get('/bachelor/')))
      }
      ways.push(await browser.visit('/bachelor'))
      browser.turn(LAG)
    }
    expect(ways).toEqual([
      ['/bachelor', '/studium/'],
      ['/bachelor', '/bachelor/'],
      ['/bachelor', '/bachelor/', '/studium/'],
    ])
    expect(await browser.visit('/studium/')).toEqual(['/studium/'])
  })
})

it('these workers do not use the storage of the tests', async () => {
  expect((await testKv.list({ prefix: 'story:' })).keys).toEqual([])
})
