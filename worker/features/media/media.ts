import { mediaAddress, originalAddress } from '../../../blocks/_kit/media-address.ts'
import { abortedAfter } from '../../core/base/http/deadline.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { makePicture, type PictureDependencies } from './make-picture.ts'
import { lengthOf, pictureNotFound, tooManyPictures } from './media-answers.ts'
import { type MediaRequest, parseMediaPath, type Spaces } from './media-request.ts'
import { passOriginal } from './pass-original.ts'

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
/** Maximum milliseconds for fetching and making a picture. */
const DEADLINE = 8_000
/** Originals up to this many bytes are cached: vectors, animations and captions, not films. */
const maxKept = 5_000_000

/** A single range (RFC 9110, section 14.1.2). */
const oneRange = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/

/** The one address of each picture, used as its cache key. */
function keyOf({ source, transformation }: MediaRequest, origin: string): string {
  const file = 'url' in source ? source.url : source.path
  return origin + (transformation ? mediaAddress(file, transformation) : originalAddress(file))
}

interface Asked extends MediaRequest {
  readonly range: string | undefined
  readonly origin: string
}

async function answerOf(
  { source, transformation, range, origin }: Asked,
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
