import * as v from 'valibot'
import { allIconNames, type IconName, isIconName } from '../icons/names.ts'
import { type Field, field } from './field.ts'

// An unknown name counts as empty, so that the block is still shown; a draft names it.
const known = v.pipe(
  v.string(),
  v.transform((value): IconName | undefined => {
    const name = value.trim()
    return isIconName(name) ? name : undefined
  }),
)

/** The name of an icon, which editors choose from a list; the embedded editor shows them as pictures (requirement themes/icons). */
export const icon = (options: { readonly description?: string } = {}): Field<IconName | undefined> =>
  field<IconName | undefined, false>(known, {
    type: 'option',
    translatable: false,
    ...options,
    options: allIconNames,
    icons: true,
    required: false,
  })
