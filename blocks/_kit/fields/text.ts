import * as v from 'valibot'
import { cutText } from '../cut-text.ts'
import { joinPairs } from '../join-pairs.ts'
import { oneLine } from '../one-line.ts'
import { type Field, type FieldOptions, type Filled, field, LONGEST_TEXT } from './field.ts'

const trimmed = v.pipe(
  v.string(),
  v.transform(text => cutText(text.trim(), LONGEST_TEXT)),
)

/** What visitors read. */
const read = v.pipe(trimmed, v.transform(joinPairs))

interface TextOptions<R extends boolean> extends FieldOptions<R> {
  readonly maxLength?: number
  readonly countryGroups?: 'one' | 'several'
}

/** A value for machines, such as an option's value, a number or an id: a soft hyphen in it was pasted by mistake. */
const value = v.pipe(
  v.string(),
  v.transform(text => cutText(oneLine(text), LONGEST_TEXT)),
)

/** One line of text, trimmed. Placeholders (`{{get_x}}`) are filled when the block is resolved. */
export function text<R extends boolean = false>(options: TextOptions<R> = {}): Field<Filled<string, R>> {
  return field<string, R>(options.translatable === false ? value : read, {
    type: 'text',
    translatable: true,
    ...options,
    required: (options.required ?? false) as R,
  })
}

/** Several lines of text, trimmed. */
export function textarea<R extends boolean = false>(options: TextOptions<R> = {}): Field<Filled<string, R>> {
  return field<string, R>(options.translatable === false ? trimmed : read, {
    type: 'textarea',
    translatable: true,
    ...options,
    required: (options.required ?? false) as R,
  })
}
