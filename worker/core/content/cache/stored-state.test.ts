import { expect, it } from 'vitest'
import { type News, noContentState } from '../version/content-state.ts'
import { memoryVersionStore, type VersionStore } from '../version/version-store.ts'
import { createVersionWatch } from '../version/version-watch.ts'
import type { KeyValues } from './key-values.ts'
import { storeState } from './stored-state.ts'

const SECOND = 1_000

function site() {
  let now = 1_000_000
  const values = new Map<string, string>()
  const kv: KeyValues = {
    get: async key => values.get(key) ?? null,
    put: async (key, value) => void values.set(key, value),
  }
  const store = memoryVersionStore()
  const open = (name = 'one', own: VersionStore = store) => storeState(own, { kv, name, now: () => now })
  return {
    ...{ values, store, open },
    turnClock(milliseconds: number) {
      now += milliseconds
    },
    /** A new instance whose store answers when the test says so. */
    watch() {
      const { promise, resolve } = Promise.withResolvers<void>()
      const own = open()
      const read = async () => {
        await promise
        return store.read()
      }
      const watch = createVersionWatch({
        store: { ...own, read },
        ...{ now: () => now, log: () => undefined, onMove: () => undefined },
      })
      return { watch, answer: resolve }
    },
  }
}

it('a copy of the state is trusted for a minute, and by instances of the same object alone', async () => {
  const { open, turnClock } = site()
  await open().raise({ cv: 5, gone: [7], at: 1 })
  turnClock(59 * SECOND)
  expect(await open().copy?.()).toMatchObject({ cv: 5, tombstones: { 7: { cv: 5 } } })
  expect(await open('another').copy?.()).toBeUndefined()
  turnClock(SECOND)
  expect(await open().copy?.()).toBeUndefined()
})

it('of two reports at once, the one that is written last is trusted for a minute from when it was sent', async () => {
  const { store, values, turnClock, open } = site()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  const slow = {
    ...store,
    raise: async (news: News) => {
      const state = await store.raise(news)
      await isAnswered
      return state
    },
  }
  const late = open('one', slow).raise({ cv: 5, gone: [], at: 1 })
  turnClock(SECOND)
  await open().raise({ cv: 6, gone: [7], at: 2 })
  turnClock(50 * SECOND)
  answer()
  await late
  expect([...values.values()].join()).toContain('"cv":5')
  turnClock(9 * SECOND)
  expect(await open().copy?.()).toBeUndefined()
})

const noPublications = { from: { cv: 5, at: 0 }, list: [] }

it.each<[string, unknown]>([
  ['has no state', { at: 1_000_000 }],
  ['has no date', { state: { cv: 5 } }],
  ['has no version', { at: 1_000_000, state: { changes: 1 } }],
  ['has a version that is no number', { at: 1_000_000, state: { cv: '5' } }],
  ['has tombstones without dates', { at: 1_000_000, state: { cv: 5, tombstones: { 7: { cv: 5 } } } }],
  [
    'has changes that are no list',
    { at: 1_000_000, state: { cv: 5, publications: { ...noPublications, list: 1 } } },
  ],
  ['is of another hour', { at: 4_600_000, state: { cv: 5 } }],
])('a copy that %s counts as none', async (_, copy) => {
  const { open, values } = site()
  await open().raise({ cv: 5, gone: [], at: 1 })
  for (const key of values.keys()) values.set(key, JSON.stringify(copy))
  expect(await open().copy?.()).toBeUndefined()
})

it('of a copy with fewer fields, all bodies of older versions are outdated', async () => {
  const { open, values } = site()
  await open().raise({ cv: 5, gone: [], at: 1 })
  for (const key of values.keys()) values.set(key, JSON.stringify({ at: 1_000_000, state: { cv: 5 } }))
  expect(await open().copy?.()).toEqual({ ...noContentState, cv: 5, publications: noPublications })
})

it('a new instance begins with the copy, and takes over what the store says', async () => {
  const { open, store, watch } = site()
  await open().raise({ cv: 5, gone: [], at: 1 })
  // Another deployment, which writes no copy.
  await store.raise({ cv: 6, gone: [], at: 2 })
  const { watch: versions, answer } = watch()
  const pending: Promise<unknown>[] = []
  await versions.known(promise => pending.push(promise))
  expect(versions.state.cv).toBe(5)
  answer()
  await new Promise(resolve => setTimeout(resolve, 0))
  await Promise.all(pending)
  expect(versions.state.cv).toBe(6)
})
