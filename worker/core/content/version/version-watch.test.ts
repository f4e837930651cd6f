import { expect, it } from 'vitest'
import { noContentState } from './content-state.ts'
import { memoryVersionStore } from './version-store.ts'
import { createVersionWatch } from './version-watch.ts'

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
