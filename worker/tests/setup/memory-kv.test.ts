import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loopCount, loopTime } from './loop-count.ts'
import { createMemoryKv } from './memory-kv.ts'

type Namespace = KVNamespace

const key = fc.constantFrom('a', 'a/b', 'a/c', 'ä', 'Z', '~', 'x'.repeat(512), 'x'.repeat(513), '', '.')
const text = fc.constantFrom('', '{"a":1}', '[1', 'ü\ud800', '𝒳')
const type = fc.constantFrom('text', 'json', 'arrayBuffer', 'stream')
const life = fc.constantFrom(undefined, 60, 59, 3600)
const metadata = fc.constantFrom(undefined, null, { a: [1], b: undefined })

/** A result in words: streams and bytes as text, an error as refused, a cursor as there. */
async function toldOf(work: () => Promise<unknown>): Promise<unknown> {
  const tell = async (value: unknown): Promise<unknown> => {
    if (value instanceof ReadableStream) return tell(await new Response(value).arrayBuffer())
    if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
    if (value instanceof Map)
      return Promise.all([...value].map(async ([name, one]) => [name, await tell(one)]))
    if (typeof value !== 'object' || value === null) return value
    const { cursor, ...own } = value as Record<string, unknown>
    const fields = await Promise.all(Object.entries(own).map(async ([name, one]) => [name, await tell(one)]))
    return [...fields, ...(cursor ? ['cursor'] : [])]
  }
  try {
    return await tell(await work())
  } catch {
    return 'refused'
  }
}

type Step = (kv: Namespace) => Promise<unknown>

const put = fc
  .tuple(key, text, fc.boolean(), life, metadata)
  .map(([name, value, isBytes, expirationTtl, about]): Step => {
    const options = {
      ...(expirationTtl !== undefined && { expirationTtl }),
      ...(about !== undefined && { metadata: about }),
    }
    return kv => kv.put(name, isBytes ? new TextEncoder().encode(value) : value, options)
  })
const get = fc.tuple(key, type).map(
  ([name, as]): Step =>
    kv =>
      kv.get(name, as as 'text'),
)
const getOne = fc.tuple(key, type).map(
  ([name, as]): Step =>
    kv =>
      kv.getWithMetadata(name, as as 'text'),
)
const some = fc.uniqueArray(key, { minLength: 1, maxLength: 4 })
const getSome = some.map(
  (names): Step =>
    kv =>
      kv.get([...names], 'text'),
)
const remove = key.map(
  (name): Step =>
    kv =>
      kv.delete(name),
)
/** All names, in pages. */
const list = fc.tuple(fc.constantFrom('', 'a', 'a/', 'q'), fc.constantFrom(2, 1000)).map(
  ([prefix, limit]): Step =>
    async kv => {
      const pages = []
      for (let cursor: string | undefined, isLast = false; !isLast; ) {
        const page: KVNamespaceListResult<unknown> = await kv.list({
          prefix,
          limit,
          ...(cursor && { cursor }),
        })
        // Seconds pass between the two.
        pages.push({
          ...page,
          keys: page.keys.map(({ expiration, ...own }) => ({ ...own, ends: Boolean(expiration) })),
        })
        isLast = page.list_complete
        if (!page.list_complete) cursor = page.cursor
      }
      return pages
    },
)

it(
  'KV in memory answers as the real one',
  async () => {
    const steps = fc.array(fc.oneof(put, put, get, getOne, getSome, remove, list), {
      minLength: 20,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(steps, async run => {
        const memory = createMemoryKv() as unknown as Namespace
        const { keys } = await env.CONTENT.list()
        for (const { name } of keys) await env.CONTENT.delete(name)
        for (const step of run)
          expect(await toldOf(() => step(memory))).toEqual(await toldOf(() => step(env.CONTENT)))
      }),
      { numRuns: loopCount(200, 20), seed: 2911 },
    )
  },
  loopTime(20_000),
)
