import { pageNotFound } from '../../errors.ts'
import { textResponse } from '../../http/responses.ts'
import { reasonOf } from '../../log/reason-of.ts'
import { loadDefaults } from '../../page-data/load-defaults.ts'
import { renderChat } from '../../render/chat-part.tsx'
import type { RequestContext } from '../request-context.ts'

interface ChatPartQuestion {
  readonly request: RequestContext
  readonly language: string
}

/** Answers with the chat's texts as HTML, the same for all visitors of a unit in a language; 404 where the unit has no chat. */
export async function chatPart({ request, language }: ChatPartQuestion): Promise<Response> {
  const { site, log } = request
  try {
    const { stories } = request.openContent(request)
    const { defaults } = await loadDefaults({ stories }, { language, site, isErrorPage: false })
    const { chat } = defaults.features
    if (chat) {
      const html = renderChat(chat, language, site.links.value)
      return Response.json({ html }, { headers: { 'cache-control': 'private, max-age=600' } })
    }
  } catch (error) {
    log({ event: 'chat-part-failed', reason: reasonOf(error) })
  }
  return textResponse(404, pageNotFound('/_service/study-assistant/part').message)
}
