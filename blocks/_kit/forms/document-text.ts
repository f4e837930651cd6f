import type { TypedDocument, TypedNode } from '../fields/rich-text-document.ts'
import { withoutPlaceholders } from './without-placeholders.ts'

const isBreak = ({ type }: TypedNode) => type === 'hard_break' || type === 'paragraph' || type === 'list_item'

/** The words of a document in one line. */
export function textOfDocument({ content }: TypedDocument): string {
  const textOf = (node: TypedNode): string =>
    (node.type === 'text' ? node.text : '') + node.content.map(textOf).join('') + (isBreak(node) ? ' ' : '')
  return withoutPlaceholders(content.map(textOf).join('')).replace(/\s+/g, ' ').trim()
}
