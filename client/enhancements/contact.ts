import { requestContact } from '../../blocks/_kit/client/request-contact.ts'

/** Links that ask for a channel of the page itself do so from the page's first script on, wherever they stand (requirement chat/entry-strip). */
export function requestContacts(): void {
  document.addEventListener('click', requestContact)
}
