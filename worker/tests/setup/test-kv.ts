import { env } from 'cloudflare:test'
import { createMemoryKv } from './memory-kv.ts'
import { removeSpaces } from './test-content.ts'

const seeds = new Map<string, string>()
const isSeed = (key: unknown): key is string => typeof key === 'string' && key.startsWith('embedded/')

const memory = createMemoryKv()

/** The KV of tests. Content that the site stores itself is kept apart, and not listed. */
export const testKv: KVNamespace = new Proxy(env.CONTENT, {
  get(target, name) {
    if (!Object.hasOwn(memory, name)) return Reflect.get(target, name) as unknown
    const method = memory[name as keyof typeof memory] as (...values: unknown[]) => Promise<unknown>
    return async (key: unknown, ...rest: unknown[]) => {
      if (!isSeed(key)) return method(key, ...rest)
      if (name === 'get') return seeds.get(key) ?? null
      if (name === 'put') return void seeds.set(key, String(rest[0]))
      throw new Error(`embedded content is read and written, not ${String(name)}`)
    }
  },
})

/** Puts a value of the embedded content. */
export const putEmbedded = (key: string, value: string): void => void seeds.set(key, value)

/** The tests of all files share one storage: no test may depend on data of another. */
export function emptyKv(): void {
  removeSpaces()
  seeds.clear()
  memory.clear()
}

/** Deletes what tests wrote into the real KV. */
export async function emptyRealKv(): Promise<void> {
  for (;;) {
    const { keys } = await env.CONTENT.list({ limit: 20 })
    await Promise.all(keys.map(({ name }) => env.CONTENT.delete(name)))
    if (keys.length < 20) return
  }
}
