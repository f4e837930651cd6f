import { brandIcons, type IconName, iconNames } from '../icons/names.ts'
import type { Field } from './field.ts'
import { option } from './option.ts'

const names = [...Object.keys(iconNames), ...Object.keys(brandIcons)] as IconName[]

/** An icon of the family by its name; an unknown name counts as none. */
export const icon = (settings: { readonly description?: string } = {}): Field<IconName | undefined> =>
  option(names, settings)
