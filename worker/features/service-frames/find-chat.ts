import type { RequestContext } from '../../core/answer/request-context.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { type ChatTexts, chatTextsOf } from '../../core/content/stories/unit-settings.ts'
import { loadDefaults } from '../../core/page/data/load-defaults.ts'
import { renderChat } from '../../core/page/render/requested-parts.tsx'
import { pageNotFound } from '../../errors.ts'

interface ChatQuestion {
  readonly request: RequestContext
  readonly language: string
}

/**
 * The texts of the unit's chat; undefined where it has none. A chat without the notice, in the visitor's language, that a machine answers
 * counts as none (requirement chat/notice): an untranslated text is that of the default language. Throws where content does not answer.
 */
export async function findChat({ request, language }: ChatQuestion): Promise<ChatTexts | undefined> {
  const { site, log } = request
  const { stories } = request.openContent(request)
  const { defaults } = await loadDefaults({ stories }, { language, site, isErrorPage: false })
  const { chat, lacksChatNotice } = defaults.features
  const original = async () =>
    chatTextsOf((await stories.features(site.defaultLanguage)).value, site.unit)?.chatNotice
  const isTranslated = !chat || language === site.defaultLanguage || chat.chatNotice !== (await original())
  if (lacksChatNotice || !isTranslated) log({ event: 'chat-notice-missing', unit: site.unit, language })
  return isTranslated ? chat : undefined
}

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
