import { env } from 'cloudflare:test'
import { createSnapshots, type Snapshot, type Snapshots } from '../../content-api/snapshot.ts'
import { type SpaceEntry, type SpaceSeed, spaceEntries } from '../../content-api/space.ts'

const seeds = new Map<string, string>()
const isSeed = (key: unknown): key is string => typeof key === 'string' && key.startsWith('embedded/')

/**
 * The KV of tests: the real one, except for the embedded content. That stands for the content system, is read several times by each
 * call of the client, and is held in memory. `worker/content-api/` tests it in real KV.
 */
export const testKv: KVNamespace = new Proxy(env.CONTENT, {
  get(target, name) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') return method
    return async (key: unknown, ...rest: unknown[]) => {
      if (!isSeed(key)) return method.call(target, key, ...rest)
      if (name === 'get') return seeds.get(key) ?? null
      if (name === 'put') return void seeds.set(key, String(rest[0]))
      throw new Error(`embedded content is read and written, not ${String(name)}`)
    }
  },
})

const entriesBySpace = new WeakMap<SpaceSeed, readonly SpaceEntry[]>()

/** Seeds a space. Writing a space takes longer than most tests, so it is done once. */
export function putSpace(space: SpaceSeed): void {
  const entries = entriesBySpace.get(space) ?? spaceEntries(space)
  entriesBySpace.set(space, entries)
  for (const { key, value } of entries) seeds.set(key, value)
}

/** The last few; the key tells one state of a space from every other. */
const snapshots = new Map<string, Snapshot>()
const maxSnapshots = 4

/**
 * Reading and validating the demonstration content takes longer than most tests, so that the content systems which read the KV of tests
 * share what was read.
 */
export const sharedSnapshots: Snapshots = {
  async load(space) {
    const key = JSON.stringify(space)
    const known = snapshots.get(key)
    if (known) return known
    const snapshot = await createSnapshots(testKv).load(space)
    if (!snapshot) return null
    const [oldest] = snapshots.keys()
    if (snapshots.size >= maxSnapshots) snapshots.delete(oldest!)
    snapshots.set(key, snapshot)
    return snapshot
  },
  keep() {
    throw new Error('the content of tests is put, not changed')
  },
}

export const snapshotsOf = (kv: KVNamespace): Snapshots | undefined =>
  kv === testKv ? sharedSnapshots : undefined

/** The tests of all files share one storage: no test may depend on data of another. */
export async function emptyKv(): Promise<void> {
  seeds.clear()
  const { keys } = await env.CONTENT.list()
  await Promise.all(keys.map(({ name }) => env.CONTENT.delete(name)))
}
