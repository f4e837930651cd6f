import type { Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import type { ProgrammePrices } from '../_kit/programmes/prices.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import { searchParameter } from '../_kit/search-page.ts'
import { type FacetName, facetNames } from './facets.ts'
import type { Found } from './find-programmes.ts'
import { inOrder, labelOf, type Wording } from './option-labels.ts'
import { type SearchState, without, withoutWords } from './search-state.ts'

/** The results, with the texts and links for them. */
export interface Scene extends Wording {
  readonly found: Found<Programme>
  readonly address: (state: SearchState) => string
  /** The page that compares; undefined on a site without one. */
  readonly comparison: string | undefined
  readonly pricesOf: (careId?: string) => ProgrammePrices | undefined
}

/** A facet with its options. */
export function groupOf(name: FacetName, { found, words, language }: Scene) {
  const chosen = found.state.chosen[name]
  const options = found.options[name].map(({ code, text, language: writtenIn, count }) => ({
    ...{ code, text, writtenIn, count },
    label: labelOf(name, text, { words, language }),
    isChosen: chosen.has(code),
    isDisabled: count === 0 && !chosen.has(code),
  }))
  return { name, title: words[name], count: chosen.size, options: inOrder(name, options, language) }
}

export type FinderGroup = ReturnType<typeof groupOf>

const chipOf = (key: string, label: string, state: SearchState, { words, address }: Scene) => ({
  ...{ key, label },
  hint: fillTemplate(words.remove, { label }),
  href: address(state),
})

/** A link for each choice, which takes it back. */
export function chipsOf(groups: readonly FinderGroup[], scene: Scene) {
  const { state } = scene.found
  const ofWords = state.words ? [chipOf('words', state.words, withoutWords(state), scene)] : []
  const ofOptions = groups.flatMap(({ name, options }) =>
    options.flatMap(({ code, label, isChosen }) =>
      isChosen ? chipOf(`${name}-${code}`, label, without(state, name, code), scene) : [],
    ),
  )
  return [...ofWords, ...ofOptions]
}

/** Suggestions after a search without results: remove the words, or a facet whose choices alone exclude programmes. */
export function looseningsOf({ found, words, address }: Scene) {
  const { state } = found
  const loosening = (name: FacetName | 'words', count: number, next: SearchState) => {
    const label = fillTemplate(words.withoutFacet, { name: words[name], count: String(count) })
    return count ? [{ name, label, href: address(next) }] : []
  }
  return [
    ...(state.words ? loosening('words', found.withoutWords, withoutWords(state)) : []),
    ...facetNames.flatMap(name =>
      state.chosen[name].size ? loosening(name, found.withoutFacet[name], without(state, name)) : [],
    ),
  ]
}

/** After a search without results: the site's search for the same words. */
export function searchOf({ found, words }: Scene, context: Context) {
  const { words: wanted } = found.state
  if (found.programmes.length || !wanted) return undefined
  const query = new URLSearchParams({ [searchParameter]: wanted })
  return {
    label: fillTemplate(words.everywhere, { text: wanted }),
    href: `${context.sitePage('search')}?${query}`,
  }
}
