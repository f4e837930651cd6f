import { mediaAddress, originalAddress } from '../../../blocks/_kit/media-address.ts'
import { abortedAfter } from '../../core/base/http/deadline.ts'
import { readBytes } from '../../core/base/http/read-body.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { makePicture, type PictureDependencies } from './make-picture.ts'
import { lengthOf, mediaHeaders, pictureNotFound, tooManyPictures, typeOf } from './media-answers.ts'
import { type MediaRequest, parseMediaPath, type Spaces } from './media-request.ts'

const playable = /^(?:image|video|audio)\/|^application\/json\b|^text\/vtt\b/
/**
 * Milliseconds within which an original must begin, a film taking longer than that to arrive; for fetching and making a picture the maximum.
 */
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
async function passOriginal(
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

export interface MediaDependencies extends PictureDependencies {
  /** Spaces whose assets this site shows. */
  readonly spaces: Spaces
  readonly cache: Pick<Cache, 'match' | 'put'>
  /** Whether the client may request one more picture that is not cached (rate limit). */
  readonly mayMake: () => Promise<boolean>
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly log: Log
}

const year = 31_536_000
const day = 86_400
/** Originals up to this many bytes are cached: vectors, animations and captions, not films. */
const maxKept = 5_000_000

/** A single range (RFC 9110, section 14.1.2). */
const oneRange = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/

/** The one address of each picture, used as its cache key. */
function keyOf({ source, transformation }: MediaRequest, origin: string): string {
  const file = 'url' in source ? source.url : source.path
  return origin + (transformation ? mediaAddress(file, transformation) : originalAddress(file))
}

interface PictureRequest extends MediaRequest {
  readonly range: string | undefined
  readonly origin: string
}

async function answerOf(
  { source, transformation, range, origin }: PictureRequest,
  dependencies: MediaDependencies,
): Promise<Response> {
  const age = 'url' in source ? year : day
  if (transformation)
    return abortedAfter(DEADLINE, signal =>
      makePicture({ source, transformation }, dependencies, { origin, age, signal }),
    )
  return 'url' in source
    ? passOriginal({ url: source.url, range, age }, dependencies.fetch)
    : pictureNotFound()
}

const isKept = ({ transformation }: MediaRequest, answer: Response) =>
  answer.status === 200 && (transformation !== undefined || lengthOf(answer) <= maxKept)

/**
 * Answers an address of the media service (requirement media/transformations) on this site: with the media account if
 * there is one, else the Images binding, else the original. Cached in the data centre. Never a 5xx: a missing picture
 * is a 404 that must not be cached. 429 to a client that requests many uncached pictures.
 */
export async function answerMedia(
  address: URL,
  part: string | null,
  dependencies: MediaDependencies,
): Promise<Response> {
  const request = parseMediaPath(address.pathname, dependencies.spaces)
  if (!request) return pictureNotFound()
  const range = part !== null && !request.transformation && oneRange.test(part) ? part : undefined
  const key = keyOf(request, address.origin)
  try {
    const before = range === undefined ? await dependencies.cache.match(key) : undefined
    if (before) return before
    if (!(await dependencies.mayMake())) return tooManyPictures()
    const answer = await answerOf({ ...request, range, origin: address.origin }, dependencies)
    if (isKept(request, answer)) dependencies.waitUntil(dependencies.cache.put(key, answer.clone()))
    return answer
  } catch (error) {
    dependencies.log({ event: 'picture-failed', path: address.pathname, reason: reasonOf(error) })
    return pictureNotFound()
  }
}
