import * as v from 'valibot'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'
import { cutText } from './limits.ts'

const trimmed = v.pipe(
  v.string(),
  v.transform(text => cutText(text.trim())),
)

interface TextOptions<R extends boolean> extends FieldOptions<R> {
  readonly maxLength?: number
  readonly countryGroups?: 'one' | 'several'
}

/** One line of text, trimmed. Placeholders (`{{get_x}}`) are filled when the block is resolved. */
export function text<R extends boolean = false>(options: TextOptions<R> = {}): Field<Filled<string, R>> {
  return field<string, R>(trimmed, {
    type: 'text',
    translatable: true,
    ...options,
    required: (options.required ?? false) as R,
  })
}

/** Several lines of text, trimmed. */
export function textarea<R extends boolean = false>(options: TextOptions<R> = {}): Field<Filled<string, R>> {
  return field<string, R>(trimmed, {
    type: 'textarea',
    translatable: true,
    ...options,
    required: (options.required ?? false) as R,
  })
}
