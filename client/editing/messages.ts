/** The messages of the editor to the page in its frame; other messages are ignored. */
export interface EditorMessage {
  readonly action: string
  readonly storyId?: number | string
  readonly story?: { readonly id: number; readonly content: unknown }
  readonly componentId?: string
}

interface Editor {
  readonly origin: string
  readonly window: Window
}

/** The message of an event, if it comes from the editor's own window and origin. */
export function messageFrom(
  { origin, source, data }: MessageEvent,
  editor: Editor,
): EditorMessage | undefined {
  if (origin !== editor.origin || source !== editor.window) return undefined
  return typeof data === 'object' && data !== null && typeof (data as EditorMessage).action === 'string'
    ? (data as EditorMessage)
    : undefined
}

/** Whether a message concerns the story that is open. */
export function concerns({ storyId, story }: EditorMessage, open: string): boolean {
  const id = story?.id ?? storyId
  return id !== undefined && String(id) === open
}
