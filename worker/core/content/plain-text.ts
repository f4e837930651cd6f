import { cleanText } from '../../../blocks/_kit/clean-text.ts'
import { cutText } from '../../../blocks/_kit/cut-text.ts'
import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import type { NodeType, TypedDocument, TypedNode } from '../../../blocks/_kit/fields/rich-text-document.ts'
import { withoutPlaceholders } from '../request/site/placeholders.ts'

/** Letters and signs of our languages that `cleanText` leaves unchanged: this check takes a quarter of the time. */
const isClean = /^[\t\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20ac]*$/

/**
 * A text of content for machines: without placeholders, soft hyphens and the marks of the renderer, which have a meaning on pages only; with single
 * blanks, and plain hyphens.
 */
export const plainText = (text: string): string =>
  withoutPlaceholders(isClean.test(text) ? text : cleanText(text))
    .replace(/\s+/g, ' ')
    .trim()

const linesOf = (nodes: readonly TypedNode[]): string =>
  nodes
    .map(nodeText)
    .filter(line => line !== '')
    .join('\n')

const inlineOf = (nodes: readonly TypedNode[]): string => plainText(nodes.map(nodeText).join(''))

const cellsOf = (nodes: readonly TypedNode[]): string => nodes.map(inCell).filter(Boolean).join(', ')

const inCell = ({ content }: TypedNode): string => plainText(linesOf(content))

const writers: { readonly [T in NodeType]?: (nodes: readonly TypedNode[]) => string } = {
  paragraph: inlineOf,
  heading: inlineOf,
  code_block: inlineOf,
  list_item: nodes => `- ${plainText(linesOf(nodes))}`,
  tableRow: cellsOf,
  hard_break: () => ' ',
}

function nodeText({ type, text, content }: TypedNode): string {
  if (type === 'text') return text
  const write = writers[type] ?? linesOf
  return write(content)
}

/** The words of a rich text, a line for each paragraph, list item and table row; embedded blocks are left out. */
export const documentText = ({ content }: TypedDocument): string => linesOf(content)

/** A text of at most `max` characters, cut between words. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = cutText(text, max)
  const words = cut.slice(0, cut.lastIndexOf(' ') + 1) || cutText(cut, max - 1)
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}

/** Fields whose text visitors read, in stories and blocks of any type. */
const readFields: ReadonlySet<string> = new Set([
  'answer',
  'content',
  'description',
  'headline',
  'intro',
  'label',
  'name',
  'note',
  'question',
  'richText',
  'role',
  'special',
  'subheadline',
  'subline',
  'subtitle',
  'teaser',
  'text',
  'title',
])

const maxDepth = 40

function collect(value: unknown, field: string, depth: number, found: string[]): void {
  if (typeof value === 'string') {
    if (readFields.has(field)) found.push(value)
    return
  }
  if (depth > maxDepth || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, field, depth + 1, found)
    return
  }
  if (!isObject(value)) return
  // An asset or a link; its texts are not of the page.
  if ('filename' in value || 'linktype' in value) return
  for (const [name, entry] of Object.entries(value)) collect(entry, name, depth + 1, found)
}

/**
 * The text of a story's content for the search, in the order of its fields: its own texts, those of its blocks, and rich text. Leaves out values that
 * visitors do not read, such as codes, addresses and ids.
 */
export function bodyText(content: Readonly<Record<string, unknown>>): string {
  const found: string[] = []
  collect(content, '', 0, found)
  return found.join('\n')
}
