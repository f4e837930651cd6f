import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { percentageOf, starName } from '../_kit/stars.tsx'
import type { schema } from './schema.ts'

/** A rating is a percentage of 5 stars (requirement people-blocks/star-rating). Without both the block is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { label, color } = content
  const percentage = content.rating === undefined ? content.percentage : percentageOf(content.rating)
  if (percentage === undefined) return undefined
  return { percentage, label, color, name: starName(percentage / 20, context) }
}

export type StarRatingProps = NonNullable<ReturnType<typeof props>>
