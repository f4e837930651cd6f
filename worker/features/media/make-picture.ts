import {
  type MediaFormat,
  type MediaTransformation,
  writeTransformation,
} from '../../../blocks/_kit/media-address.ts'
import { readBytes } from '../../core/base/http/read-body.ts'
import { lengthOf, mediaHeaders, pictureNotFound, typeOf } from './media-answers.ts'
import type { MediaRequest } from './media-request.ts'

/** The parts of the Images binding that are used here (Cloudflare Images, binding for Workers). */
export type Images = Pick<ImagesBinding, 'input'>

export interface PictureDependencies {
  /** This site's own files. */
  readonly assets: Pick<Fetcher, 'fetch'>
  readonly images: Images | undefined
  /** If false, pictures requested as AVIF are made as WebP, and their type is WebP. */
  readonly makesAvif: boolean
  /** Address of a media account that makes the pictures, e.g. `https://res.cloudinary.com/demo/image/fetch`. */
  readonly upstream: string | undefined
  readonly fetch: typeof fetch
}

export interface PictureOptions {
  /** Origin of this site. */
  readonly origin: string
  /** Seconds for which the picture may be cached. */
  readonly age: number
  readonly signal: AbortSignal
}

type PictureRequest = Pick<MediaRequest, 'source'> & { readonly transformation: MediaTransformation }

const types: Readonly<Record<MediaFormat, 'image/avif' | 'image/webp' | 'image/jpeg'>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const photograph = /^image\/(?:avif|webp|jpeg|png)\b/
/** Larger originals are not resized here. */
const maxBytes = 20_000_000

function upstreamAddress({ source, transformation }: PictureRequest, origin: string, upstream: string) {
  const original = 'url' in source ? source.url : new URL(source.path, origin).href
  return `${upstream.replace(/\/$/, '')}/${writeTransformation(transformation)}/${encodeURIComponent(original)}`
}

const sizeOf = ({ width, ratio }: MediaTransformation) => {
  if (!ratio) return { width }
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return { width, height: Math.round((width * down) / across) }
}

const placeIn = (gravity: string, first: string, last: string) =>
  gravity.includes(first) ? 0 : gravity.includes(last) ? 1 : 0.5

/** The part of a picture that cropping keeps, in the terms of the Images binding. */
const gravityOf = ({ gravity }: MediaTransformation) =>
  gravity === 'face' || !gravity
    ? gravity
    : ({
        mode: 'remainder',
        x: placeIn(gravity, 'west', 'east'),
        y: placeIn(gravity, 'north', 'south'),
      } as const)

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  transformation: MediaTransformation,
  images: Images,
) {
  const { format, ratio } = transformation
  const gravity = gravityOf(transformation)
  const made = await images
    .input(new Blob([bytes]).stream())
    .transform({
      ...sizeOf(transformation),
      fit: ratio ? 'cover' : 'scale-down',
      ...(gravity && { gravity }),
    })
    .output({ format: types[format], quality: format === 'avif' ? 55 : 72 })
  return made.response().arrayBuffer()
}

/** The picture from the media account, or the original to make it of. A redirect is not followed. */
function fetchPicture(
  request: PictureRequest,
  { assets, upstream, fetch }: PictureDependencies,
  options: PictureOptions,
) {
  const { source } = request
  const { origin, signal } = options
  const init = { signal, redirect: 'manual' } as const
  if (upstream) return fetch(upstreamAddress(request, origin, upstream), init)
  return 'url' in source ? fetch(source.url, init) : assets.fetch(new URL(source.path, origin).href)
}

/** A whole picture; 404 for an original that is too large or no photograph. Throws where one cannot be fetched or made. */
export async function makePicture(
  request: PictureRequest,
  dependencies: PictureDependencies,
  options: PictureOptions,
): Promise<Response> {
  const { images, upstream, makesAvif } = dependencies
  const { transformation } = request
  const original = await fetchPicture(request, dependencies, options)
  const type = typeOf(original)
  if (!original.ok || !original.body || !photograph.test(type) || lengthOf(original) > maxBytes) {
    await original.body?.cancel()
    return pictureNotFound()
  }
  const bytes = await readBytes(original.body, maxBytes)
  if (!bytes) return pictureNotFound()
  if (upstream || !images) return new Response(bytes, { headers: mediaHeaders(type, options.age) })
  const format = transformation.format === 'avif' && !makesAvif ? 'webp' : transformation.format
  const made = await transform(bytes, { ...transformation, format }, images)
  return new Response(made, { headers: mediaHeaders(types[format], options.age) })
}
