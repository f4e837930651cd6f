import { fillTemplate } from '../_kit/fill-template.ts'
import { monthCodes } from '../_kit/programme-starts.ts'
import type { factWords } from '../_kit/programmes/fact-words.ts'
import { degreeCodes, degreeName, languageName, startName } from '../_kit/programmes/labels.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import { slug } from '../_kit/slug.ts'
import { type FacetName, facetNames, facets } from './facets.ts'
import type { FoundOption } from './find-programmes.ts'
import type { messages } from './messages.ts'
import type { SearchState } from './search-state.ts'

type Named<T extends { readonly de: object }> = Readonly<Record<keyof T['de'], string>>

export type FinderWords = Named<typeof messages> & Named<typeof factWords>

const months: readonly string[] = monthCodes

const countLabel = (template: string, text: string) => fillTemplate(template, { count: text })

/** Words and language of the page. */
export interface Wording {
  readonly words: FinderWords
  readonly language: string
}

/** Makes the label of a value; values of the other facets are their own labels. */
const labels: Partial<Record<FacetName, (text: string, wording: Wording) => string>> = {
  degree: degreeName,
  language: languageName,
  duration: (count, { words }) => countLabel(words.months, count),
  start: startName,
  credits: (count, { words }) => countLabel(words.atLeast, count),
}

export const labelOf = (name: FacetName, text: string, wording: Wording): string =>
  labels[name]?.(text, wording) ?? text

const byCode: Partial<Record<FacetName, (code: string) => number>> = {
  degree: code => degreeCodes.indexOf(code),
  duration: Number,
  credits: Number,
  start: code => months.indexOf(code),
}

/** Options in the order that readers expect: numbers, months and degrees in their own order, all else by label. */
export function inOrder<O extends FoundOption & { readonly label: string }>(
  name: FacetName,
  options: readonly O[],
  language: string,
): readonly O[] {
  const rank = byCode[name]
  return options.toSorted((one, other) =>
    rank ? rank(one.code) - rank(other.code) : one.label.localeCompare(other.label, language),
  )
}

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
