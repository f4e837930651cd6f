import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { createBulkKv } from './key-values.ts'

function counting() {
  const calls: unknown[] = []
  const kv = new Proxy((env as Cloudflare.Env).CONTENT, {
    get(target, name) {
      if (name !== 'get') return Reflect.get(target, name).bind(target)
      return (key: string & string[], type: 'text') => {
        calls.push(key)
        return target.get(key, type)
      }
    },
  })
  return { kv: createBulkKv(kv), calls }
}

describe('bulk reads', () => {
  it('values that are read in one turn travel together', async () => {
    const { kv, calls } = counting()
    await kv.put('a', 'A', { expirationTtl: 60 })
    await kv.put('b', 'B', { expirationTtl: 60 })
    expect(await Promise.all(['a', 'b', 'none', 'a'].map(kv.get))).toEqual(['A', 'B', null, 'A'])
    expect(calls).toEqual([['a', 'b', 'none']])
    expect(await kv.get('a')).toBe('A')
    expect(calls[1]).toBe('a')
  })

  it('no more of them than KV gives at once', async () => {
    const { kv, calls } = counting()
    const keys = Array.from({ length: 150 }, (_, index) => `key-${index}`)
    expect(await Promise.all(keys.map(kv.get))).toEqual(keys.map(() => null))
    expect(calls.map(key => (key as string[]).length)).toEqual([100, 50])
  })

  it('a key that is too long for KV has no value, and costs the others nothing', async () => {
    const { kv, calls } = counting()
    const long = 'ä'.repeat(257)
    await kv.put('c', 'C', { expirationTtl: 60 })
    await kv.put(long, 'none', { expirationTtl: 60 })
    expect(await Promise.all([long, 'c'].map(kv.get))).toEqual([null, 'C'])
    expect(calls).toEqual(['c'])
  })

  it('reads values one by one that are too large for one call', async () => {
    const kv = createBulkKv({
      get: async (keys: string | string[]) => {
        if (Array.isArray(keys)) throw new Error('413')
        return keys.toUpperCase()
      },
    } as unknown as KVNamespace)
    expect(await Promise.all([kv.get('a'), kv.get('b')])).toEqual(['A', 'B'])
  })

  it('a failure is that of each of them, and of no later one', async () => {
    const kv = createBulkKv({ get: () => Promise.reject(new Error('down')) } as unknown as KVNamespace)
    const results = await Promise.allSettled([kv.get('a'), kv.get('b')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(kv.get('c')).rejects.toThrow('down')
  })
})
