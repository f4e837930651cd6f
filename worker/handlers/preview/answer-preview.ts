import { DRAFT_DEADLINE, openAccess } from '../../content/cache/access.ts'
import { abortedAfter } from '../../http/deadline.ts'
import { pageFactsOf } from '../../page/page-facts.ts'
import { sendRegion } from '../../render/send.ts'
import { findPage } from '../page/find-page.ts'
import { renderSlots } from '../page/render-page.ts'
import type { PageRequest } from '../request-context.ts'
import { parseEditedStory, withEditedContent } from './edited-story.ts'

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
const refuse = (status: number, error: string) =>
  Response.json(
    { error },
    { status, headers: status === 503 ? { ...headers, 'retry-after': '10' } : headers },
  )

/**
 * Renders an edited story as draft: the `main` of its page, whose address is the visitor's, or those blocks of it that are asked for. Only for a
 * request whose address the editor signed; the story comes from a browser and is parsed like any other content.
 */
export async function answerPreview(
  http: Request,
  { visitor, seen, request }: PageRequest,
): Promise<Response> {
  const { services, site, preview, now, log, queueOf } = request
  if (!preview) return refuse(403, 'not signed by the editor')
  const edited = parseEditedStory(await http.text())
  if (!edited) return refuse(400, 'no story')
  const chosenLanguage = () => visitor.chosenLanguage
  const only = edited.blocks && new Set(edited.blocks)
  const question = { address: visitor, site, chosenLanguage }
  const found = await findPage(question, { visitor, seen, request: { ...request, only } })
  if ('error' in found && found.error.status >= 500) return refuse(503, 'cannot be shown just now')
  if (!('pageData' in found) || found.pageData.publication !== 'draft') return refuse(404, 'no such page')
  const { pageData } = found
  const draft = pageData.story.value
  if (draft.id !== edited.story.id) return refuse(409, 'another story')
  const { source: drafts } = openAccess(services, { preview, log })
  const source = { ...drafts, queue: queueOf('content') }
  const language = found.language === site.defaultLanguage ? {} : { language: found.language }
  const spaceId = services.environment.STORYBLOK_SPACE_ID ?? 0
  const story = await abortedAfter(DRAFT_DEADLINE, signal =>
    withEditedContent(draft, edited.story, { call: { source, signal, params: language }, spaceId }),
  )
  const asked = pageFactsOf({ ...found, status: 200 }, visitor)
  const page = { ...pageData, story: { value: story } }
  const { facts, slots } = renderSlots(page, asked, { now: now(), only }, services)
  const { html } = await sendRegion(slots.main, visitor.query)
  return Response.json({ title: facts.meta.value.title, main: html }, { headers })
}
