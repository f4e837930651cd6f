import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** An item without content is left out. Titles are one level below the heading before the block in the text. */
export function props(
  { content, ...fields }: Resolved<ContentOf<typeof schema>>,
  context: Context,
  place: BlockPlace,
) {
  return (
    content && {
      ...fields,
      content,
      titleLevel: levelBelow(place.headingAbove()),
      newTabHint: context.message('opensInNewTab'),
    }
  )
}

export type AccordionContentProps = NonNullable<ReturnType<typeof props>>
