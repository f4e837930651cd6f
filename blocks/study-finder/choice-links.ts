import type { Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { searchParameter } from '../_kit/search-page.ts'
import { type FacetName, facetNames } from './facets.ts'
import type { FinderGroup } from './groups.ts'
import type { Scene } from './scene.ts'
import { type SearchState, without, withoutWords } from './search-state.ts'

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
