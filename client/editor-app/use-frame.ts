import { type RefObject, useEffect } from 'react'
import type { OfficialMessage, PageMessage } from '../editing/messages.ts'
import type { StoryContent } from './editing.ts'

/**
 * Messages from the editor to the page: those of the content system's own editor that concern a story with its content.
 */
export type EditorSays =
  | Exclude<OfficialMessage, { readonly action: 'input' }>
  | { readonly action: 'input'; readonly story: { readonly id: number; readonly content: StoryContent } }

/** Listens to messages of the page in the frame only (bridge protocol of the content system's editor). */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: PageMessage) => void,
): (message: EditorSays) => void {
  useEffect(() => {
    function receive({ origin, source, data }: MessageEvent): void {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      // The page is our own; its messages have the form of their type.
      if (typeof (data as Partial<PageMessage> | null)?.action === 'string') onMessage(data as PageMessage)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  })
  return message => frame.current?.contentWindow?.postMessage(message, location.origin)
}
