import { readText } from '../base/http/read-body.ts'
import { isSameOrigin } from '../base/http/request-headers.ts'
import { MOST_DEPTH, nestingOf } from '../content/client/text-guard.ts'

const maxBytes = 16 * 1024

export type PostedJson =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: 400 | 403 | 413 | 415; readonly error: string }

const refuse = (status: 400 | 403 | 413 | 415, error: string): PostedJson => ({ ok: false, status, error })

/**
 * Whether a page of another site posts on behalf of its visitor. Clients other than browsers send neither header (Fetch standard).
 */
const isCrossSite = (request: Request): boolean =>
  (request.headers.has('origin') || request.headers.has('sec-fetch-site')) && !isSameOrigin(request)

const isJson = (type: string | null) => /^application\/json\s*(;|$)/i.test(type ?? '')

/** The JSON that a page of this site posts, or why it is refused. */
export async function readPostedJson(request: Request): Promise<PostedJson> {
  if (isCrossSite(request)) return refuse(403, 'cross-site')
  if (!isJson(request.headers.get('content-type'))) return refuse(415, 'only application/json')
  const announced = Number(request.headers.get('content-length') ?? 0)
  const text = announced > maxBytes ? undefined : await readText(request.body, maxBytes)
  if (text === undefined) return refuse(413, `more than ${maxBytes} bytes`)
  if (nestingOf(text) > MOST_DEPTH) return refuse(400, 'nested too deep')
  try {
    return { ok: true, body: JSON.parse(text) }
  } catch {
    return refuse(400, 'not JSON')
  }
}
