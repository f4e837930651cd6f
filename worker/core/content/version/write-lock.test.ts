import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { smallSpace } from '../../../tests/setup/small-space.ts'
import { changeStories, type StoriesChange } from '../../../tools/content-api/change-space.ts'
import { createSnapshots } from '../../../tools/content-api/snapshot.ts'
import { spaceEntries } from '../../../tools/content-api/space.ts'
import { writeLockOf } from './content-versions.ts'

const lockOf = (name: string) => writeLockOf((env as Cloudflare.Env).VERSIONS!, name)

describe('the lock of the embedded content', () => {
  it('runs one task at a time, in their order, whatever became of the one before', async () => {
    const seen: string[] = []
    const task = (name: string, steps: number) => async () => {
      seen.push(`${name} begins`)
      for (let step = 0; step < steps; step++) await env.CONTENT.get('anything')
      seen.push(`${name} ends`)
      if (name === 'b') throw new RangeError('b failed')
      return { result: name }
    }
    const runs = [task('a', 5), task('b', 1), task('c', 1)].map(one => lockOf('order').run(one))
    expect(await Promise.allSettled(runs)).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new RangeError('b failed') },
      { status: 'fulfilled', value: 'c' },
    ])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('passes a task the last written state', async () => {
    const written = { version: 5, revision: 'a' }
    const told: unknown[] = []
    for (let turn = 0; turn < 2; turn++)
      await lockOf('written').run(async last => {
        told.push(last && { version: last.version, revision: last.revision })
        return { result: turn, written }
      })
    expect(told).toEqual([undefined, written])
  })
})

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
  const lock = lockOf('stale')
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
