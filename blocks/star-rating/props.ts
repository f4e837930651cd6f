import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { percentageOf } from '../_kit/stars.tsx'
import type { schema } from './schema.ts'

// Making a formatter costs far more than using it. Stateless, one a language.
const formatters = new Map<string, Intl.NumberFormat>()

function written(rating: number, language: string): string {
  const formatter = formatters.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  formatters.set(language, formatter)
  return formatter.format(rating)
}

/** A rating is a percentage of 5 stars (blocks specification, section 9). Without either there is nothing to show. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { label, color } = content
  const percentage = content.rating === undefined ? content.percentage : percentageOf(content.rating)
  if (percentage === undefined) return undefined
  const rating = written(percentage / 20, context.language())
  return { percentage, label, color, name: `${rating} ${context.message('ofFiveStars')}` }
}

export type StarRatingProps = NonNullable<ReturnType<typeof props>>
