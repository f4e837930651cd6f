import type { Programme } from '../_kit/programmes/programme.ts'
import { slug } from '../_kit/slug.ts'
import { facetNames, facets } from './facets.ts'
import { labelOf, type Wording } from './option-labels.ts'
import type { SearchState } from './search-state.ts'

/** Words that name an option of the form choose it: a tag or a search for "Berlin" ticks the place. */
export function withNamedOption(
  state: SearchState,
  programmes: readonly Programme[],
  wording: Wording,
): SearchState {
  const wanted = slug(state.words)
  if (!wanted) return state
  for (const name of facetNames) {
    for (const { code, text } of programmes.flatMap(facets[name]))
      if (slug(labelOf(name, text, wording)) === wanted) {
        const chosen = { ...state.chosen, [name]: new Set([...state.chosen[name], code]) }
        return { ...state, words: '', chosen }
      }
  }
  return state
}
