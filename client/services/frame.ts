import { type FromFrame, readMessage, type ToFrame } from './messages.ts'

export interface ServiceFrame {
  readonly element: HTMLIFrameElement
  readonly tell: (message: ToFrame) => void
  /** Stops everything that runs in the frame. */
  readonly remove: () => void
}

interface FrameOptions {
  /** Address of the service's document on this site. */
  readonly address: string
  /** Its name for assistive technology. */
  readonly title: string
  readonly onMessage: (message: FromFrame) => void
}

/**
 * Runs a service in a frame without the page's origin: it sees neither the page nor its cookies nor its forms (requirement consent/sandbox).
 * Messages count only from the frame's own window, and only those that are known.
 */
export function createFrame({ address, title, onMessage }: FrameOptions): ServiceFrame {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts allow-forms')
  element.title = title
  element.src = address
  function receive({ source, data }: MessageEvent): void {
    if (source !== element.contentWindow) return
    const message = readMessage(data)
    if (message) onMessage(message)
  }
  addEventListener('message', receive)
  return {
    element,
    // The document has no origin that could be named. It is this site's own, and nothing secret is said to it.
    tell: message => element.contentWindow?.postMessage(message, '*'),
    remove() {
      removeEventListener('message', receive)
      element.remove()
    },
  }
}
