import { expect, it, vi } from 'vitest'
import { noContentState } from './content-state.ts'
import { type PlaceCache, shareState } from './shared-state.ts'
import { memoryVersionStore, type VersionStore } from './version-store.ts'
import { createVersionWatch } from './version-watch.ts'

/** The cache of a place, which drops its text when that is two seconds old. */
function createPlace(now: () => number): PlaceCache {
  let kept: { readonly text: string; readonly until: number } | undefined
  return {
    match: async () => (kept && now() < kept.until ? kept.text : undefined),
    async put(text) {
      kept = { text, until: now() + 2_000 }
    },
  }
}

function countReads(store: VersionStore) {
  const read = vi.fn(store.read)
  return { ...store, read }
}

/** Instances that get requests at all times of a second, in steps of 50 ms. */
function createInstances(count: number) {
  let time = 1_000_000
  const now = () => time
  const store = countReads(memoryVersionStore())
  const place = createPlace(now)
  const watches = Array.from({ length: count }, () =>
    createVersionWatch({
      store: shareState(store, place, now),
      now,
      log: () => undefined,
      onMove: () => undefined,
    }),
  )
  let step = 0
  async function pass(seconds: number, isSeen?: () => boolean): Promise<number> {
    const began = time
    while (time < began + seconds * 1000 && !isSeen?.()) {
      time += 50
      const pending: Promise<unknown>[] = []
      for (const [index, watch] of watches.entries())
        if ((index + step) % 20 === 0) watch.check(promise => pending.push(promise))
      step++
      await Promise.all(pending)
    }
    return (time - began) / 1000
  }
  return { store, watches, pass }
}

it('40 instances of a place read the store 0.05 times a second each, at most', async () => {
  const { store, pass } = createInstances(40)
  await pass(600)
  expect(store.read.mock.calls.length).toBeGreaterThan(200)
  expect(store.read.mock.calls.length / 40 / 600).toBeLessThan(0.05)
})

it('a publish is known to each of them within five seconds', async () => {
  const { store, watches, pass } = createInstances(40)
  for (let cv = 1; cv <= 30; cv++) {
    await pass(cv * 0.35)
    await store.raise({ cv, gone: [], at: cv })
    const took = await pass(10, () => watches.every(({ state }) => state.cv === cv))
    expect(took).toBeLessThan(5)
  }
})

it('an instance that publishes shares the new state at once', async () => {
  const now = () => 1_000
  const [store, place] = [memoryVersionStore(), createPlace(now)]
  const one = shareState(store, place, now)
  await one.read()
  await one.raise({ cv: 5, gone: [7], at: 1 })
  const other = shareState(countReads(memoryVersionStore()), place, now)
  expect(await other.read()).toEqual(await store.read())
})

it.each<[string, PlaceCache]>([
  [
    'fails',
    { match: () => Promise.reject(new Error('no cache')), put: () => Promise.reject(new Error('no cache')) },
  ],
  ['has something else', { match: async () => '{"at":1000,"state":7}', put: async () => undefined }],
  ['has an old state', { match: async () => '{"at":-1000,"state":{"cv":9}}', put: async () => undefined }],
])('where the cache %s the store is read', async (_, place) => {
  const shared = shareState(memoryVersionStore(), place, () => 1_000)
  expect(await shared.read()).toEqual(noContentState)
})
