import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { defineField } from '../_kit/forms/define-field.ts'
import { textOfDocument } from '../_kit/forms/document-text.ts'
import { hashText } from '../_kit/forms/hash-text.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

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
