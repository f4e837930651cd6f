import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { TypedDocument, TypedNode } from '../_kit/fields/rich-text-document.ts'
import { hashText } from '../_kit/fnv1a.ts'
import { defineField } from '../_kit/forms/define-field.ts'
import { withoutPlaceholders } from '../_kit/forms/without-placeholders.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

const isBreak = ({ type }: TypedNode) => type === 'hard_break' || type === 'paragraph' || type === 'list_item'

/** The words of a document in one line. */
function textOfDocument({ content }: TypedDocument): string {
  const textOf = (node: TypedNode): string =>
    (node.type === 'text' ? node.text : '') + node.content.map(textOf).join('') + (isBreak(node) ? ' ' : '')
  return withoutPlaceholders(content.map(textOf).join('')).replace(/\s+/g, ' ').trim()
}

/**
 * The words are the field's label, as they are pinned with a submission. The value of a consent names its wording, so that a consent to
 * older words is not taken for one to these.
 */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { kind, wording, hint } = content
  const label = textOfDocument(wording.document)
  const value = kind === 'consent' ? `yes-${hashText(label)}` : 'yes'
  return {
    field: defineField(content, { kind, label, options: [{ value, label }] }),
    value,
    wording,
    hint,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type FormConsentProps = ReturnType<typeof props>
