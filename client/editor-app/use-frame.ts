import { type RefObject, useEffect } from 'react'

/** The messages of the page in the frame (bridge protocol of the content system's editor). */
export interface PageMessage {
  readonly action: string
  readonly dataC?: { readonly uid?: string }
}

/** Listens to messages of the page in the frame only. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: PageMessage) => void,
): (message: object) => void {
  useEffect(() => {
    function receive({ origin, source, data }: MessageEvent): void {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (typeof (data as Partial<PageMessage> | null)?.action === 'string') onMessage(data as PageMessage)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  })
  return message => frame.current?.contentWindow?.postMessage(message, location.origin)
}
