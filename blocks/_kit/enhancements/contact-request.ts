import { requestContact } from '../client/request-contact.ts'

/** Links in the element that ask for a channel of the page itself raise an event. */
export function enhance(element: HTMLElement): void {
  element.addEventListener('click', requestContact)
}
