import * as v from 'valibot'
import { parseZonedTime } from '../zoned-time.ts'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'

/**
 * A moment, as epoch milliseconds. Storyblok writes `2026-11-21 08:00` without an offset; such a time is
 * taken to be in Europe/Berlin.
 */
export function datetime<R extends boolean = false>(options: FieldOptions<R> = {}): Field<Filled<number, R>> {
  const moment = v.pipe(
    v.string(),
    v.transform(text => parseZonedTime(text, 'Europe/Berlin')),
    v.number('not a date'),
    v.finite('not a date'),
  )
  return field<number, R>(moment, {
    type: 'datetime',
    translatable: false,
    ...options,
    required: (options.required ?? false) as R,
  })
}
