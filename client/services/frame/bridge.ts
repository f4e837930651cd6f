import type { ChatConfig, Conversation, FromFrame, ToFrame } from '../messages.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** An order of the page, as the document in the frame takes it; undefined for anything else. */
export function readOrder(data: unknown): ToFrame | undefined {
  if (!isRecord(data)) return undefined
  const { type, config, conversation } = data
  if (type === 'close') return { type }
  // Messages come only from the page around the document, which is this site's own; `chatConfig` and `openChat` make
  // these.
  if (type === 'configure' && isRecord(config)) return { type, config: config as unknown as ChatConfig }
  if (type === 'open' && isRecord(conversation)) return { type, conversation: conversation as Conversation }
  return undefined
}

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

/** Starts the assistant once, and again after a failure, which the page is told. */
function createStarter(start: () => Promise<void>) {
  let started: Promise<boolean> | undefined
  const attempt = async () => {
    try {
      await start()
      return true
    } catch {
      started = undefined
      tellPage({ type: 'failed' })
      return false
    }
  }
  return {
    begin() {
      started ??= attempt()
    },
    async isRunning() {
      return (await started) === true
    },
  }
}

/**
 * Translates messages of the page into the window events that assistants use, and back. Starts the assistant with its
 * configuration; requests to open it wait until it has started. Accepts messages only from the page around this document.
 */
export function connect(start: () => Promise<void>): void {
  const starter = createStarter(start)

  async function open(conversation: Conversation): Promise<void> {
    if (await starter.isRunning()) dispatchEvent(new CustomEvent('chat_open', { detail: conversation }))
  }
  addEventListener('message', ({ source, data }: MessageEvent) => {
    const order = source === parent ? readOrder(data) : undefined
    if (order?.type === 'configure') {
      window.chatConfig = order.config
      starter.begin()
    }
    if (order?.type === 'open') void open(order.conversation)
    if (order?.type === 'close') dispatchEvent(new Event('chat_close'))
  })
  addEventListener('chat_opened', () => tellPage({ type: 'opened' }))
  addEventListener('chat_closed', () => tellPage({ type: 'closed' }))
  addEventListener('keydown', event => {
    // A key that composes a text; in WebKit the one that ends it is raised afterwards, with the code 229.
    if (event.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') dispatchEvent(new Event('chat_close'))
  })
  tellPage({ type: 'ready' })
}
