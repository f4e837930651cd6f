import * as v from 'valibot'
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
