import * as v from 'valibot'
import { type Field, field, withDefault } from './field.ts'

/** Several of a fixed list; values that are not in the list are left out. */
export function options<const O extends readonly string[]>(
  choices: O,
  settings: { readonly description?: string } = {},
): Field<readonly O[number][]> {
  const chosen = v.pipe(
    v.array(v.unknown()),
    v.transform((values): readonly O[number][] => choices.filter(choice => values.includes(choice))),
  )
  const optional = field<readonly O[number][], false>(chosen, {
    type: 'options',
    translatable: false,
    ...settings,
    options: choices,
    required: false,
  })
  return withDefault(optional, [])
}
