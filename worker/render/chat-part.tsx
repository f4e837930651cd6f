import { renderToStaticMarkup } from 'react-dom/server.edge'
import { Chat } from '../../blocks/_kit/chat/chat-window.tsx'
import { chatWords } from '../../blocks/_kit/chat/words.ts'
import { message } from '../../blocks/_kit/messages.ts'
import { wordsIn } from '../../blocks/_kit/words.ts'
import type { ChatTexts } from '../content/stories/features.ts'

export interface ChatQuestion {
  readonly texts: ChatTexts
  readonly language: string
  /** Path of the page with the settings of all services. */
  readonly settingsPath: string
}

/** The chat's consent modal and its window, as HTML for a page that is there already (requirement chat/consent). */
export function renderChat({ texts, language, settingsPath }: ChatQuestion): string {
  const { close, failure } = wordsIn(chatWords, language)
  const closeDialogLabel = message(language, 'close')
  const props = { ...texts, settingsPath, closeLabel: close, closeDialogLabel, failureText: failure }
  return renderToStaticMarkup(<Chat {...props} />)
}
