import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import { type SuggestionAnswer, suggestionGroups } from '../_kit/suggestions/suggestion-props.ts'
import { pageSuggestions } from './data.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Undefined where there are no suggestions. */
export function props({ headline, headlineLevel }: Content, context: Context, place: BlockPlace) {
  const answer = context.data(pageSuggestions) as SuggestionAnswer | undefined
  const groups = suggestionGroups(answer, context)
  if (!groups.length) return undefined
  return {
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    groups,
    level: levelBelow(headline ? headlineLevel : place.headingAbove()),
  }
}
