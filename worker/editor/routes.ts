import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  changeStories,
  readStories,
  type StoriesChange,
  type StoryVersions,
} from '../content-api/change-space.ts'
import { embeddedSpaces } from '../content-api/space.ts'
import type { Services } from '../handlers/services.ts'
import { limitedHeaders } from '../http/limits.ts'
import { componentForms } from './component-forms.ts'
import { editorAccess, isFromHere } from './editor-access.ts'
import { editorPage } from './editor-page.ts'
import { previewAddress } from './preview-address.ts'
import { create, move, publish, remove, saveDraft, unpublish } from './story-actions.ts'

type Bindings = { Bindings: Cloudflare.Env }
type SiteContext = Context<Bindings>

export interface EditorDependencies {
  readonly servicesOf: (bindings: Cloudflare.Env) => Services
  readonly now: () => number
  /** Sends this worker the signed message that the content system would send. */
  readonly tell: (message: string, context: SiteContext) => Promise<Response>
}

const [mainSpace] = embeddedSpaces
const noStore = { 'cache-control': 'no-store' }
const askForSecret = { 'www-authenticate': 'Basic realm="editor", charset="UTF-8"' }

const slug = v.pipe(v.string(), v.trim(), v.regex(/^[^\s/?#\\%]+(?:\/[^\s/?#\\%]+)*$/))
const content = v.looseObject({ component: v.pipe(v.string(), v.minLength(1)) })
const newStory = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1)), slug, content })

const summary = ({ draft, published }: StoryVersions) => ({
  id: draft.id,
  uuid: draft.uuid,
  name: draft.name,
  slug: draft.full_slug,
  component: draft.content.component,
  state: !published ? 'draft' : published.updated_at === draft.updated_at ? 'published' : 'changed',
})

async function jsonOf<S extends v.GenericSchema>(context: SiteContext, schema: S) {
  const body: unknown = await context.req.json().catch(() => undefined)
  const result = v.safeParse(schema, body)
  return result.success ? (result.output as v.InferOutput<S>) : undefined
}

const idOf = (context: SiteContext) => Number(context.req.param('id'))

/**
 * An editor for the demonstration content, below `/_editor/`: the stories, the page in a frame, a form made of the schemas. It speaks
 * the content system's protocols, so that the site can be tried without an account. Access is decided by
 * `editorAccess`.
 */
export function createEditor({ servicesOf, now, tell }: EditorDependencies) {
  const editor = new Hono<Bindings>()

  editor.use('/_editor/*', async (context, next) => {
    const { environment, attemptSecret } = servicesOf(context.env)
    const { headers } = context.req.raw
    const access = await attemptSecret({
      headers,
      limit: context.env.POST_LIMIT,
      isGuess: headers.has('authorization'),
      check: () => editorAccess(context.req.raw, environment),
      isWrong: found => found === 'locked',
    })
    if (access === undefined) return context.text('Too many requests', 429, limitedHeaders)
    if (access === 'none') return context.text('Page not found', 404, noStore)
    if (access === 'locked')
      return context.text('The editor needs its secret', 401, { ...noStore, ...askForSecret })
    if (context.req.method !== 'GET' && !isFromHere(context.req.raw))
      return context.json({ error: 'from another site' }, 403, noStore)
    return next()
  })

  const spaceOf = ({ env }: SiteContext) => {
    const { kv, snapshots } = servicesOf(env)
    return { kv, snapshots, id: mainSpace }
  }

  async function storyOf(context: SiteContext): Promise<StoryVersions | undefined> {
    const stories = await readStories(spaceOf(context))
    return stories?.find(({ draft }) => draft.id === idOf(context))
  }

  async function answerStory(context: SiteContext): Promise<Response> {
    const story = await storyOf(context)
    return story
      ? context.json({ ...summary(story), story: story.draft }, 200, noStore)
      : context.json({ error: 'no such story' }, 404, noStore)
  }

  const changed = (context: SiteContext, change: StoriesChange) => changeStories(spaceOf(context), change)

  /** Answers a change that visitors see, and sends the content system's message about it. */
  async function changedForAll(context: SiteContext, action: string, change: StoriesChange) {
    const before = await storyOf(context)
    if (!before) return context.json({ error: 'no such story' }, 404, noStore)
    await changed(context, change)
    const { id, full_slug, name } = before.draft
    const text = `${name} (${full_slug}): ${action}`
    await tell(JSON.stringify({ text, action, space_id: mainSpace, story_id: id, full_slug }), context)
    return action === 'deleted' ? context.json({ id }, 200, noStore) : answerStory(context)
  }

  editor.get('/_editor/', () => editorPage())
  editor.get('/_editor/api/forms', context => context.json(componentForms, 200, noStore))
  editor.get('/_editor/api/stories', async context => {
    const stories = await readStories(spaceOf(context))
    return context.json((stories ?? []).filter(({ draft }) => !draft.is_folder).map(summary), 200, noStore)
  })
  editor.post('/_editor/api/stories', async context => {
    const wanted = await jsonOf(context, newStory)
    if (!wanted) return context.json({ error: 'a name, a slug and content are needed' }, 400, noStore)
    const before = await readStories(spaceOf(context))
    const after = await changed(context, create({ ...wanted, uuid: crypto.randomUUID(), now: now() }))
    if (!after || after.length === before?.length)
      return context.json({ error: 'there is a story with this slug' }, 409, noStore)
    return context.json(summary(after.at(-1)!), 201, noStore)
  })
  editor.get('/_editor/api/stories/:id{\\d+}', answerStory)
  editor.put('/_editor/api/stories/:id{\\d+}', async context => {
    const saved = await jsonOf(context, v.object({ content }))
    if (!saved) return context.json({ error: 'no content' }, 400, noStore)
    await changed(context, saveDraft(idOf(context), saved.content, now()))
    return answerStory(context)
  })
  editor.delete('/_editor/api/stories/:id{\\d+}', context =>
    changedForAll(context, 'deleted', remove(idOf(context))),
  )
  editor.post('/_editor/api/stories/:id{\\d+}/publish', context =>
    changedForAll(context, 'published', publish(idOf(context), now())),
  )
  editor.post('/_editor/api/stories/:id{\\d+}/unpublish', context =>
    changedForAll(context, 'unpublished', unpublish(idOf(context))),
  )
  editor.post('/_editor/api/stories/:id{\\d+}/move', async context => {
    const wanted = await jsonOf(context, v.object({ slug }))
    if (!wanted) return context.json({ error: 'no slug' }, 400, noStore)
    return changedForAll(context, 'moved', move(idOf(context), wanted.slug))
  })
  /** The address under which the editor's frame shows a story, signed as the content system signs it. */
  editor.get('/_editor/api/stories/:id{\\d+}/preview', async context => {
    const story = await storyOf(context)
    if (!story) return context.json({ error: 'no such story' }, 404, noStore)
    const { environment, siteOf } = servicesOf(context.env)
    const language = context.req.query('language') ?? ''
    const site = siteOf(new URL(context.req.url).origin)
    if (!site) return context.json({ error: 'no such host' }, 404, noStore)
    const address = await previewAddress({ story: story.draft, language, site, environment, now: now() })
    return context.json({ address }, 200, noStore)
  })
  return editor
}
