import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { defineField } from '../_kit/forms/define-field.ts'
import { type FileTypeName, fileTypes } from '../_kit/forms/file-types.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

const MEGABYTE = 1_048_576
const usual: readonly FileTypeName[] = ['pdf', 'jpg', 'png']

export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { label, hint, maxSize = 10, multiple } = content
  const accepted = (content.types.length ? content.types : usual).map(name => fileTypes[name])
  const words = context.words(messages)
  const types = accepted.map(({ type }) => type)
  return {
    field: defineField(content, {
      kind: 'file',
      label,
      multiple: multiple || undefined,
      file: { types, maxBytes: Math.floor(maxSize * MEGABYTE) },
    }),
    label,
    hint: [
      hint,
      words.accepts
        .replace('{types}', accepted.map(entry => entry.label).join(', '))
        .replace('{size}', String(Math.floor(maxSize))),
    ]
      .filter(Boolean)
      .join(' · '),
    accept: types.join(','),
    words,
  }
}

export type FormFileProps = ReturnType<typeof props>
