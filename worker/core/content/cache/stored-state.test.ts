import { expect, it } from 'vitest'
import { memoryVersionStore } from '../version/version-store.ts'
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
  const open = (name = 'one') => storeState(store, { kv, name, now: () => now })
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

it('a malformed copy counts as none', async () => {
  const { open, values } = site()
  await open().raise({ cv: 5, gone: [], at: 1 })
  for (const key of values.keys()) values.set(key, '{"at":"now"}')
  expect(await open().copy?.()).toBeUndefined()
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
