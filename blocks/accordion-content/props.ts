import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Something that opens must have something inside. */
export function props({ content, ...fields }: Resolved<ContentOf<typeof schema>>, context: Context) {
  return content && { ...fields, content, newTabHint: context.message('opensInNewTab') }
}

export type AccordionContentProps = NonNullable<ReturnType<typeof props>>
