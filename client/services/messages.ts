/**
 * The assistant's configuration (requirement chat/configuration). Names and literals are those of the assistant's own interface.
 */
export interface ChatConfig {
  readonly privacy_policy_accepted: true
  readonly public: true
  readonly light_mode: true
  readonly preferred_language: string
  readonly conversation_parameters: {
    /** Whether the assistant may set its own cookie. */
    readonly store_cookie: boolean
    readonly current_url: string
    /** The visitor's analytics cookie, only with its grant. */
    readonly analytics_cookie?: string
  }
  readonly enabled_domains: readonly string[]
  readonly template_id: string
  /** The id by which the assistant recognises a returning visitor; undefined for a new one. */
  readonly public_user_id?: string
}

/** The part of the configuration that an event may override when it opens the chat. */
export type Conversation = Partial<Pick<ChatConfig, 'template_id' | 'enabled_domains'>>

/** Messages from the page to the document in the frame. */
export type ToFrame =
  | { readonly type: 'configure'; readonly config: ChatConfig }
  | { readonly type: 'open'; readonly conversation: Conversation }
  | { readonly type: 'close' }

/** Messages from the document in the frame to the page. */
export type FromFrame =
  | { readonly type: 'ready' | 'opened' | 'closed' | 'failed' }
  /** Stores the id by which the assistant recognises a returning visitor. */
  | { readonly type: 'store-user'; readonly id: string }
  /** Leads the page to another one of this site. */
  | { readonly type: 'go'; readonly path: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const userId = /^[\w-]{8,64}$/
/** A path of this site: one slash at its beginning, and no backslash, which browsers treat as a slash. */
const ownPath = /^\/(?![/\\])[^\s\\]{0,2000}$/

/** Parses a message from a frame; undefined for anything else. The frame may contain a script of another company. */
export function readMessage(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined
  const { type, id, path } = data
  if (type === 'ready' || type === 'opened' || type === 'closed' || type === 'failed') return { type }
  if (type === 'store-user' && typeof id === 'string' && userId.test(id)) return { type, id }
  if (type === 'go' && typeof path === 'string' && ownPath.test(path)) return { type, path }
  return undefined
}
