import type { RequestContext } from '../../core/answer/request-context.ts'
import { type ChatTexts, chatTextsOf } from '../../core/content/stories/unit-settings.ts'
import { loadDefaults } from '../../core/page/data/load-defaults.ts'

export interface ChatQuestion {
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
