import * as v from 'valibot'
import { isRawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { findPage } from '../../core/answer/find-page.ts'
import { renderSlots } from '../../core/answer/render-page.ts'
import type { PageRequest, RequestContext } from '../../core/answer/request-context.ts'
import { abortedAfter } from '../../core/base/http/deadline.ts'
import { readText } from '../../core/base/http/read-body.ts'
import { DRAFT_DEADLINE, openAccess } from '../../core/content/cache/access.ts'
import { shareStructure } from '../../core/content/cache/bodies.ts'
import { type StoryCall, storiesByUuid } from '../../core/content/client/delivery-calls.ts'
import { insertReferences } from '../../core/content/client/references.ts'
import { settleTimes } from '../../core/content/client/settle-times.ts'
import { guardJson } from '../../core/content/client/text-guard.ts'
import { editableComment } from '../../core/content/editable.ts'
import type { Stories } from '../../core/content/stories/stories.ts'
import { objectsOf } from '../../core/content/tree.ts'
import type { Story } from '../../core/content/types/story.ts'
import { relationFields } from '../../core/content/types/story-types.ts'
import { sendRegion } from '../../core/page/render/send.ts'

/** More blocks than these change in one step only where the whole page does. */
const mostBlocks = 20

const edited = v.object({
  story: v.object({ id: v.number(), content: v.custom<Record<string, unknown>>(isRawBlock) }),
  /** The `_uid` of the requested blocks of the page; all blocks if undefined. */
  blocks: v.optional(v.pipe(v.array(v.string()), v.maxLength(mostBlocks))),
})

type Edited = v.InferOutput<typeof edited>
type EditedStory = Edited['story']

/** A page of text is about a hundredth of this size. */
const MOST_BYTES = 2_000_000

/** A story as an editor has it open, its content not yet parsed; undefined for any other value. */
function parseEditedStory(text: string): Edited | undefined {
  try {
    const result = v.safeParse(edited, JSON.parse(guardJson(text)))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

const relations: ReadonlySet<string> = new Set(relationFields)

/** The uuids in fields that point to other stories: an editor's message does not contain those stories. */
function uuidsIn(content: Record<string, unknown>): string[] {
  const found = [...objectsOf(content)].flatMap(node =>
    Object.entries(node).flatMap(([name, value]) =>
      relations.has(`${String(node.component)}.${name}`) ? [value].flat() : [],
    ),
  )
  return [...new Set(found.filter(value => typeof value === 'string' && value !== ''))] as string[]
}

/** Adds to each block the mark of its origin, as the delivery API does. */
function markBlocks(content: Record<string, unknown>, { spaceId, storyId }: Editing): void {
  for (const node of [...objectsOf(content)] as Record<string, unknown>[]) {
    const comment = editableComment(node as never, { spaceId, storyId })
    if (comment) node._editable = comment
  }
}

interface Editing {
  readonly spaceId: number
  readonly storyId: number
}

/** The draft with the content that its editor has just now. Throws `SourceError`. */
async function withEditedContent(
  draft: Story,
  { content }: EditedStory,
  { call, spaceId }: { readonly call: StoryCall; readonly spaceId: number },
): Promise<Story> {
  const uuids = uuidsIn(content)
  const related = uuids.length ? await storiesByUuid(call, uuids) : []
  markBlocks(content, { spaceId, storyId: draft.id })
  insertReferences([content], { fields: relationFields, related, links: [] })
  settleTimes(content, call.source.zones)
  // Frozen like all content, because values resolved from it are memoized by its identity.
  return shareStructure(undefined, { ...draft, content: content as Story['content'] })
}

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
  const pageRequest = { visitor, seen, request: { ...request, only, openContent } }
  const found = await findPage({ address: visitor, site, chosenLanguage }, pageRequest)
  if ('error' in found && found.error.status >= 500) return refuse(503, 'cannot be shown just now')
  if (!('pageData' in found) || found.pageData.publication !== 'draft') return refuse(404, 'no such page')
  const { pageData } = found
  if (pageData.story.value.id !== edited.story.id) return refuse(409, 'another story')
  const { facts, slots } = renderSlots({ ...found, question: { ...found, status: 200 } }, pageRequest)
  const { html } = await sendRegion(slots.main, visitor.query)
  return Response.json({ title: facts.meta.value.title, main: html }, { headers })
}
