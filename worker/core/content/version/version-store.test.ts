import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { noContentState } from './content-state.ts'
import { versionStoreOf } from './content-versions.ts'
import { placeCacheOf, shareState } from './shared-state.ts'
import { memoryVersionStore } from './version-store.ts'

const stores = {
  'the durable object': () => versionStoreOf((env as Cloudflare.Env).VERSIONS!, 'main'),
  memory: memoryVersionStore,
}

describe.each(Object.entries(stores))('%s', (_, storeOf) => {
  it('keeps what it is told, and answers with the state after it', async () => {
    const store = storeOf()
    expect(await store.read()).toEqual(noContentState)
    expect((await store.raise({ cv: 5, gone: [7], at: 1 })).cv).toBe(5)
    await Promise.all([
      store.raise({ cv: 4, gone: [], at: 2 }),
      store.raise({ cv: 6, gone: [8], at: 3 }),
      store.holdBack(9, { slug: 'home', publishedAt: 'today', reasons: ['a'] }),
    ])
    const state = await store.read()
    expect(state.cv).toBe(6)
    expect(Object.keys(state.tombstones)).toEqual(['7', '8'])
    expect(state.heldBack[9]?.slug).toBe('home')
    expect((await store.release(9, 'today')).heldBack).toEqual({})
  })
})

it('the object keeps its state in its storage', async () => {
  const namespace = (env as Cloudflare.Env).VERSIONS!
  await versionStoreOf(namespace, 'main').raise({ cv: 50, gone: [], at: 1 })
  const kept = await runInDurableObject(namespace.getByName('main'), (_, state) =>
    state.storage.get<{ cv: number }>('state'),
  )
  expect(kept?.cv).toBe(50)
  expect((await versionStoreOf(namespace, 'another space').read()).cv).toBe(0)
})

it('the place where the worker runs shares the state of one space', async () => {
  const now = () => 1_000
  const idOf = (space: string) => String((env as Cloudflare.Env).VERSIONS!.idFromName(space))
  const place = placeCacheOf(idOf('shared'))
  expect(await place.match()).toBeUndefined()
  await shareState(memoryVersionStore(), place, now).raise({ cv: 5, gone: [7], at: 1 })
  expect((await shareState(memoryVersionStore(), placeCacheOf(idOf('shared')), now).read()).cv).toBe(5)
  expect((await shareState(memoryVersionStore(), placeCacheOf(idOf('another')), now).read()).cv).toBe(0)
})
