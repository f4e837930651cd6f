import type { Payload } from '../../worker/features/payload/payload.ts'
import { allCookies } from '../consent/necessary.ts'
import { fetchPayload } from './fetch-payload.ts'
import { pageKey } from './page-address.ts'

/**
 * Payloads are made for a visitor at a moment: they are used within a minute (ms), and not after a cookie has changed.
 */
const life = 60_000
const most = 20
/** Milliseconds that a click waits for a prefetch (requirement navigation/wait-for-prefetch). */
const patience = 100

interface Entry {
  readonly payload: Promise<Payload>
  readonly cookies: string
  readonly at: number
}

const after = (milliseconds: number) => new Promise<undefined>(resolve => setTimeout(resolve, milliseconds))

/** The pages that were fetched ahead. */
export function createPayloadStore(build: string) {
  const entries = new Map<string, Entry>()

  /** The payload that was fetched ahead, or is on its way. */
  function find(page: URL): Promise<Payload> | undefined {
    const entry = entries.get(pageKey(page))
    const isFresh = entry && performance.now() - entry.at < life && entry.cookies === allCookies()
    return isFresh ? entry.payload : undefined
  }

  /** Resolves when no fetch is pending; never rejects. */
  async function fetchAhead(page: URL): Promise<void> {
    if (find(page)) return
    const key = pageKey(page)
    const payload = fetchPayload(page, { build, ahead: true })
    const entry = { payload, cookies: allCookies(), at: performance.now() }
    // A map keeps the order of insertion: the first entry is the oldest.
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > most) entries.delete(entries.keys().next().value!)
    await payload.catch(() => entries.get(key) === entry && entries.delete(key))
  }

  return {
    find,
    fetchAhead,
    /** The payload of a page that is to be shown now. */
    async take(page: URL): Promise<Payload> {
      const ahead = find(page)
      if (!ahead) return fetchPayload(page, { build })
      const known = await Promise.race([ahead.catch(() => undefined), after(patience)])
      return known ?? Promise.any([ahead, fetchPayload(page, { build })])
    },
  }
}
