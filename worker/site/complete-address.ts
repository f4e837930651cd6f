import { cleanText } from '../../blocks/_kit/clean-text.ts'
import { phoneAddress } from '../../blocks/_kit/phone.ts'

const mailbox = /^[^\s@/?#:]+@[^\s@/?#:.]+(?:\.[^\s@/?#:.]+)+$/
// A host of at least two labels, of which the last has no digit; a file of this site has such a name, too.
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?=$|[/?#])/i
const file =
  /^[^/?#]*\.(?:aspx?|avif|csv|docx?|gif|html?|ics|jpe?g|js|json|mp[34]|pdf|php|png|pptx?|svg|txt|webp|xlsx?|xml|zip)(?=$|[?#])/i

/**
 * What editors write into a field for an address, with the scheme that they left out: a mailbox, a phone number, a host with or without
 * `www.`. All else stays as it is: paths of this site, addresses with a scheme, placeholders.
 */
export function completeAddress(written: string): string {
  const text = cleanText(written).trim()
  if (text.includes('{{')) return written
  if (mailbox.test(text)) return `mailto:${text}`
  if (host.test(text) && !file.test(text)) return `https://${text}`
  return (/^[+(\d]/.test(text) && phoneAddress(text)) || written
}
