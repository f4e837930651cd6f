import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { splitList } from '../../../../blocks/_kit/split-list.ts'
import type { Story } from '../types/story.ts'
import { settingsInOrder } from './features.ts'

/** The editors' settings for words in the search of a unit: those for all units and its own. */
export interface SearchSettings {
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  readonly pinned: readonly { readonly searches: readonly string[]; readonly page: Multilink }[]
  readonly compounds: readonly { readonly word: string; readonly parts: string }[]
}

const compoundIn = (line: string) => {
  const [word = '', parts = ''] = line.split('=').map(part => part.trim())
  return word && parts ? [{ word, parts }] : []
}

export function searchSettingsOf(stories: readonly Story[], unit: string): SearchSettings {
  const inOrder = settingsInOrder(stories, unit)
  return {
    synonyms: inOrder
      .flatMap(({ searchSynonyms }) => searchSynonyms.map(({ words }) => splitList(words, /[,\n]/)))
      .filter(words => words.length > 1),
    pinned: inOrder.flatMap(({ pinnedResults }) =>
      pinnedResults.flatMap(({ words, page }) =>
        page ? [{ searches: splitList(words, /[,\n]/), page }] : [],
      ),
    ),
    compounds: inOrder.flatMap(({ compounds }) => splitList(compounds, /\n/).flatMap(compoundIn)),
  }
}
