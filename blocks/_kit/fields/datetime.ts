import * as v from 'valibot'
import { isDay } from '../forms/rules.ts'
import { pickerZone } from '../storyblok.ts'
import { parseZonedTime } from '../zoned-time.ts'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'

/**
 * A moment, as epoch milliseconds. Content comes with the zone of each time (`worker/core/content/client/settle-times.ts`); a time without one
 * is in the zone of the content system's picker.
 */
export function datetime<R extends boolean = false>(options: FieldOptions<R> = {}): Field<Filled<number, R>> {
  const moment = v.pipe(
    v.string(),
    v.transform(text => parseZonedTime(text, pickerZone)),
    v.number('not a date'),
    // The range of years with four digits; dates past it cannot be written in every zone.
    v.minValue(Date.UTC(1, 0, 2), 'not a date'),
    v.maxValue(Date.UTC(9999, 11, 30), 'not a date'),
  )
  return field<number, R>(moment, {
    type: 'datetime',
    translatable: false,
    ...options,
    required: (options.required ?? false) as R,
  })
}

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
