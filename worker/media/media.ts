import {
  type MediaFormat,
  type MediaTransformation,
  writeTransformation,
} from '../../blocks/_kit/media-address.ts'
import { reasonOf } from '../reason-of.ts'
import { type MediaRequest, parseMediaPath } from './media-request.ts'

/** The parts of the Images binding that are used here (Cloudflare Images, binding for Workers). */
export type Images = Pick<ImagesBinding, 'input'>

export interface MediaPorts {
  /** This site's own files. */
  readonly assets: Pick<Fetcher, 'fetch'>
  readonly images: Images | undefined
  /** Address of a media account in whose name pictures are made, e.g. `https://res.cloudinary.com/demo/image/fetch`. */
  readonly upstream: string | undefined
  readonly fetch: typeof fetch
  readonly cache: Pick<Cache, 'match' | 'put'>
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly log: (line: { readonly event: string; readonly [field: string]: unknown }) => void
}

const types: Readonly<Record<MediaFormat, 'image/avif' | 'image/webp' | 'image/jpeg'>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const year = 31_536_000
const day = 86_400
/** Larger originals are not made smaller here. */
const mostBytes = 20_000_000

const headersOf = (type: string, age: number) => ({
  'content-type': type,
  'cache-control': age ? `public, max-age=${age}` : 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
})

const notFound = () =>
  new Response('There is no such picture.', {
    status: 404,
    headers: headersOf('text/plain; charset=utf-8', 0),
  })

const ageOf = ({ source }: MediaRequest) => ('url' in source ? year : day)

function fetchOriginal({ source }: MediaRequest, origin: string, { assets, fetch }: MediaPorts) {
  return 'url' in source ? fetch(source.url) : assets.fetch(new URL(source.path, origin).href)
}

function upstreamAddress({ source, transformation }: MediaRequest, origin: string, upstream: string): string {
  const original = 'url' in source ? source.url : new URL(source.path, origin).href
  if (!transformation) return original
  return `${upstream.replace(/\/$/, '')}/${writeTransformation(transformation)}/${encodeURIComponent(original)}`
}

const sizeOf = ({ width, ratio }: MediaTransformation) => {
  if (!ratio) return { width }
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return { width, height: Math.round((width * down) / across) }
}

async function transform(body: ReadableStream, transformation: MediaTransformation, images: Images) {
  const { format, face, ratio } = transformation
  const size = { ...sizeOf(transformation), fit: ratio ? ('cover' as const) : ('scale-down' as const) }
  const made = await images
    .input(body)
    .transform(face ? { ...size, gravity: 'face' } : size)
    .output({ format: types[format], quality: format === 'avif' ? 55 : 72 })
  return made.response()
}

async function makePicture(
  request: MediaRequest & { readonly transformation: MediaTransformation },
  origin: string,
  ports: MediaPorts,
): Promise<Response> {
  const { images, upstream } = ports
  const { transformation } = request
  const answer = upstream
    ? await ports.fetch(upstreamAddress(request, origin, upstream))
    : await fetchOriginal(request, origin, ports)
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !answer.body || !/^image\/(?!svg)/.test(type)) return notFound()
  const asItIs = () => new Response(answer.body, { headers: headersOf(type, ageOf(request)) })
  if (upstream || !images || Number(answer.headers.get('content-length') ?? 0) > mostBytes) return asItIs()
  const made = await transform(answer.body, transformation, images)
  return new Response(made.body, { headers: headersOf(types[transformation.format], ageOf(request)) })
}

/** A vector, an animation or a video of the content system; a player may ask for a part of it (RFC 9110, section 14). */
async function passOriginal(
  request: MediaRequest,
  range: string | null,
  ports: MediaPorts,
): Promise<Response> {
  if (!('url' in request.source)) return notFound()
  const answer = await ports.fetch(request.source.url, range ? { headers: { range } } : {})
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !/^(?:image|video|audio)\/|^application\/json|^text\/vtt/.test(type)) return notFound()
  const headers = new Headers(headersOf(type, year))
  for (const name of ['content-length', 'content-range', 'accept-ranges']) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * Answers an address of the media service (blocks specification, section 7) on this site: by the media account where
 * there is one, else by the Images binding, else with the original. Kept in the data centre's cache. Never a 5xx: a
 * picture that cannot be had is a 404 that nobody keeps.
 */
export async function answerMedia(address: URL, range: string | null, ports: MediaPorts): Promise<Response> {
  const request = parseMediaPath(address.pathname)
  if (!request) return notFound()
  const { transformation } = request
  const key = address.origin + address.pathname
  try {
    if (!transformation) return await passOriginal(request, range, ports)
    const before = await ports.cache.match(key)
    if (before) return before
    const answer = await makePicture({ ...request, transformation }, address.origin, ports)
    if (answer.ok) ports.waitUntil(ports.cache.put(key, answer.clone()))
    return answer
  } catch (error) {
    ports.log({ event: 'picture-failed', path: address.pathname, reason: reasonOf(error) })
    return notFound()
  }
}
