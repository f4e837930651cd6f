import { abortedAfter } from '../http/deadline.ts'
import { lengthOf, mediaHeaders, pictureNotFound, typeOf } from './media-answers.ts'
import { readBytes } from './read-bytes.ts'

const playable = /^(?:image|video|audio)\/|^application\/json\b|^text\/vtt\b/
/** Milliseconds in which it has to begin; a film takes longer than that to come. */
const DEADLINE = 8_000
/** Bytes of those that say how long they are, and of those that do not. */
const maxBytes = 200_000_000
const maxUnannounced = 5_000_000

interface OriginalRequest {
  readonly url: string
  /** The part that is asked for (RFC 9110, section 14). */
  readonly range: string | undefined
  /** Seconds that it may be kept. */
  readonly age: number
}

/** A vector, an animation or a video of the content system as it is. What redirects is none. Throws where it cannot be fetched. */
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
