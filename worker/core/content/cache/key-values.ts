/** The operations of KV that the reader uses. */
export interface KeyValues {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { readonly expirationTtl: number }): Promise<void>
}

interface Waiting {
  readonly key: string
  readonly resolve: (value: string | null) => void
  readonly reject: (error: unknown) => void
}

/** A namespace of KV. */
interface BulkKeyValues {
  get(key: string, type: 'text'): Promise<string | null>
  get(keys: string[], type: 'text'): Promise<ReadonlyMap<string, string | null>>
  put: KeyValues['put']
}

/** KV returns at most so many values in one call. */
const MOST_KEYS = 100
/** A longer key would make the whole call fail; no value is stored under one. */
const MOST_BYTES = 512

const isTooLong = (key: string) => new TextEncoder().encode(key).length > MOST_BYTES

/**
 * KV that joins the reads of one tick into one bulk call: an uncached page reads a dozen values at once. They belong to one
 * request, so no request waits for another.
 */
export function createBulkKv(kv: BulkKeyValues): KeyValues {
  let waiting: Waiting[] = []

  const fetchEach = (batch: readonly Waiting[]): void => {
    for (const { key, resolve, reject } of batch) kv.get(key, 'text').then(resolve, reject)
  }

  async function fetchAll(batch: readonly Waiting[]): Promise<void> {
    const keys = [...new Set(batch.map(({ key }) => key))]
    if (keys.length === 1) return fetchEach(batch)
    try {
      const values = await kv.get(keys, 'text')
      for (const { key, resolve } of batch) resolve(values.get(key) ?? null)
    } catch {
      // The joined answer may be too large.
      fetchEach(batch)
    }
  }

  function flush(): void {
    const batch = waiting
    waiting = []
    for (let start = 0; start < batch.length; start += MOST_KEYS)
      void fetchAll(batch.slice(start, start + MOST_KEYS))
  }

  return {
    async get(key) {
      if (isTooLong(key)) return null
      const { promise, resolve, reject } = Promise.withResolvers<string | null>()
      if (waiting.push({ key, resolve, reject }) === 1) queueMicrotask(flush)
      return promise
    },
    async put(key, value, options) {
      if (!isTooLong(key)) await kv.put(key, value, options)
    },
  }
}
