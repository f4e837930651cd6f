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
import { compareContents } from '../inspector/compare-contents.ts'
import { checkPublish, openedStory, publicState, revisionOf, summaryOf } from './describe-story.ts'
import { content, jsonOf, name, slug } from './posted-json.ts'
import { previewAddress } from './preview-address.ts'
import {
  create,
  duplicate,
  isTaken,
  move,
  publish,
  remove,
  rename,
  saveDraft,
  unpublish,
} from './story-actions.ts'
import { forgetHistory, type KeptVersion, keepVersion, readHistory } from './story-history.ts'

type Bindings = { Bindings: Cloudflare.Env }
type SiteContext = Context<Bindings>

export interface StoryRouteDependencies {
  readonly servicesOf: (bindings: Cloudflare.Env) => Services
  readonly now: () => number
  /** Sends this worker the signed message that the content system would send. */
  readonly tell: (message: string, context: SiteContext) => Promise<Response>
}

const [mainSpace] = embeddedSpaces
const noStore = { 'cache-control': 'no-store' }

/** An answer about one story, or why there is none. */
const refuse = (context: SiteContext, status: 400 | 404 | 409, error: string) =>
  context.json({ error }, status, noStore)

const idOf = (context: SiteContext) => Number(context.req.param('id'))

/** The calls of the editor about stories, below `/_editor/api/stories`. */
export function createStoryRoutes({ servicesOf, now, tell }: StoryRouteDependencies) {
  const routes = new Hono<Bindings>()

  const spaceOf = ({ env }: SiteContext) => {
    const { kv, snapshots } = servicesOf(env)
    return { kv, snapshots, id: mainSpace }
  }
  const listOf = async (context: SiteContext) => (await readStories(spaceOf(context))) ?? []
  const change = (context: SiteContext, by: StoriesChange) => changeStories(spaceOf(context), by)

  async function storyOf(context: SiteContext): Promise<StoryVersions | undefined> {
    return (await listOf(context)).find(({ draft }) => draft.id === idOf(context))
  }

  async function answerStory(context: SiteContext): Promise<Response> {
    const stories = await listOf(context)
    const story = stories.find(({ draft }) => draft.id === idOf(context))
    return story
      ? context.json(openedStory(story, stories), 200, noStore)
      : refuse(context, 404, 'no such story')
  }

  /** Keeps a version of the present draft, which can be restored. */
  async function keep(context: SiteContext, kind: KeptVersion['kind']): Promise<void> {
    const story = await storyOf(context)
    if (!story) return
    const { id, content: kept } = story.draft
    // Every stored content has a component.
    const version = { at: now(), kind, content: kept as KeptVersion['content'] }
    await keepVersion(spaceOf(context).kv, { space: mainSpace, id, ...version })
  }

  /** Answers a change that visitors see, and sends the content system's message about it. */
  async function changeForAll(context: SiteContext, action: string, by: StoriesChange) {
    const before = await storyOf(context)
    if (!before) return refuse(context, 404, 'no such story')
    await change(context, by)
    const { id, full_slug, name: title } = before.draft
    const text = `${title} (${full_slug}): ${action}`
    await tell(JSON.stringify({ text, action, space_id: mainSpace, story_id: id, full_slug }), context)
    return action === 'deleted' ? context.json({ id }, 200, noStore) : answerStory(context)
  }

  /** Answers with the story that a change has added at the end. */
  async function answerAdded(context: SiteContext, by: StoriesChange) {
    const before = await listOf(context)
    const after = (await change(context, by)) ?? before
    if (after.length === before.length) return refuse(context, 409, 'there is a story with this slug')
    return context.json(summaryOf(after.at(-1)!), 201, noStore)
  }

  routes.get('/', async context => {
    const stories = await listOf(context)
    return context.json(stories.filter(({ draft }) => !draft.is_folder).map(summaryOf), 200, noStore)
  })
  routes.post('/', async context => {
    const wanted = await jsonOf(context, v.object({ name, slug, content }))
    if (!wanted) return refuse(context, 400, 'a name, a slug and content are needed')
    return answerAdded(context, create({ ...wanted, uuid: crypto.randomUUID(), now: now() }))
  })
  routes.get('/:id{\\d+}', answerStory)
  // A save that began with another draft than the present one would undo what somebody else has saved since.
  routes.put('/:id{\\d+}', async context => {
    const saved = await jsonOf(context, v.object({ content, revision: v.string() }))
    if (!saved) return refuse(context, 400, 'content and the revision that it began with are needed')
    const stories = await listOf(context)
    const story = stories.find(({ draft }) => draft.id === idOf(context))
    if (!story) return refuse(context, 404, 'no such story')
    if (revisionOf(story) !== saved.revision) {
      const changes = compareContents(saved.content, story.draft.content)
      const theirs = openedStory(story, stories)
      return context.json({ error: 'saved by somebody else', ...theirs, changes }, 409, noStore)
    }
    await change(context, saveDraft(idOf(context), saved.content, now()))
    return answerStory(context)
  })
  routes.delete('/:id{\\d+}', async context => {
    await forgetHistory(spaceOf(context).kv, mainSpace, idOf(context))
    return changeForAll(context, 'deleted', remove(idOf(context)))
  })
  // What a publish of the draft would change, and why visitors would keep the version before it.
  routes.get('/:id{\\d+}/check', async context => {
    const story = await storyOf(context)
    if (!story) return refuse(context, 404, 'no such story')
    return context.json(checkPublish(story, servicesOf(context.env)), 200, noStore)
  })
  // What visitors have of the story now; asked after its page was, which makes the worker look at the new version.
  routes.get('/:id{\\d+}/public', async context => {
    const story = await storyOf(context)
    const site = servicesOf(context.env).siteOf(new URL(context.req.url).origin)
    if (!story || !site) return refuse(context, 404, 'no such story')
    return context.json(publicState(story, site, servicesOf(context.env)), 200, noStore)
  })
  routes.post('/:id{\\d+}/publish', async context => {
    const answer = await changeForAll(context, 'published', publish(idOf(context), now()))
    if (answer.ok) await keep(context, 'published')
    return answer
  })
  routes.post('/:id{\\d+}/unpublish', context =>
    changeForAll(context, 'unpublished', unpublish(idOf(context))),
  )
  routes.post('/:id{\\d+}/move', async context => {
    const wanted = await jsonOf(context, v.object({ slug }))
    if (!wanted) return refuse(context, 400, 'no slug')
    if (isTaken(await listOf(context), wanted.slug, idOf(context)))
      return refuse(context, 409, 'there is a story with this slug')
    return changeForAll(context, 'moved', move(idOf(context), wanted.slug))
  })
  routes.post('/:id{\\d+}/rename', async context => {
    const wanted = await jsonOf(context, v.object({ name }))
    if (!wanted) return refuse(context, 400, 'no name')
    await change(context, rename(idOf(context), wanted.name))
    return answerStory(context)
  })
  routes.post('/:id{\\d+}/duplicate', context =>
    answerAdded(context, duplicate(idOf(context), { uuid: crypto.randomUUID(), now: now() })),
  )
  routes.post('/:id{\\d+}/versions', async context => {
    await keep(context, 'saved')
    return context.json({}, 201, noStore)
  })
  // Each kept version with what it says otherwise than the present draft, the newest first.
  routes.get('/:id{\\d+}/versions', async context => {
    const story = await storyOf(context)
    if (!story) return refuse(context, 404, 'no such story')
    const versions = await readHistory(spaceOf(context).kv, mainSpace, story.draft.id)
    const compared = versions.map(version => ({
      ...version,
      changes: compareContents(version.content, story.draft.content),
    }))
    return context.json(compared, 200, noStore)
  })
  /** The address under which the editor's frame shows a story, signed as the content system signs it. */
  routes.get('/:id{\\d+}/preview', async context => {
    const story = await storyOf(context)
    if (!story) return refuse(context, 404, 'no such story')
    const { environment, siteOf } = servicesOf(context.env)
    const language = context.req.query('language') ?? ''
    const site = siteOf(new URL(context.req.url).origin)
    if (!site) return refuse(context, 404, 'no such host')
    const address = await previewAddress({ story: story.draft, language, site, environment, now: now() })
    return context.json({ address }, 200, noStore)
  })
  return routes
}
