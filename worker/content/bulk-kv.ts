/** What of KV the reader needs: one value each, fetched together. */
export interface KeyValues {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { readonly expirationTtl: number }): Promise<void>
}

interface Waiting {
  readonly key: string
  readonly resolve: (value: string | null) => void
  readonly reject: (error: unknown) => void
}

/** The most that KV gives at once. */
const MOST_KEYS = 100

/**
 * KV whose reads of one turn travel as one: a cold page asks for a dozen values at the same moment. All of a turn belong to one
 * request, so nothing waits for what another request began.
 */
export function createBulkKv(kv: KVNamespace): KeyValues {
  let waiting: Waiting[] = []

  async function fetchAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const [first, ...others] = new Set(batch.map(({ key }) => key))
      const values = others.length
        ? await kv.get([first!, ...others], 'text')
        : new Map([[first!, await kv.get(first!, 'text')]])
      for (const { key, resolve } of batch) resolve(values.get(key) ?? null)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  function flush(): void {
    const batch = waiting
    waiting = []
    for (let start = 0; start < batch.length; start += MOST_KEYS)
      void fetchAll(batch.slice(start, start + MOST_KEYS))
  }

  return {
    get(key) {
      const { promise, resolve, reject } = Promise.withResolvers<string | null>()
      if (waiting.push({ key, resolve, reject }) === 1) queueMicrotask(flush)
      return promise
    },
    put: (key, value, options) => kv.put(key, value, options),
  }
}
