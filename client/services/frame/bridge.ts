import type { ChatConfig, Conversation, FromFrame, ToFrame } from '../messages.ts'

declare global {
  interface Window {
    /** Read by the assistant when it starts. */
    chatConfig?: ChatConfig
  }
  interface WindowEventMap {
    /** Tells the assistant to open a conversation. */
    chat_open: CustomEvent<Conversation>
    chat_close: Event
    /** Raised by the assistant. */
    chat_opened: Event
    chat_closed: Event
  }
}

export const tellPage = (message: FromFrame): void => parent.postMessage(message, '*')

/**
 * Turns messages of the page into the window events that assistants know, and theirs into messages. Starts the assistant once, with its
 * configuration; what opens it waits until it has started.
 */
export function connect(start: () => Promise<void>): void {
  let started: Promise<void> | undefined

  function open({ template_id, enabled_domains }: Conversation): void {
    const detail = { ...(template_id && { template_id }), ...(enabled_domains && { enabled_domains }) }
    dispatchEvent(new CustomEvent('chat_open', { detail }))
  }

  addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source !== parent) return
    // Only the page that shows this document has its window; the document refuses to be shown by others.
    const message = data as ToFrame
    if (message.type === 'configure') {
      window.chatConfig = message.config
      started ??= start()
    } else if (message.type === 'open') void started?.then(() => open(message))
    else dispatchEvent(new Event('chat_close'))
  })
  addEventListener('chat_opened', () => tellPage({ type: 'opened' }))
  addEventListener('chat_closed', () => tellPage({ type: 'closed' }))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dispatchEvent(new Event('chat_closed'))
  })
  tellPage({ type: 'ready' })
}
