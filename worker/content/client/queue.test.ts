import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../tests/setup/test-site.ts'
import { CONNECTIONS, createQueue } from './queue.ts'

const never = new AbortController().signal

/** A queue for two, and what has begun and can be ended. */
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

  it('is left by whoever waits too long, and nobody else loses a place', async () => {
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

it('a cold page makes no more calls of its source at a time', async () => {
  let running = 0
  let most = 0
  const site = await createTestSite({
    fetch: next => async (input, init) => {
      most = Math.max(most, ++running)
      await scheduler.wait(10)
      try {
        return await next(input, init)
      } finally {
        running--
      }
    },
  })
  expect((await site.get('/en/')).status).toBe(200)
  expect(most).toBe(CONNECTIONS)
})
