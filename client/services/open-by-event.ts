import { reportFailure } from '../navigation/leaving.ts'
import type { Conversation } from './messages.ts'

declare global {
  interface WindowEventMap {
    /** Raised by anybody on the page: opens the assistant, and may override its conversation. */
    'open-chat': CustomEvent<Conversation | null>
  }
}

/** Opens the chat for the event `open-chat` (requirement chat/configuration). */
export function openChatByEvent(): void {
  const open = async (conversation: Conversation) => (await import('./chat.ts')).openChat(conversation)
  addEventListener('open-chat', ({ detail }) => void open(detail ?? {}).catch(reportFailure))
}
