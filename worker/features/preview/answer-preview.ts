import { findPage } from '../../core/answer/find-page.ts'
import { renderSlots } from '../../core/answer/render-page.ts'
import type { PageRequest, RequestContext } from '../../core/answer/request-context.ts'
import { abortedAfter } from '../../core/base/http/deadline.ts'
import { readText } from '../../core/base/http/read-body.ts'
import { DRAFT_DEADLINE, openAccess } from '../../core/content/cache/access.ts'
import type { Stories } from '../../core/content/stories/stories.ts'
import type { Story } from '../../core/content/types/story.ts'
import { sendRegion } from '../../core/page/render/send.ts'
import { type Edited, MOST_BYTES, parseEditedStory, withEditedContent } from './edited-story.ts'

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
const refuse = (status: number, error: string) =>
  Response.json(
    { error },
    { status, headers: status === 503 ? { ...headers, 'retry-after': '10' } : headers },
  )

type EditStory = (story: Story, language: string) => Promise<Story>

/** Opens content in which stories found by their slug are in the editor's version: the needs of a page are found by its blocks. */
const openEdited =
  (open: RequestContext['openContent'], edit: EditStory): RequestContext['openContent'] =>
  request => {
    const content = open(request)
    const bySlug: Stories['bySlug'] = async (slug, language) => {
      const read = await content.stories.bySlug(slug, language)
      return read && { ...read, value: await edit(read.value, language) }
    }
    return { ...content, stories: { ...content.stories, bySlug } }
  }

/** Gives the edited story its typed content, with the stories that it refers to, and leaves other stories as they are. */
function editsOf({ story: edited }: Edited, request: RequestContext): EditStory {
  const { services, site, preview, log, queueOf } = request
  const { source: drafts } = openAccess(services.content, { preview, log })
  const source = { ...drafts, queue: queueOf('content') }
  const spaceId = services.environment.STORYBLOK_SPACE_ID ?? 0
  return async (story, language) => {
    if (story.id !== edited.id) return story
    const params = language === site.defaultLanguage ? {} : { language }
    return abortedAfter(DRAFT_DEADLINE, signal =>
      withEditedContent(story, edited, { call: { source, signal, params }, spaceId }),
    )
  }
}

/**
 * Renders an edited story as draft: the `main` of its page, whose address is the visitor's, or only the requested blocks. Only for a request
 * whose address the editor signed; the story comes from a browser and is parsed like any other content.
 */
export async function answerPreview(
  http: Request,
  { visitor, seen, request }: PageRequest,
): Promise<Response> {
  const { site, preview } = request
  if (!preview) return refuse(403, 'not signed by the editor')
  const text = await readText(http.body, MOST_BYTES)
  const edited = text === undefined ? undefined : parseEditedStory(text)
  if (!edited) return refuse(400, 'no story')
  const chosenLanguage = () => visitor.chosenLanguage
  const only = edited.blocks && new Set(edited.blocks)
  const openContent = openEdited(request.openContent, editsOf(edited, request))
  const asked = { visitor, seen, request: { ...request, only, openContent } }
  const found = await findPage({ address: visitor, site, chosenLanguage }, asked)
  if ('error' in found && found.error.status >= 500) return refuse(503, 'cannot be shown just now')
  if (!('pageData' in found) || found.pageData.publication !== 'draft') return refuse(404, 'no such page')
  const { pageData } = found
  if (pageData.story.value.id !== edited.story.id) return refuse(409, 'another story')
  const { facts, slots } = renderSlots({ ...found, question: { ...found, status: 200 } }, asked)
  const { html } = await sendRegion(slots.main, visitor.query)
  return Response.json({ title: facts.meta.value.title, main: html }, { headers })
}
