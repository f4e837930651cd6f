import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { writeLockOf } from '../../core/content/version/content-versions.ts'
import { smallSpace } from '../../tests/setup/small-space.ts'
import { changeStories, type StoriesChange } from './change-space.ts'
import { createSnapshots } from './snapshot.ts'
import { spaceEntries } from './space.ts'

const renamed =
  (name: string): StoriesChange =>
  ([first, ...rest]) => [{ draft: { ...first!.draft, name }, published: first!.published }, ...rest]

it('a space that KV shows as it was before the last change is not written back', async () => {
  const values = new Map(spaceEntries(smallSpace()).map(({ key, value }) => [key, value]))
  const before = new Map(values)
  const storeOf = (seen: Map<string, string>) => ({
    get: async (key: string) => seen.get(key) ?? null,
    put: async (key: string, value: string) => void seen.set(key, value),
    delete: async (key: string) => void seen.delete(key),
  })
  const lock = writeLockOf((env as Cloudflare.Env).VERSIONS!, 'stale')
  const isolate = (seen: Map<string, string>) => {
    const kv = storeOf(seen)
    return { kv, snapshots: createSnapshots(kv), id: 1000, lock }
  }
  expect((await changeStories(isolate(values), renamed('Eins')))?.hasChanged).toBe(true)
  expect(await changeStories(isolate(before), renamed('Zwei'))).toBeUndefined()
  const both = await changeStories(isolate(values), renamed('Drei'))
  expect(both?.stories[0]?.draft.name).toBe('Drei')
  // An import, which writes without the lock, has a higher version.
  const imported = new Map(
    spaceEntries({ ...smallSpace(), version: 99 }).map(({ key, value }) => [key, value]),
  )
  expect((await changeStories(isolate(imported), renamed('Vier')))?.hasChanged).toBe(true)
})
