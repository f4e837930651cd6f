import { env } from 'cloudflare:test'
import { removeSpaces } from './test-content.ts'

const seeds = new Map<string, string>()
const isSeed = (key: unknown): key is string => typeof key === 'string' && key.startsWith('embedded/')

/**
 * Each emptied KV is another part of the real one: deleting keys takes longer than most tests. The mark sorts behind the names of keys
 * that have none.
 */
const mark = '~'
let part = 0

/** The key of the real KV; that of several keys is a list. */
const stored = (prefix: string, key: unknown) =>
  Array.isArray(key) ? key.map(one => `${prefix}${one}`) : `${prefix}${key}`

/** The answer of the real KV, without the prefix. */
function withoutPrefix(prefix: string, answer: unknown): unknown {
  const own = (key: string) => key.slice(prefix.length)
  if (answer instanceof Map) return new Map([...answer].map(([key, value]) => [own(key), value]))
  return answer
}

async function listPart(prefix: string, options: KVNamespaceListOptions = {}) {
  const listed = await env.CONTENT.list({ ...options, prefix: `${prefix}${options.prefix ?? ''}` })
  return { ...listed, keys: listed.keys.map(key => ({ ...key, name: key.name.slice(prefix.length) })) }
}

/**
 * The KV of tests: the real one, except for content that the site stores itself, which is kept in memory: it is read several times by each call
 * of the client.
 */
export const testKv: KVNamespace = new Proxy(env.CONTENT, {
  get(target, name) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') return method
    return async (key: unknown, ...rest: unknown[]) => {
      const prefix = `${mark}${part}/`
      if (name === 'list') return listPart(prefix, key as KVNamespaceListOptions | undefined)
      if (!isSeed(key)) return withoutPrefix(prefix, await method.call(target, stored(prefix, key), ...rest))
      if (name === 'get') return seeds.get(key) ?? null
      if (name === 'put') return void seeds.set(key, String(rest[0]))
      throw new Error(`embedded content is read and written, not ${String(name)}`)
    }
  },
})

/** Puts a value of the embedded content, which other keys have in the real KV. */
export const putEmbedded = (key: string, value: string): void => void seeds.set(key, value)

/** The tests of all files share one storage: no test may depend on data of another. */
export function emptyKv(): void {
  removeSpaces()
  seeds.clear()
  part++
}

/** Deletes what tests wrote without `testKv`. */
export async function deleteUnmarked(): Promise<void> {
  for (;;) {
    const { keys } = await env.CONTENT.list({ limit: 20 })
    const unmarked = keys.filter(({ name }) => !name.startsWith(mark))
    await Promise.all(unmarked.map(({ name }) => env.CONTENT.delete(name)))
    if (unmarked.length < 20) return
  }
}
