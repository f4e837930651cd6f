import * as v from 'valibot'
import { fillTemplate } from '../../../../blocks/_kit/fill-template.ts'
import type { LinkTarget } from '../../../../blocks/_kit/resolved.ts'
import { textTemplates } from './text-templates.ts'

/**
 * A place in a fragment that is filled from the visitor's query when the fragment is sent, so that visitors with different queries share the
 * fragment. React renders it as text between two characters that content never contains.
 */
export type Placeholder =
  /** The current query, appended to a link. `own`: keys that the link sets itself; `first`: whether the appended text begins with `?`. */
  | { readonly kind: 'query'; readonly own: readonly string[]; readonly first: boolean }
  /** A text template with `{{get_x}}` placeholders; `json`: it is inside a JSON string. */
  | { readonly kind: 'text'; readonly template: string; readonly json?: true }
  /** An address with `{{get_x}}` placeholders, whose values are URL-encoded; `passesQuery`: the current query is appended as well. */
  | { readonly kind: 'address'; readonly template: string; readonly passesQuery?: true }
  /** An option that is chosen where a text template is its value, which is HTML. */
  | {
      readonly kind: 'choice'
      readonly attribute: string
      readonly template: string
      readonly value: string
    }

const OPEN = '\u{F0000}'
const CLOSE = '\u{F0001}'
const placeholderPattern = /\u{F0000}([^\u{F0001}]*)\u{F0001}/u
// React cannot write an attribute whose presence only the query decides, so views write these attributes instead
// (`blocks/_kit/choices.tsx`).
const choicePattern = / data-(selected|checked)-by="\u{F0000}([^\u{F0001}]*)\u{F0001}=([^"]*)"/u
const cutPattern = new RegExp(`${choicePattern.source}|${placeholderPattern.source}`, 'u')
// Names contain no braces, so that a text of many opening braces is scanned only once.
const anyPlaceholder = /\{\{[^{}]*\}\}/g

// `encodeURIComponent` leaves only the apostrophe of the characters that HTML escapes.
const mark = (placeholder: Placeholder) =>
  `${OPEN}${encodeURIComponent(JSON.stringify(placeholder)).replaceAll("'", '%27')}${CLOSE}`

/** Removes the characters that mark placeholders for the renderer; neither content nor visitors' input may contain them. */
export const withoutMarks = (text: string): string =>
  /[\u{F0000}-\u{F0007}]/u.test(text) ? text.replace(/[\u{F0000}-\u{F0007}]/gu, '') : text

/**
 * Replaces all placeholders in a text, of the query and others, with `by`; if `by` is empty, sections that depend on them are removed too.
 */
export const withoutPlaceholders = (text: string, by = ''): string =>
  (by || !hasQueryTemplate(text)
    ? text
    : textTemplates(text)
        .map(part => (part.isTemplate ? fillTemplate(part.text, {}) : part.text))
        .join('')
  ).replace(anyPlaceholder, by)

/**
 * Marks the query placeholders of a text, and the sections that depend on them (requirement texts/query-sections), for later filling. The
 * text around them, with other markers, stays readable.
 */
export function withTextPlaceholders(text: string): string {
  return hasQueryTemplate(text)
    ? textTemplates(text)
        .map(part => (part.isTemplate ? mark({ kind: 'text', template: part.text }) : part.text))
        .join('')
    : text
}

/** Whether a text has placeholders of the query. */
export const hasQueryTemplate = (text: string): boolean => /\{\{!{0,2}get_/.test(text)

/** Marks the query placeholders of an address for later filling. */
export function withAddressPlaceholders(address: string): string {
  return address.includes('{{get_') ? mark({ kind: 'address', template: address }) : address
}

/** The template of an address that contains query placeholders, with the text after it; undefined for any other address. */
function addressTemplate(address: string): string | undefined {
  const [before, marked, after] = address.split(placeholderPattern)
  const found = before === '' && marked !== undefined ? readPlaceholder(marked) : ''
  return found && found.kind === 'address' ? found.template + after : undefined
}

/** Whether a query can be merged into the address: an address of another host must be a valid URL (URL Standard, `URL.canParse`). */
export function canTakeQuery({ href }: LinkTarget): boolean {
  const address = withoutPlaceholders(addressTemplate(href) ?? href, 'x')
  return !/^https?:/i.test(address) || URL.canParse(address)
}

/** Appends the result of `appended` for an address's query to it, before the hash. */
export function appendTo(
  address: string,
  appended: (own: readonly string[], first: boolean) => string,
): string {
  const [beforeHash = '', ...hash] = address.split('#')
  const query = beforeHash.includes('?') ? beforeHash.slice(beforeHash.indexOf('?') + 1) : ''
  const own = [...new Set(new URLSearchParams(query).keys())]
  return `${beforeHash}${appended(own, !beforeHash.includes('?'))}${hash.length ? `#${hash.join('#')}` : ''}`
}

/** The link with the page's query appended when it is sent. Mail and phone links, and addresses that take no query, stay as they are. */
export function withQueryPlaceholder(link: LinkTarget): LinkTarget {
  if (!canTakeQuery(link)) return link
  const template = addressTemplate(link.href)
  if (/^(?:mailto:|tel:|#)/i.test(template ?? link.href)) return link
  const href = template
    ? mark({ kind: 'address', template, passesQuery: true })
    : appendTo(link.href, (own, first) => mark({ kind: 'query', own, first }))
  return { ...link, href }
}

export const hasPlaceholders = (html: string): boolean => html.includes(OPEN)

/** Marks the placeholders in JSON for later filling. Their values are escaped for JSON, so that no query can change its structure. */
export function withJsonPlaceholders(json: string): string {
  return json.replace(new RegExp(placeholderPattern, 'gu'), (_, text: string) => {
    const found = readPlaceholder(text)
    return found && mark(found.kind === 'text' ? { ...found, json: true } : found)
  })
}

const placeholder = v.variant('kind', [
  v.object({ kind: v.literal('query'), own: v.array(v.string()), first: v.boolean() }),
  v.object({ kind: v.literal('text'), template: v.string(), json: v.optional(v.literal(true)) }),
  v.object({
    kind: v.literal('address'),
    template: v.string(),
    passesQuery: v.optional(v.literal(true)),
  }),
])

/** Parses the placeholder between two marks; returns an empty text for marks that this module did not write. */
function readPlaceholder(text: string): Placeholder | '' {
  try {
    const result = v.safeParse(placeholder, JSON.parse(decodeURIComponent(text)))
    return result.success ? (result.output as Placeholder) : ''
  } catch {
    return ''
  }
}

/** The placeholder for an attribute of an option, which the marked text chooses. React writes the apostrophe in hexadecimal. */
function readChoice(attribute: string, marked: string, value: string): Placeholder | '' {
  const found = readPlaceholder(marked)
  return found && found.kind === 'text'
    ? { kind: 'choice', attribute, template: found.template, value: value.replaceAll('&#x27;', '&#39;') }
    : ''
}

/** HTML cut at its placeholders: texts at even places, placeholders at odd ones. */
export function cutPlaceholders(html: string): (string | Placeholder)[] {
  const parts: (string | Placeholder)[] = []
  // `split` returns the pattern's groups between the texts.
  const [before = '', ...found] = html.split(cutPattern)
  parts.push(before)
  for (let index = 0; index < found.length; index += 5) {
    const [attribute, by = '', value = '', marked = '', after = ''] = found.slice(index, index + 5)
    parts.push(attribute ? readChoice(attribute, by, value) : readPlaceholder(marked), after)
  }
  return parts
}
