import type { BridgeAction, BridgeEvent } from '@storyblok/preview-bridge'

/**
 * A message of this site that the content system's own editor understands; a change of the official types then fails
 * the type check.
 */
type Says<Official, Own extends Official> = Own

/** Which block it is, as the page's markup names it (`data-blok-c`). */
export interface BlockData {
  readonly uid: string
  readonly id: string
  readonly space: string
  readonly name: string
}

/** The last step of the way to a block; `_parentfield` is the list that has it. */
export interface Crumb {
  readonly _uid: string
  readonly component: string
  readonly _parentUid: string
  readonly _parentfield: string
  readonly _parentName: string
  readonly _parentindex: number
}

/** Messages from the page to its editor. */
export type PageMessage =
  | Says<
      BridgeAction,
      | { action: 'initialized' | 'ping' | 'noFocus' }
      /** `clicked`: the words, or the address of the picture, that were clicked. Only the embedded editor reads it. */
      | { action: 'edit'; dataC: BlockData; clicked?: string }
      | {
          action: 'addBlockBefore' | 'addBlockAfter' | 'moveForward' | 'moveBackward' | 'deleteBlock' | 'copy'
          blok: Crumb
        }
    >
  | { action: 'duplicateBlock'; blok: Crumb }

/** The editor's actions on a block in the page, and the path to it. */
export interface BlockMenu {
  readonly breadcrumbs: readonly Crumb[]
  readonly canAddBlocks?: boolean
  readonly canMoveForward?: boolean
  readonly canMoveBackward?: boolean
  readonly canDeleteBlocks?: boolean
}

/** The messages of the editor to the page in its frame, as far as the page reads them; other messages are ignored. */
export interface EditorMessage extends Partial<Omit<BlockMenu, 'breadcrumbs'>> {
  readonly action: string
  readonly storyId?: number | string
  readonly story?: { readonly id: number; readonly content?: unknown }
  readonly componentId?: string
  readonly componentIds?: readonly string[]
  readonly blockId?: string
  readonly blok?: { readonly uid: string }
  readonly breadcrumbs?: readonly unknown[]
  readonly componentNames?: Readonly<Record<string, string>>
}

/** The page reads every message that the content system's own editor sends. */
export type OfficialMessage = Says<EditorMessage, BridgeEvent>

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

/** Messages about a block or the editor itself, without a story. */
const withoutStory = new Set([
  'pingBack',
  'editedBlok',
  'addedBlock',
  'movedBlock',
  'duplicatedBlock',
  'deselectBlok',
])

/** Whether a message concerns the open story. */
export function concerns({ action, storyId, story }: EditorMessage, open: string): boolean {
  const id = story?.id ?? storyId
  return id === undefined ? withoutStory.has(action) : String(id) === open
}
