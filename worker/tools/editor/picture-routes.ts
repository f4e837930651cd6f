import { Hono } from 'hono'
import * as v from 'valibot'
import type { Services } from '../../core/answer/services.ts'
import { snapshotsOf } from '../content-api/snapshot.ts'
import { readStories } from '../content-api/stored-space.ts'
import { isReadable, keepPicture, picturesIn, pictureType, uploadedPictures } from './picture-library.ts'
import { mainSpace } from './story-access.ts'
import { noStore } from './story-answers.ts'

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
    return context.json(await keepPicture({ kv, lock, space: mainSpace }, upload), 201, noStore)
  })
  return routes
}
