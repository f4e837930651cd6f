import { Hono } from 'hono'
import * as v from 'valibot'
import type { SiteContext } from '../../core/answer/feature.ts'
import type { Services } from '../../core/answer/services.ts'
import { compareContents } from '../../core/page/compare-contents.ts'
import type { StoriesChange } from '../content-api/change-space.ts'
import { checkPublish, publicState, summaryOf, takesSlug } from './describe-story.ts'
import { content, jsonOf, name, slug } from './posted-json.ts'
import { previewAddress } from './preview-address.ts'
import { createStoryAccess, idOf, mainSpace, storyIn } from './story-access.ts'
import {
  create,
  duplicate,
  move,
  publish,
  publishContent,
  remove,
  rename,
  storeDraft,
  unpublish,
} from './story-actions.ts'
import {
  answerAdded,
  answerConflict,
  answerGroups,
  answerStory,
  noStore,
  refuse,
  refuseAddress,
  refuseChange,
  refuseSlug,
  refuseUnknown,
} from './story-answers.ts'
import { referencesTo } from './story-references.ts'
import { translate, translations } from './translate-story.ts'

export interface StoryRouteDependencies {
  readonly servicesOf: (bindings: Cloudflare.Env) => Services
  readonly now: () => number
  /** Whether a part of the site other than its pages answers at a path, with or without the slash at its end. */
  readonly isAnswered: (path: string) => boolean
  /** Sends this worker the signed message that the content system would send. */
  readonly tell: (message: string, context: SiteContext) => Promise<Response>
}

/** The calls of the editor about stories, below `/_editor/api/stories`. */
export function createStoryRoutes({ servicesOf, now, isAnswered, tell }: StoryRouteDependencies) {
  const routes = new Hono<{ Bindings: Cloudflare.Env }>()
  const access = createStoryAccess({ servicesOf, now })
  const { change } = access

  /** The services, with the current state of held-back stories. */
  async function presentServices({ env }: SiteContext): Promise<Services> {
    const services = servicesOf(env)
    services.content.versions.learn(await services.content.store.read())
    return services
  }

  /**
   * Answers a change that visitors see, and sends the content system's message about it. A change that leaves the stories unchanged was
   * refused.
   */
  async function changeForAll(context: SiteContext, action: string, by: StoriesChange) {
    const before = await access.story(context)
    if (!before) return refuseUnknown(context)
    const changed = await change(context, by)
    if (!changed || changed.refusal) return refuseChange(context, changed)
    if (!changed.hasChanged)
      return action === 'moved' ? refuseSlug(context) : answerConflict(context, changed.stories, () => [])
    const { id, full_slug, name: title } = before.draft
    const text = `${title} (${full_slug}): ${action}`
    await tell(JSON.stringify({ text, action, space_id: mainSpace, story_id: id, full_slug }), context)
    return action === 'deleted' ? context.json({ id }, 200, noStore) : answerStory(context, changed.stories)
  }

  const siteAt = ({ env, req }: SiteContext) => servicesOf(env).siteOf(new URL(req.url).origin)

  /** Whether a story of a kind may have a slug. */
  const mayHave = (context: SiteContext, component: unknown, slug: string) =>
    takesSlug({ component, slug, site: siteAt(context), isAnswered })

  async function add(context: SiteContext, by: StoriesChange) {
    const changed = await change(context, by)
    if (!changed || changed.refusal) return refuseChange(context, changed)
    return changed.hasChanged ? answerAdded(context, changed.stories) : refuseSlug(context)
  }

  routes.get('/', async context => {
    const stories = await access.list(context)
    return context.json(stories.filter(({ draft }) => !draft.is_folder).map(summaryOf), 200, noStore)
  })
  routes.get('/country-groups', async context => answerGroups(context, await access.list(context)))
  routes.post('/', async context => {
    const wanted = await jsonOf(context, v.object({ name, slug, content }))
    if (!wanted) return refuse(context, 400, 'a name, a slug and content are needed')
    if (!mayHave(context, wanted.content.component, wanted.slug)) return refuseAddress(context)
    return add(context, create({ ...wanted, uuid: crypto.randomUUID(), now: now() }))
  })
  routes.get('/:id{\\d+}', async context => answerStory(context, await access.list(context)))
  routes.put('/:id{\\d+}', async context => {
    const saved = await jsonOf(context, v.object({ content, revision: v.string() }))
    if (!saved) return refuse(context, 400, 'content and the revision that it began with are needed')
    const changed = await change(context, storeDraft(idOf(context), { ...saved, now: now() }))
    if (!changed || changed.refusal) return refuseChange(context, changed)
    const { stories, hasChanged } = changed
    if (hasChanged) return answerStory(context, stories)
    return answerConflict(context, stories, theirs => compareContents(saved.content, theirs))
  })
  routes.delete('/:id{\\d+}', async context => {
    const answer = await changeForAll(context, 'deleted', remove(idOf(context)))
    if (answer.ok) await access.forget(context, idOf(context))
    return answer
  })
  // The changes that a publish of the draft makes, and the problems that hold it back.
  routes.get('/:id{\\d+}/check', async context => {
    const services = await presentServices(context)
    const question = { id: idOf(context), services, site: siteAt(context), now: now() }
    const check = checkPublish(await access.list(context), question)
    return check ? context.json(check, 200, noStore) : refuseUnknown(context)
  })
  // The story's state for visitors; called after its page was requested, which makes the worker check for the new version.
  routes.get('/:id{\\d+}/public', async context => {
    const [story, site] = [await access.story(context), siteAt(context)]
    const services = await presentServices(context)
    if (!story || !site) return refuseUnknown(context)
    return context.json(publicState(story, site, services), 200, noStore)
  })
  // The stories that lose something when this one is taken away.
  routes.get('/:id{\\d+}/references', async context => {
    const [stories, site] = [await access.list(context), siteAt(context)]
    const story = storyIn(stories, idOf(context))
    if (!story || !site) return refuseUnknown(context)
    return context.json(referencesTo(story, stories, site), 200, noStore)
  })
  // Publishes the draft, only while it has the revision that is sent with it, or the content that a command sends.
  routes.post('/:id{\\d+}/publish', async context => {
    const sent = await jsonOf(context, v.union([v.object({ content }), v.object({ revision: v.string() })]))
    const id = idOf(context)
    const by =
      sent && 'content' in sent ? publishContent(id, sent.content, now()) : publish(id, now(), sent?.revision)
    const answer = await changeForAll(context, 'published', by)
    if (answer.ok) await access.keep(context, 'published')
    return answer
  })
  routes.post('/:id{\\d+}/unpublish', context =>
    changeForAll(context, 'unpublished', unpublish(idOf(context))),
  )
  routes.post('/:id{\\d+}/move', async context => {
    const wanted = await jsonOf(context, v.object({ slug }))
    if (!wanted) return refuse(context, 400, 'a slug has no blanks, and slashes only between its parts')
    const component = (await access.story(context))?.draft.content.component
    if (!mayHave(context, component, wanted.slug)) return refuseAddress(context)
    return changeForAll(context, 'moved', move(idOf(context), wanted.slug))
  })
  routes.post('/:id{\\d+}/translations', async context => {
    const wanted = await jsonOf(context, v.object({ translations }))
    if (!wanted) return refuse(context, 400, 'a slug has no blanks, and slashes only between its parts')
    const component = (await access.story(context))?.draft.content.component
    const hasPages = wanted.translations.every(({ path }) => !path || mayHave(context, component, path))
    if (!hasPages) return refuseAddress(context)
    return changeForAll(context, 'moved', translate(idOf(context), wanted.translations))
  })
  routes.post('/:id{\\d+}/rename', async context => {
    const wanted = await jsonOf(context, v.object({ name }))
    if (!wanted) return refuse(context, 400, 'no name')
    const changed = await change(context, rename(idOf(context), wanted.name))
    if (!changed || changed.refusal) return refuseChange(context, changed)
    return answerStory(context, changed.stories)
  })
  routes.post('/:id{\\d+}/duplicate', context =>
    add(context, duplicate(idOf(context), { uuid: crypto.randomUUID(), now: now() })),
  )
  routes.post('/:id{\\d+}/versions', async context => {
    await access.keep(context, 'saved')
    return context.json({}, 201, noStore)
  })
  // Each stored version with its differences from the present draft, the newest first.
  routes.get('/:id{\\d+}/versions', async context => {
    const story = await access.story(context)
    if (!story) return refuseUnknown(context)
    const versions = await access.history(context, story.draft.id)
    const compared = versions.map(version => ({
      ...version,
      changes: compareContents(version.content, story.draft.content),
    }))
    return context.json(compared, 200, noStore)
  })
  /** The address under which the editor's frame shows a story, signed as the content system signs it. */
  routes.get('/:id{\\d+}/preview', async context => {
    const story = await access.story(context)
    if (!story) return refuseUnknown(context)
    const { environment } = servicesOf(context.env)
    const [language, site] = [context.req.query('language') ?? '', siteAt(context)]
    if (!site) return refuse(context, 404, 'no such host')
    const address = await previewAddress({ story: story.draft, language, site, environment, now: now() })
    return context.json({ address }, 200, noStore)
  })
  return routes
}
