import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** An icon that the family does not have leaves no empty place. */
export function props({ iconName }: Resolved<ContentOf<typeof schema>>) {
  return iconName ? { iconName } : undefined
}

export type FormIconProps = NonNullable<ReturnType<typeof props>>
