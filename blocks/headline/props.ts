import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { slug } from '../_kit/slug.ts'
import type { schema } from './schema.ts'

/** A level that the theme highlights needs no flag; some themes highlight the subline as well. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { highlightedLevels, subheadlineHighlighted } = context.theme()
  const isHighlighted = content.isHighlighted || highlightedLevels.includes(content.level)
  return {
    ...content,
    anchor: content.anchor && slug(content.anchor),
    isHighlighted,
    isSublineHighlighted: isHighlighted && subheadlineHighlighted,
  }
}
