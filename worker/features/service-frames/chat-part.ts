import { textResponse } from '../../core/base/http/responses.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { renderChat } from '../../core/page/render/requested-parts.tsx'
import { pageNotFound } from '../../errors.ts'
import { type ChatQuestion, findChat } from './find-chat.ts'

/** Answers with the chat's texts as HTML, the same for all visitors of a unit in a language; 404 where the unit has no chat. */
export async function chatPart({ request, language }: ChatQuestion): Promise<Response> {
  const { site, log } = request
  try {
    const chat = await findChat({ request, language })
    if (chat) {
      const html = renderChat(chat, language, site.links.value)
      return Response.json({ html }, { headers: { 'cache-control': 'private, max-age=600' } })
    }
  } catch (error) {
    log({ event: 'chat-part-failed', reason: reasonOf(error) })
  }
  return textResponse(404, pageNotFound('/_service/study-assistant/part').message)
}
