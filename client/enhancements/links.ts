import { requestContact } from '../../blocks/_kit/client/request-contact.ts'
import { setCookie } from '../consent/necessary.ts'

const thirtyDays = 30 * 24 * 3600

/** Stores the language that a visitor chose; it is used where addresses have no language. */
export function storeLanguage(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const code = link?.closest('[data-languages]') && link.hreflang
    if (code) setCookie('locale', code, { sameSite: 'lax', maxAge: thirtyDays })
  })
}

/** Handles links to channels of the page itself from the page's first script on, wherever they are (requirement chat/entry-strip). */
export function requestContacts(): void {
  document.addEventListener('click', requestContact)
}
