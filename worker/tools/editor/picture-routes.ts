import { Hono } from 'hono'
import * as v from 'valibot'
import type { Services } from '../../core/answer/services.ts'
import { objectsOf } from '../../core/content/tree.ts'
import type { WriteLock } from '../../core/content/version/write-lock.ts'
import { snapshotsOf } from '../content-api/snapshot.ts'
import {
  fileKey,
  type Picture,
  pictureList,
  pictureListKey,
  uploadedFile,
} from '../content-api/stored-pictures.ts'
import { readStories } from '../content-api/stored-space.ts'
import { mainSpace } from './story-access.ts'
import { noStore } from './story-answers.ts'

interface LibraryStore {
  get(key: string, type: 'json'): Promise<unknown>
  put(key: string, value: string | Uint8Array<ArrayBuffer>): Promise<unknown>
  delete(key: string): Promise<unknown>
}

/** Pictures that editors have uploaded. */
async function uploadedPictures(kv: LibraryStore, space: number): Promise<readonly Picture[]> {
  const result = v.safeParse(pictureList, await kv.get(pictureListKey(space), 'json'))
  return result.success ? result.output : []
}

const isPicture = (filename: string) => /\.(?:avif|webp|jpe?g|png|svg)$/i.test(filename)

/** Pictures that the contents show, each once, with the first text that describes it. */
export function picturesIn(contents: readonly unknown[]): readonly Picture[] {
  const found = new Map<string, Picture>()
  for (const node of contents.flatMap(content => [...objectsOf(content)])) {
    const { fieldtype, filename, alt } = node
    if (fieldtype !== 'asset' || typeof filename !== 'string' || !isPicture(filename)) continue
    const words = typeof alt === 'string' ? alt : ''
    const known = found.get(filename)
    if (!known?.alt) found.set(filename, { filename, alt: words })
  }
  return [...found.values()]
}

/** The kind of a picture by its first bytes; undefined for a file that is not a picture that pages can show in other sizes. */
export function pictureType(bytes: Uint8Array): 'jpg' | 'png' | 'webp' | 'avif' | undefined {
  const text = String.fromCharCode(...bytes.slice(0, 12))
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  return text.slice(4) === 'ftypavif' ? 'avif' : undefined
}

/** Whether the image service can read a picture beyond its first bytes; true where there is no such service. */
async function isReadable(
  bytes: Uint8Array<ArrayBuffer>,
  images: Pick<ImagesBinding, 'info'> | undefined,
): Promise<boolean> {
  if (!images) return true
  try {
    const { format } = await images.info(new Blob([bytes]).stream())
    return format !== 'image/svg+xml'
  } catch {
    return false
  }
}

/** An uploaded picture: its bytes and its name. */
interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: NonNullable<ReturnType<typeof pictureType>>
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

interface LibraryPlace {
  readonly kv: LibraryStore
  readonly lock: WriteLock
  readonly space: number
}

/**
 * Stores a picture under an address that contains its size, like the addresses of the content system. A file that cannot be added to the
 * list is deleted.
 */
export async function storePicture({ kv, lock, space }: LibraryPlace, upload: Upload): Promise<Picture> {
  const { bytes, type, id, alt, width, height } = upload
  const filename = `/pictures/${width}x${height}/${id}.${type}`
  await kv.put(fileKey(filename), bytes)
  const kept = { filename, alt, width, height }
  try {
    return await lock.run(async () => {
      await kv.put(pictureListKey(space), JSON.stringify([kept, ...(await uploadedPictures(kv, space))]))
      return { result: kept }
    })
  } catch (error) {
    await kv.delete(fileKey(filename))
    throw error
  }
}

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const

interface FileStore {
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
}

/** The files of the build, and the pictures that editors have uploaded. */
export const withUploads = (assets: Pick<Fetcher, 'fetch'>, kv: FileStore) => ({
  async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const type = uploadedFile.exec(pathname)?.[1] as keyof typeof types | undefined
    const bytes = type && (await kv.get(fileKey(pathname), 'arrayBuffer'))
    if (!type || !bytes) return assets.fetch(input as never, init as never)
    return new Response(bytes, { headers: { 'content-type': types[type] } })
  },
})

type Bindings = { Bindings: Cloudflare.Env }

const pixels = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(99_999))
const description = v.object({ width: pixels, height: pixels, alt: v.pipe(v.string(), v.maxLength(1_000)) })

/** The calls of the editor about pictures, below `/_editor/api/pictures`. */
export function createPictureRoutes(servicesOf: (bindings: Cloudflare.Env) => Services) {
  const routes = new Hono<Bindings>()

  // Uploaded ones first, the newest at the top; then those that stories show.
  routes.get('/', async context => {
    const {
      content: { kv },
    } = servicesOf(context.env)
    const stories = (await readStories({ kv, snapshots: snapshotsOf(kv), id: mainSpace })) ?? []
    const uploaded = await uploadedPictures(kv, mainSpace)
    const known = new Set(uploaded.map(({ filename }) => filename))
    const shown = picturesIn(stories.map(({ draft }) => draft.content))
    return context.json([...uploaded, ...shown.filter(({ filename }) => !known.has(filename))], 200, noStore)
  })
  routes.post('/', async context => {
    const described = v.safeParse(description, context.req.query())
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    if (!described.success || !bytes.length)
      return context.json({ error: 'a picture with its size is needed' }, 400, noStore)
    const type = pictureType(bytes)
    if (!type || !(await isReadable(bytes, context.env.IMAGES)))
      return context.json({ error: 'only JPEG, PNG, WebP and AVIF are pictures here' }, 415, noStore)
    const upload = { ...described.output, bytes, type, id: crypto.randomUUID() }
    const {
      content: { kv, lock },
    } = servicesOf(context.env)
    return context.json(await storePicture({ kv, lock, space: mainSpace }, upload), 201, noStore)
  })
  return routes
}
