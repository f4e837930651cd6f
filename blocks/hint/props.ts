import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** No icon without a note: neither for an empty field nor for markup that is empty after sanitising. */
export function props({ label, tooltip }: Resolved<ContentOf<typeof schema>>, context: Context) {
  if (!tooltip) return undefined
  const more = context.message('moreInformation')
  return { label, tooltip, name: label ? `${more}: ${label}` : more }
}

export type HintProps = NonNullable<ReturnType<typeof props>>
