import * as v from 'valibot'
import { isDay } from '../forms/rules.ts'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'

/** A calendar day, `YYYY-MM-DD`, the same in every zone. The content system appends a time, which has no meaning. */
export function day<R extends boolean = false>(options: FieldOptions<R> = {}): Field<Filled<string, R>> {
  const written = v.pipe(
    v.string(),
    v.transform(text => text.trim().slice(0, 10)),
    v.check(isDay, 'not a date'),
  )
  return field<string, R>(written, {
    type: 'datetime',
    isDay: true,
    translatable: false,
    ...options,
    required: (options.required ?? false) as R,
  })
}
