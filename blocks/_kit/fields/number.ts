import * as v from 'valibot'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'

const finite = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^-?\d+([.,]\d+)?$/),
      v.transform(text => Number(text.replace(',', '.'))),
    ),
  ]),
  v.finite(),
)

/** A finite number. Storyblok stores numbers as strings; both forms are accepted. */
export function number<R extends boolean = false>(
  options: FieldOptions<R> & { readonly min?: number; readonly max?: number } = {},
): Field<Filled<number, R>> {
  const { min = -Infinity, max = Infinity } = options
  const clamped = v.pipe(
    finite,
    v.transform(value => Math.min(max, Math.max(min, value))),
  )
  return field<number, R>(clamped, {
    type: 'number',
    translatable: false,
    ...options,
    required: (options.required ?? false) as R,
  })
}
