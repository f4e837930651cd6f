import type { RequestChannel } from '../contact.ts'

/** A request for a contact channel of the page itself. */
export interface ContactRequest {
  readonly channel: RequestChannel
  /** Id of the form of a callback. */
  readonly form?: string
  /** Id of the conversation that the chat begins with. */
  readonly template?: string
  /** Topics of the chat. */
  readonly domains?: readonly string[]
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Bubbles. A listener that serves the channel prevents the default, which is to follow the link. */
    'contact-request': CustomEvent<ContactRequest>
  }
}

/**
 * Raises the event `contact-request` for a click on a link with `data-contact`. The link is followed only where no listener serves
 * the channel, and by clicks that open another tab.
 */
export function requestContact(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-contact]') : null
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return
  const { contact, form, template, domains } = link.dataset
  // The server writes one of the channels (`requestMarks`).
  const detail: ContactRequest = {
    channel: contact as RequestChannel,
    ...(form && { form }),
    ...(template && { template }),
    ...(domains && { domains: domains.split(',') }),
  }
  const request = new CustomEvent('contact-request', { bubbles: true, cancelable: true, detail })
  if (!link.dispatchEvent(request)) event.preventDefault()
}
