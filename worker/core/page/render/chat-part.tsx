import { Chat, chatWords } from '../../../../blocks/_kit/chat/chat-window.tsx'
import { message } from '../../../../blocks/_kit/messages.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { memoize } from '../../base/caching/memoize.ts'
import type { ChatTexts } from '../../content/stories/features.ts'
import { type LinkRules, resolveLink } from '../../request/site/links.ts'
import { renderPart } from './render-part.ts'

const home = '/'

/**
 * The chat's consent modal and its window, as HTML for a page that is there already (requirement chat/consent); rendered once for each content,
 * language and site.
 */
export const renderChat = memoize((chat: ChatTexts, language: string, links: LinkRules): string => {
  const { settingsPage, ...texts } = chat
  const settingsPath = (settingsPage && resolveLink(settingsPage, links))?.href ?? home
  const { close, failure } = wordsIn(chatWords, language)
  const closeDialogLabel = message(language, 'close')
  const props = { ...texts, settingsPath, closeLabel: close, closeDialogLabel, failureText: failure }
  return renderPart(<Chat {...props} />)
})
