import { cleanText } from '../../../../blocks/_kit/clean-text.ts'
import { phoneAddress } from '../../../../blocks/_kit/phone.ts'

const mailbox = /^[^\s@/?#:]+@[^\s@/?#:.]+(?:\.[^\s@/?#:.]+)+$/
// A host of at least two labels; the last one contains no digit. Names of files on this site match too.
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?=$|[/?#])/i
const file =
  /^[^/?#]*\.(?:aspx?|avif|csv|docx?|gif|html?|ics|jpe?g|js|json|mp[34]|pdf|php|png|pptx?|svg|txt|webp|xlsx?|xml|zip)(?=$|[?#])/i

/** Whether an address may be a host as well as the path of a page: `studium.online`. */
export const mayBePage = (text: string): boolean => host.test(text) && !/^www\./i.test(text)

/** An address relative to this site, the page or the query, or with a scheme. */
const isComplete = /^(?:[/\\#?]|[a-z][a-z\d+.-]*:)/i

/**
 * Completes what editors write into an address field: adds the scheme of a mailbox, a phone number or a host with or without `www.`, and the
 * slash before a path of this site. Leaves all else as it is: addresses with a scheme, placeholders. Undefined for text that is not an
 * address.
 */
export function completeAddress(written: string): string | undefined {
  const text = cleanText(written).trim()
  if (!text || text.includes('{{')) return written
  if (host.test(text) && !file.test(text)) return `https://${text}`
  if (isComplete.test(text)) return written
  if (mailbox.test(text)) return `mailto:${text}`
  const phone = /^[+(\d]/.test(text) && phoneAddress(text)
  if (phone) return phone
  return /[\s@]/.test(text) ? undefined : `/${text}`
}
