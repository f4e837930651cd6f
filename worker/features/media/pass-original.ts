import { abortedAfter } from '../../core/base/http/deadline.ts'
import { readBytes } from '../../core/base/http/read-body.ts'
import { lengthOf, mediaHeaders, pictureNotFound, typeOf } from './media-answers.ts'

const playable = /^(?:image|video|audio)\/|^application\/json\b|^text\/vtt\b/
/** Milliseconds within which the original must begin; a film takes longer than that to arrive. */
const DEADLINE = 8_000
/** Maximum bytes of originals with a `content-length`, and of those without. */
const maxBytes = 200_000_000
const maxUnannounced = 5_000_000

interface OriginalRequest {
  readonly url: string
  /** The requested range (RFC 9110, section 14). */
  readonly range: string | undefined
  /** Seconds for which it may be cached. */
  readonly age: number
}

/** A vector, an animation or a video of the content system as it is. A redirect is not followed. Throws where it cannot be fetched. */
export async function passOriginal(
  { url, range, age }: OriginalRequest,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const init = { redirect: 'manual', ...(range !== undefined && { headers: { range } }) } as const
  const answer = await abortedAfter(DEADLINE, signal => fetch(url, { ...init, signal }))
  const length = lengthOf(answer)
  if (!answer.ok || !answer.body || !playable.test(typeOf(answer)) || length > maxBytes) {
    await answer.body?.cancel()
    return pictureNotFound()
  }
  const headers = new Headers(mediaHeaders(typeOf(answer), age))
  for (const name of ['content-length', 'content-range', 'accept-ranges']) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  const body = Number.isNaN(length) ? await readBytes(answer.body, maxUnannounced) : answer.body
  return body ? new Response(body, { status: answer.status, headers }) : pictureNotFound()
}
