import * as v from 'valibot'
import { fillTemplate } from '../../../../blocks/_kit/fill-template.ts'
import type { LinkTarget } from '../../../../blocks/_kit/resolved.ts'
import { textTemplates } from './text-templates.ts'

/**
 * A placeholder is a place in a fragment that the visitor's query fills when it is sent, so that visitors with different
 * queries share the fragment. It travels through React as text between two characters that content never holds.
 */
export type Placeholder =
  /** The current query, appended to a link. `own` are the keys that the link sets itself, `first` whether it needs the `?`. */
  | { readonly kind: 'query'; readonly own: readonly string[]; readonly first: boolean }
  /** A text template with `{{get_x}}` placeholders; `json` where it stands inside a string of JSON. */
  | { readonly kind: 'text'; readonly template: string; readonly json?: true }
  /** An address with `{{get_x}}` placeholders, whose values are URL-encoded; `passesQuery` where the current query is appended to it then. */
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
// React writes no attribute of which only the query tells whether it is there: views write these in its place (`blocks/_kit/chosen-by.ts`).
const choicePattern = / data-(selected|checked)-by="\u{F0000}([^\u{F0001}]*)\u{F0001}=([^"]*)"/u
const cutPattern = new RegExp(`${choicePattern.source}|${placeholderPattern.source}`, 'u')
// No name holds a brace: a text of opening braces alone is read once.
const anyPlaceholder = /\{\{[^{}]*\}\}/g

// Of the characters that HTML escapes, encodeURIComponent leaves only the apostrophe.
const mark = (placeholder: Placeholder) =>
  `${OPEN}${encodeURIComponent(JSON.stringify(placeholder)).replaceAll("'", '%27')}${CLOSE}`

/** Neither content nor what visitors write may hold the characters that mark places for the renderer; a text that does loses them. */
export const withoutMarks = (text: string): string =>
  /[\u{F0000}-\u{F0007}]/u.test(text) ? text.replace(/[\u{F0000}-\u{F0007}]/gu, '') : text

/** A text whose placeholders, of the query and others, are replaced by the same text; without one, sections that depend on them go too. */
export const withoutPlaceholders = (text: string, by = ''): string =>
  (by || !hasQueryTemplate(text)
    ? text
    : textTemplates(text)
        .map(part => (part.isTemplate ? fillTemplate(part.text, {}) : part.text))
        .join('')
  ).replace(anyPlaceholder, by)

/**
 * A text whose placeholders of the query, and sections that depend on them (requirement texts/query-sections), if any, are left to be filled.
 * The text around them stays readable, other markers too.
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

/** An address whose query placeholders, if any, are left to be filled. */
export function withAddressPlaceholders(address: string): string {
  return address.includes('{{get_') ? mark({ kind: 'address', template: address }) : address
}

/** The template of an address that waits for the query, with what follows it; undefined for any other address. */
function addressTemplate(address: string): string | undefined {
  const [before, marked, after] = address.split(placeholderPattern)
  const found = before === '' && marked !== undefined ? readPlaceholder(marked) : ''
  return found && found.kind === 'address' ? found.template + after : undefined
}

/** Whether a query can be merged into the address: one of another host must be a URL (URL Standard, `URL.canParse`). */
export function canTakeQuery({ href }: LinkTarget): boolean {
  const address = withoutPlaceholders(addressTemplate(href) ?? href, 'x')
  return !/^https?:/i.test(address) || URL.canParse(address)
}

/** An address with what `appended` makes of its query, before its hash. */
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

/** JSON whose texts may hold placeholders: what fills them is written as JSON, so that no query can change its structure. */
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

/** The placeholder that stands between two marks; empty for marks that were not made here. */
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
  // The groups of the pattern stand between the texts.
  const [before = '', ...found] = html.split(cutPattern)
  parts.push(before)
  for (let index = 0; index < found.length; index += 5) {
    const [attribute, by = '', value = '', marked = '', after = ''] = found.slice(index, index + 5)
    parts.push(attribute ? readChoice(attribute, by, value) : readPlaceholder(marked), after)
  }
  return parts
}
