import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { percentageOf, starName } from '../_kit/stars.tsx'
import type { Shapes } from '../_kit/themes/theme.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The fields of the person: each from the block itself, or else from the person story that it refers to. */
function personOf({ person, ...own }: Content) {
  return {
    quote: own.quote ?? person?.quote,
    fullName: own.fullName ?? person?.fullName,
    title: own.title ?? person?.title,
    age: own.age ?? person?.age,
    studyStart: own.studyStart ?? person?.studyStart,
    starRating: own.starRating ?? person?.starRating,
    photo: own.photo ?? person?.photo,
    headline: own.headline ?? person?.headline,
  }
}

type Person = ReturnType<typeof personOf>

function ratingOf({ starRating }: Person, context: Context) {
  if (!starRating) return undefined
  return { percentage: percentageOf(starRating), name: starName(starRating, context) }
}

function detailsOf({ age, studyStart }: Person, context: Context): readonly string[] {
  const details = [
    age && context.message('yearsOld', { age: Math.floor(age) }),
    studyStart && context.message('studyStart', { studyStart }),
  ]
  return details.filter(detail => typeof detail === 'string')
}

const wholeQuote = /^[„“"»«]\s*([^„“”"»«]*?)\s*[“”"«»]$/
const firstSentence = /^.+?[.!?…](?=\s)/s

/** The words, without the marks that the style sheet writes, and the sentence that a reader would mark. */
function quoteOf(written: string, shape: Shapes['testimonial']) {
  const words = wholeQuote.exec(written)?.[1] ?? written
  const marked = shape === 'margin' ? (firstSentence.exec(words)?.[0] ?? words) : ''
  return { marked, rest: words.slice(marked.length) }
}

/**
 * Without a quote the block is not shown. In themes with colour variables a testimonial has the theme's own background
 * and accent; in the others its colour is the editor's (requirement themes/flags).
 */
export function props(content: Content, context: Context) {
  const { headlineLevel, layout, color } = content
  const person = personOf(content)
  const { quote, fullName, title, photo, headline } = person
  if (!quote) return undefined
  const { flags, highlightedLevels, shapes } = context.theme()
  return {
    quote: quoteOf(quote, shapes.testimonial),
    shape: shapes.testimonial,
    fullName,
    title,
    photo,
    headline: headline && { text: headline, level: headlineLevel },
    isHighlighted: shapes.testimonial !== 'margin' && highlightedLevels.includes(headlineLevel),
    layout,
    colors: flags.testimonialColorVariables
      ? { kind: 'theme' as const }
      : { kind: 'own' as const, accent: color },
    rating: ratingOf(person, context),
    details: detailsOf(person, context),
  }
}

export type TestimonialProps = NonNullable<ReturnType<typeof props>>
