import { reportFailure } from '../navigation/leaving.ts'
import type { Conversation } from './messages.ts'

declare global {
  interface WindowEventMap {
    /** Raised by anybody on the page: opens the assistant, and may override its conversation. */
    'open-chat': CustomEvent<Conversation | null>
  }
}

/** Opens the chat, whose code is loaded by the first visitor who asks for it. */
async function open(conversation: Conversation, otherwise?: () => void): Promise<void> {
  const { openChat } = await import('./chat.ts')
  if (!(await openChat(conversation))) otherwise?.()
}

/** Serves requests for the chat (requirement chat/consent). Where there is none, a link leads where it says. */
export function serveChat(): void {
  document.addEventListener('contact-request', event => {
    const { target: link, detail } = event
    if (detail.channel !== 'chat') return
    event.preventDefault()
    const follow = () => link instanceof HTMLAnchorElement && location.assign(link.href)
    const { template, domains } = detail
    const conversation = {
      ...(template && { template_id: template }),
      ...(domains && { enabled_domains: domains }),
    }
    open(conversation, follow).catch(error => {
      reportFailure(error)
      follow()
    })
  })
  addEventListener('open-chat', ({ detail }) => void open(detail ?? {}).catch(reportFailure))
}
