import type { Hono } from 'hono'

const MAXIMUM_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Settles with the answer, or rejects with the signal's reason as soon as it aborts. */
async function untilAborted<Value>(signal: AbortSignal, begin: () => Promise<Value>): Promise<Value> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([begin(), promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

async function follow(api: Hono, first: Request): Promise<Response> {
  let request = first
  for (let hop = 0; hop <= MAXIMUM_REDIRECTS; hop++) {
    const response = await api.fetch(request)
    const location = response.headers.get('location')
    if (!REDIRECTS.has(response.status) || location === null || first.redirect === 'manual') return response
    request = new Request(new URL(location, request.url), { headers: first.headers })
  }
  throw new TypeError(`More than ${MAXIMUM_REDIRECTS} redirects: ${new URL(first.url).pathname}`)
}

/**
 * A `fetch` that calls the app instead of the network. It follows redirects and obeys the signal as the real one does;
 * a call without I/O cannot be aborted otherwise.
 */
export const contentFetch =
  (api: Hono) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    return await untilAborted(request.signal, () => follow(api, request))
  }
