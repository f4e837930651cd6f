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
 * Runs a service in a frame without the page's origin: it can read neither the page nor its cookies nor its forms (requirement
 * consent/sandbox). Accepts only known messages from the frame's own window.
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
    // The document has no origin to name as target. It is this site's own, and the messages contain no secrets.
    tell: message => element.contentWindow?.postMessage(message, '*'),
    remove() {
      removeEventListener('message', receive)
      element.remove()
    },
  }
}
