import { requestContact } from '../../blocks/_kit/client/request-contact.ts'

/** Handles links to channels of the page itself from the page's first script on, wherever they are (requirement chat/entry-strip). */
export function requestContacts(): void {
  document.addEventListener('click', requestContact)
}
