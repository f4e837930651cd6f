import { describe, expect, it } from 'vitest'
import { smallSpace } from '../../../tests/setup/small-space.ts'
import { createTestSite } from '../../../tests/setup/test-site.ts'
import { CONNECTIONS, createQueue, createQueues } from './queue.ts'

const never = new AbortController().signal

/** A queue for two calls, the calls that have begun, and the means to end them. */
function setUp() {
  const queue = createQueue(2)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const enter = (name: string, signal = never) =>
    queue(() => {
      begun.push(name)
      const end = Promise.withResolvers<string>()
      ends.set(name, end)
      return end.promise
    }, signal)
  return { begun, ends, enter }
}

const settled = () => scheduler.wait(0)

describe('a queue', () => {
  it('lets so many run at a time, the others in their order', async () => {
    const { begun, ends, enter } = setUp()
    const all = Promise.all(['a', 'b', 'c', 'd'].map(name => enter(name)))
    await settled()
    expect(begun).toEqual(['a', 'b'])
    ends.get('b')!.resolve('B')
    await settled()
    expect(begun).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c']) ends.get(name)!.resolve(name.toUpperCase())
    await settled()
    ends.get('d')!.resolve('D')
    expect(await all).toEqual(['A', 'B', 'C', 'D'])
  })

  it('goes on after a failure', async () => {
    const { begun, ends, enter } = setUp()
    const failing = enter('a')
    void enter('b')
    void enter('c')
    await settled()
    ends.get('a')!.reject(new Error('down'))
    await expect(failing).rejects.toThrow('down')
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('is left by a call that waits too long, and no other call loses its place', async () => {
    const { begun, ends, enter } = setUp()
    const controller = new AbortController()
    void enter('a')
    void enter('b')
    const late = enter('c', controller.signal)
    void enter('d')
    controller.abort(new Error('too late'))
    await expect(late).rejects.toThrow('too late')
    await expect(enter('e', controller.signal)).rejects.toThrow('too late')
    ends.get('a')!.resolve('A')
    await settled()
    expect(begun).toEqual(['a', 'b', 'd'])
  })
})

/** Counts how many calls of a source run at a time. */
function counting() {
  const count = { running: 0, max: 0, calls: 0 }
  const fetch =
    (next: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      count.calls++
      count.max = Math.max(count.max, ++count.running)
      await scheduler.wait(10)
      try {
        return await next(input, init)
      } finally {
        count.running--
      }
    }
  return { count, fetch }
}

it('a cold page makes no more calls of its source at a time', async () => {
  const { count, fetch } = counting()
  const site = await createTestSite({ fetch })
  expect((await site.get('/en/')).status).toBe(200)
  expect(count.max).toBe(CONNECTIONS)
})

it.each(['/niemand/', '/en/niemand/', '/sitemap.xml'])(
  'neither does a request for %s, whatever it goes on with',
  { tags: ['full'] },
  async path => {
    const { count, fetch } = counting()
    const small = smallSpace()
    const many = Array.from({ length: 2_000 }, (_, index) => {
      const slug = `seite-${index}`
      const draft = { ...small.stories[1]!.draft, id: 10_000 + index, uuid: slug, slug, full_slug: slug }
      return { draft, published: draft }
    })
    const space = path === '/sitemap.xml' ? { ...small, stories: [...small.stories, ...many] } : small
    const site = await createTestSite({ fetch, space })
    expect((await site.get(path)).status).toBe(path === '/sitemap.xml' ? 200 : 404)
    expect(count.calls).toBeGreaterThan(CONNECTIONS)
    expect(count.max).toBeLessThanOrEqual(CONNECTIONS)
  },
)

it('all that a request calls of one source stands in one queue, of another source in another', async () => {
  const queueOf = createQueues()
  expect(queueOf('content')).toBe(queueOf('content'))
  expect(queueOf('content')).not.toBe(queueOf('platform'))
  expect(queueOf('content')).not.toBe(createQueues()('content'))
})
