/** A stored value, and what is listed with it. */
interface Stored {
  readonly value: string | ArrayBuffer
  readonly expiration: number | undefined
  readonly metadata: unknown
}

type Written = Parameters<KVNamespace['put']>[1]
type Type = 'text' | 'json' | 'arrayBuffer' | 'stream'
type TypeOrOptions = Type | { readonly type?: Type }

const LONGEST_KEY = 512
const SHORTEST_LIFE = 60
const MOST_LISTED = 1000

const encoder = new TextEncoder()

/** The namespace refuses such keys. */
function checkKey(key: string): void {
  if (!key || key === '.' || key === '..') throw new TypeError(`KV refuses the key "${key}"`)
  if (encoder.encode(key).length > LONGEST_KEY)
    throw new Error(`414: KV refuses a key of more than 512 bytes`)
}

const bytesOf = (value: string | ArrayBuffer): ArrayBuffer =>
  typeof value === 'string' ? (encoder.encode(value).buffer as ArrayBuffer) : value.slice(0)

const textOf = (value: string | ArrayBuffer): string =>
  typeof value === 'string' ? value : new TextDecoder().decode(value)

const read: Readonly<Record<Type, (value: string | ArrayBuffer) => unknown>> = {
  text: textOf,
  json: value => JSON.parse(textOf(value)) as unknown,
  arrayBuffer: bytesOf,
  stream: value => new Response(bytesOf(value)).body,
}

const typeOf = (asked: TypeOrOptions = 'text'): Type =>
  typeof asked === 'string' ? asked : (asked.type ?? 'text')

async function storable(value: Written): Promise<string | ArrayBuffer> {
  // Each byte of half a character is one that is no text.
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd\ufffd\ufffd')
  return new Response(value).arrayBuffer()
}

/**
 * A namespace of KV in memory, which answers as the real one (`memory-kv.test.ts`) without the time of its local server:
 * that takes a third of the time of a new page. Nothing expires.
 */
export function createMemoryKv() {
  let values = new Map<string, Stored>()

  function one(key: string, type: Type) {
    checkKey(key)
    const stored = values.get(key)
    return { value: stored ? read[type](stored.value) : null, metadata: stored?.metadata ?? null }
  }

  const each = <Value>(keys: string | readonly string[], find: (key: string) => Value) =>
    typeof keys === 'string' ? find(keys) : new Map(keys.map(key => [key, find(key)]))

  return {
    get: async (keys: string | readonly string[], asked?: TypeOrOptions) =>
      each(keys, key => one(key, typeOf(asked)).value),
    getWithMetadata: async (keys: string | readonly string[], asked?: TypeOrOptions) =>
      each(keys, key => ({
        ...one(key, typeOf(asked)),
        ...(typeof keys === 'string' && { cacheStatus: null }),
      })),
    async put(key: string, value: Written, options: KVNamespacePutOptions = {}): Promise<void> {
      checkKey(key)
      const { expirationTtl: life, metadata } = options
      if (life !== undefined && !(life >= SHORTEST_LIFE))
        throw new Error(`400: KV refuses an expiration TTL of ${life}, which is under 60`)
      const expiration = life === undefined ? options.expiration : Math.floor(Date.now() / 1000) + life
      const kept = metadata === undefined ? undefined : (JSON.parse(JSON.stringify(metadata)) as unknown)
      values.set(key, { value: await storable(value), expiration, metadata: kept ?? undefined })
    },
    async delete(key: string): Promise<void> {
      checkKey(key)
      values.delete(key)
    },
    /** The cursor is the last name of the page before. */
    async list({ prefix, limit, cursor }: KVNamespaceListOptions = {}) {
      const names = [...values.keys()]
        .filter(name => name.startsWith(prefix ?? '') && name > (cursor ?? ''))
        .sort()
      const shown = names.slice(0, limit ?? MOST_LISTED)
      const keys = shown.map(name => {
        const { expiration, metadata } = values.get(name)!
        return {
          name,
          ...(expiration !== undefined && { expiration }),
          ...(metadata !== undefined && { metadata }),
        }
      })
      const isComplete = shown.length === names.length
      return {
        keys,
        list_complete: isComplete,
        ...(!isComplete && { cursor: shown.at(-1)! }),
        cacheStatus: null,
      }
    },
    clear(): void {
      values = new Map()
    },
  }
}
