import * as v from 'valibot'
import { type Field, field, withDefault } from './field.ts'

/**
 * One of a fixed list. A text that is not in the list counts as empty, because an option that was
 * renamed must not take a block down; anything but text is an error.
 */
export function option<const O extends readonly string[]>(
  options: O,
  settings?: { readonly description?: string; readonly translatable?: boolean },
): Field<O[number] | undefined>
export function option<const O extends readonly string[]>(
  options: O,
  settings: {
    readonly description?: string
    readonly translatable?: boolean
    readonly defaultValue: O[number]
  },
): Field<O[number]>
export function option<const O extends readonly string[]>(
  options: O,
  settings: {
    readonly description?: string
    readonly translatable?: boolean
    readonly defaultValue?: O[number]
  } = {},
): Field<O[number] | undefined> {
  const known = v.pipe(
    v.string(),
    v.transform((value): O[number] | undefined => options.find(candidate => candidate === value)),
  )
  const optional = field<O[number] | undefined, false>(known, {
    type: 'option',
    translatable: false,
    ...settings,
    options,
    required: false,
  })
  return settings.defaultValue === undefined ? optional : withDefault(optional, settings.defaultValue)
}
