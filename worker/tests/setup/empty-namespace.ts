import { env } from 'cloudflare:test'

/** KV whose values were all deleted. */
export const emptyNamespace = new Proxy(env.CONTENT, {
  get: (target, name) => {
    if (name === 'get') return async (key: unknown) => (Array.isArray(key) ? new Map() : null)
    if (name === 'getWithMetadata') return async () => ({ value: null, metadata: null })
    if (name === 'put' || name === 'delete') return async () => undefined
    if (name === 'list') return async () => ({ keys: [], list_complete: true })
    return Reflect.get(target, name) as unknown
  },
})
