import { expect, it, vi } from 'vitest'
import type { ContentSource } from '../client/content-source.ts'
import { noContentState } from './content-state.ts'
import { memoryVersionStore } from './version-store.ts'
import { createFirstVersion, createVersionWatch } from './version-watch.ts'

it('an answer that was overtaken by a later one of the same version does not count', async () => {
  const store = memoryVersionStore()
  const dependencies = { now: () => 1_000, log: () => undefined, onMove: () => undefined }
  const watch = createVersionWatch({ ...dependencies, store })
  const first = await store.raise({ cv: 5, gone: [], at: 1 })
  const later = [
    await store.raise({ cv: 5, gone: [7], at: 2 }),
    await store.holdBack(9, { slug: 'home', publishedAt: 'today', reasons: ['a'] }),
    await store.release(9, 'today'),
  ]
  for (const state of later) {
    watch.learn(state)
    for (const early of [noContentState, first, ...later.slice(0, later.indexOf(state))]) watch.learn(early)
    expect(watch.state).toMatchObject(state)
  }
})

it('the first requests of an isolate read the store once, and wait for its answer', async () => {
  const store = memoryVersionStore()
  await store.raise({ cv: 5, gone: [], at: 1 })
  const read = vi.fn(store.read)
  const watch = createVersionWatch({
    ...{ now: () => 1_000, log: () => undefined, onMove: () => undefined },
    store: { ...store, read },
  })
  const known = Array.from({ length: 100 }, async () => {
    await watch.known(() => undefined)
    return watch.state.cv
  })
  expect(new Set(await Promise.all(known))).toEqual(new Set([5]))
  expect(read).toHaveBeenCalledTimes(1)
})

it('a store that does not answer delays no request of a new isolate by more than 300 ms', async () => {
  vi.useFakeTimers()
  const read = vi.fn(() => new Promise<never>(() => undefined))
  const watch = createVersionWatch({
    ...{ now: Date.now, log: () => undefined, onMove: () => undefined },
    store: { ...memoryVersionStore(), read },
  })
  const known = Promise.all(Array.from({ length: 100 }, () => watch.known(() => undefined)))
  await vi.advanceTimersByTimeAsync(300)
  expect(await known).toHaveLength(100)
  expect(read).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

function watched(answer: () => Response) {
  const requested: string[] = []
  const source: ContentSource = {
    endpoint: 'http://content.invalid/v2',
    token: 'token',
    version: 'published',
    fetch: async input => {
      requested.push(String(input))
      return answer()
    },
  }
  const versions = createVersionWatch({
    store: memoryVersionStore(),
    now: () => 0,
    log: () => undefined,
    onMove: () => undefined,
  })
  return { requested, versionFor: createFirstVersion(source, versions) }
}

const space = () => Response.json({ space: { id: 1, name: 'Space', version: 7 } })

it('the version is read once by the calls of a request, and not by later requests', async () => {
  const { requested, versionFor } = watched(space)
  const cv = versionFor()
  expect(await Promise.all([cv(), cv(), cv()])).toEqual([7, 7, 7])
  expect(await versionFor()()).toBe(7)
  expect(requested).toHaveLength(1)
})

it('a space that does not say its version is called without one', async () => {
  const { requested, versionFor } = watched(() => Response.json({}, { status: 500 }))
  expect([await versionFor()(), await versionFor()()]).toEqual([0, 0])
  expect(requested).toHaveLength(2)
})
