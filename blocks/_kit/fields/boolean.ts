import * as v from 'valibot'
import { type Field, field, withDefault } from './field.ts'

const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform(text => text === 'true' || text === '1'),
  ),
])

/** A flag; `defaultValue` (false) when it was never set. */
export function boolean(
  options: { readonly description?: string; readonly defaultValue?: boolean } = {},
): Field<boolean> {
  const defaultValue = options.defaultValue ?? false
  const optional = field<boolean, false>(flag, {
    type: 'boolean',
    translatable: false,
    ...options,
    defaultValue,
    required: false,
  })
  return withDefault(optional, defaultValue)
}
