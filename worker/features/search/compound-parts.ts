import type { FoldedSettings } from './expand-terms.ts'
import type { SearchStore } from './search-store.ts'
import { possibleParts, splitCompound } from './split-compound.ts'
import { stemOf } from './word-forms.ts'

/** Minimum letters of a part that replaces the whole compound: a shorter part is too unspecific. */
const shortestAlone = 5

export interface Vocabulary {
  readonly store: SearchStore
  readonly set: string
  readonly language: string
  readonly synonyms: FoldedSettings['synonyms']
  /** Whether typing is finished: only then the words have an ending. */
  readonly isWhole: boolean
  /** Whether there is only one term. */
  readonly isAlone: boolean
}

/**
 * The possible last parts of a compound, by the part: the part itself if it is in the vocabulary, else a word stem of the vocabulary that has
 * another ending.
 */
async function lastParts(
  word: string,
  known: ReadonlySet<string>,
  { store, set, language, isWhole }: Vocabulary,
): Promise<ReadonlyMap<string, string>> {
  const own = [...known].map(part => [part, part] as const)
  if (!isWhole) return new Map(own)
  const stems = possibleParts(word)
    .filter(part => word.endsWith(part) && !known.has(part))
    .flatMap(part => {
      const stem = stemOf(part, language)
      return stem ? [[part, stem] as const] : []
    })
  const begun = new Set(
    await store.beginningsAmong(
      set,
      stems.map(([, stem]) => stem),
    ),
  )
  return new Map([...own, ...stems.filter(([, stem]) => begun.has(stem))])
}

/** The parts into which a compound may be cut that are words of the vocabulary, or words of editors. */
async function knownParts(word: string, { store, set, synonyms }: Vocabulary): Promise<ReadonlySet<string>> {
  const possible = possibleParts(word)
  const ofEditors = possible.filter(part => synonyms.has(part))
  return new Set([...(await store.wordsAmong(set, possible)), ...ofEditors])
}

const longestOf = (parts: readonly string[]) => parts.toSorted((a, b) => b.length - a.length).slice(0, 1)

/** The parts of a compound; if it cannot be split into words, its longest part that is a word, used only together with other words. */
export async function partsOf(word: string, vocabulary: Vocabulary): Promise<readonly string[]> {
  const known = await knownParts(word, vocabulary)
  const last = await lastParts(word, known, vocabulary)
  const all = splitCompound(word, { isWord: part => known.has(part), isLast: part => last.has(part) })
  if (all.length) return [...new Set(all.map(part => last.get(part) ?? part))]
  return vocabulary.isAlone ? [] : longestOf([...known].filter(part => part.length >= shortestAlone))
}

/**
 * The longest beginning of a compound that is a word of the vocabulary, or of editors: “finanzierung” of “finanzierungsmoglichkeiten”. Undefined
 * where there is none.
 */
export async function firstPart(word: string, vocabulary: Vocabulary): Promise<string | undefined> {
  const known = [...(await knownParts(word, vocabulary))]
  return longestOf(known.filter(part => part.length >= shortestAlone && word.startsWith(part)))[0]
}
