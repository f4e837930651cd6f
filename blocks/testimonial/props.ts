import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { starName } from '../_kit/star-name.ts'
import { percentageOf } from '../_kit/stars.tsx'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

function ratingOf({ starRating }: Content, context: Context) {
  if (!starRating) return undefined
  return { percentage: percentageOf(starRating), name: starName(starRating, context) }
}

function detailsOf({ age, studyStart }: Content, context: Context): readonly string[] {
  const details = [
    age && context.message('yearsOld', { age: Math.floor(age) }),
    studyStart && context.message('studyStart', { studyStart }),
  ]
  return details.filter(detail => typeof detail === 'string')
}

/**
 * Without a quote the block is not shown. In themes with colour variables a testimonial stands on the theme's own
 * ground and takes the theme's accent; in the others its colour is the editor's (requirement themes/flags).
 */
export function props(content: Content, context: Context) {
  const { quote, fullName, title, photo, headline, headlineLevel, layout, color } = content
  if (!quote) return undefined
  const { flags, highlightedLevels } = context.theme()
  return {
    quote,
    fullName,
    title,
    photo,
    headline: headline && { text: headline, level: headlineLevel },
    isHighlighted: highlightedLevels.includes(headlineLevel),
    layout,
    colors: flags.testimonialColorVariables
      ? { kind: 'theme' as const }
      : { kind: 'own' as const, accent: color },
    rating: ratingOf(content, context),
    details: detailsOf(content, context),
  }
}

export type TestimonialProps = NonNullable<ReturnType<typeof props>>
