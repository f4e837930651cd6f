import type { ContentOf } from '../_kit/block-schema.ts'
import { brandIcons, iconNames } from '../_kit/icons/names.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** An icon that the family does not have leaves no empty place. */
export function props({ iconName }: Resolved<ContentOf<typeof schema>>) {
  if (!iconName) return undefined
  const isKnown = Object.hasOwn(iconNames, iconName) || Object.hasOwn(brandIcons, iconName)
  return isKnown ? { iconName } : undefined
}

export type FormIconProps = NonNullable<ReturnType<typeof props>>
