import type { ChatConfig, Conversation, ToFrame } from '../messages.ts'

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
