import { cleanText } from '../../../../blocks/_kit/clean-text.ts'
import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { phoneAddress } from '../../../../blocks/_kit/phone.ts'
import type { LinkTarget } from '../../../../blocks/_kit/resolved.ts'
import { withAddressPlaceholders, withoutPlaceholders } from './placeholders.ts'
import { holds } from './slugs.ts'

const allowedScheme = /^(https?:|mailto:|tel:)/i
// A scheme, also behind control characters and blanks, which browsers drop (URL Standard, "basic URL parser").
const scheme = /^[\s\p{Cc}]*[a-z][a-z0-9+.-]*:/iu

/** The text without control characters and blanks at both ends, which browsers drop too. */
function withoutEnds(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) <= 0x20) start++
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
  return text.slice(start, end)
}

/** Returns http, https, mailto, tel, relative and `#` addresses, completed where an editor left parts out; undefined for any other. */
export function safeAddress(address: string): string | undefined {
  const text = completeAddress(withoutEnds(address.replace(/[\t\n\r]/g, '')))
  if (text === undefined) return undefined
  for (const filled of [withoutPlaceholders(text), withoutPlaceholders(text, 'x')]) {
    if (scheme.test(filled) && !allowedScheme.test(filled)) return undefined
    if (/^([/\\]){2}/.test(filled)) return undefined
  }
  return text
}

/** The settings of a unit that decide the addresses of its stories. */
export interface LinkRules {
  readonly languages: readonly string[]
  /** Folder of the unit's stories, which its paths do not show; empty for the root. */
  readonly folder: string
  /** Other units of the space: links to their stories lead to their own hosts. */
  readonly neighbours?: readonly { readonly folder: string; readonly origin: string }[]
  /** Addresses that editors wrote, that look like hosts and that are paths of pages on this site: `studium.online`. */
  readonly pages?: ReadonlySet<string>
  /** Whether paths name the language. */
  readonly localeStrategy?: 'prefix_except_default' | 'no_prefix'
}

/**
 * The address of a story: its path on this site, percent-encoded, with slashes at both ends, without the unit's folder, home as the
 * root of its language. A story of another unit has the address on that unit's host.
 */
export function storyPath(
  slug: string,
  { languages, folder, neighbours = [], localeStrategy }: LinkRules,
): string {
  // A browser reads a backslash as a slash, and two of them as another host (URL Standard, path states).
  const [first = '', ...rest] = slug.split(/[/\\]+/).filter(Boolean)
  const prefixed = languages.includes(first)
  const own = (prefixed ? rest : [first, ...rest]).join('/')
  const other = neighbours.find(neighbour => neighbour.folder && holds(neighbour.folder, own))
  const unitFolder = other?.folder ?? folder
  const path = unitFolder && holds(unitFolder, own) ? own.slice(unitFolder.length + 1) : own
  const language = prefixed && localeStrategy !== 'no_prefix' ? [first] : []
  const segments = [...language, ...(path === 'home' ? [] : path.split('/').filter(Boolean))]
  const local = segments.length
    ? `/${segments.map(segment => encodeURIComponent(segment.toWellFormed())).join('/')}/`
    : '/'
  return other ? other.origin + local : local
}

function addressOf(link: Multilink, rules: LinkRules): string | undefined {
  if (link.linktype === 'email')
    return link.address ? `mailto:${link.address.replace(/^mailto:/i, '')}` : undefined
  if (link.linktype === 'story') return link.address ? storyPath(link.address, rules) : ''
  const address = safeAddress(rules.pages?.has(link.address) ? `/${link.address}` : link.address)
  // A number of the query is not known yet.
  const isNumber = address !== undefined && /^tel:/i.test(address) && !address.includes('{{')
  return isNumber ? phoneAddress(address) : address
}

/**
 * The address of a link from content, with its attributes. A link of type url whose address contains `http` opens in a new tab
 * (requirement texts/new-tab); a number is written as it is dialled (texts/phone-numbers). Undefined for an address that must not be
 * followed.
 */
export function resolveLink(link: Multilink, rules: LinkRules): LinkTarget | undefined {
  const address = addressOf(link, rules)
  if (address === undefined) return undefined
  const anchor = link.anchor ? `#${link.anchor.replace(/^#/, '')}` : ''
  const href = withAddressPlaceholders(address) + anchor
  if (!href) return undefined
  const newTab = link.newTab || (link.linktype === 'url' && address.includes('http'))
  const rel = [newTab && 'noopener', link.rel].filter(Boolean).join(' ')
  return {
    href,
    ...(newTab && { target: '_blank' as const }),
    ...(rel && { rel }),
    ...(link.title && { title: link.title }),
  }
}

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

/** Maximum characters of an address in a message. */
const SHOWN = 100

/**
 * The reason why visitors could not follow an address that an editor wrote; undefined if they can.
 */
export function addressFault(written: string): string | undefined {
  const shown = `“${cutText(written.trim(), SHOWN)}”`
  const address = safeAddress(written)
  if (address === undefined)
    return /^[^\s:]*:|^[/\\]{2}/.test(written.trim())
      ? `Visitors get no link to ${shown}: only https, mailto and tel lead elsewhere.`
      : `${shown} leads nowhere. A page of this site is chosen from the list or begins with /, an address elsewhere with https://.`
  const isBroken = /^http/i.test(address) && !address.includes('{{') && !URL.canParse(address)
  return isBroken ? `${shown} is no address.` : undefined
}
