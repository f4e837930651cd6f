import { env } from 'cloudflare:test'
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

/** The tests of all files share one storage: no test may depend on data of another. */
export async function emptyKv(): Promise<void> {
  seeds.clear()
  const { keys } = await env.CONTENT.list()
  await Promise.all(keys.map(({ name }) => env.CONTENT.delete(name)))
}
