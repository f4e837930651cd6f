import type { Mark } from '../../core/platform/search.ts'
import { type Alternative, shortestBeginning, type Terms } from './match-expression.ts'
import { lettersOf, wordsAt } from './words.ts'

interface Searched {
  readonly typed: readonly string[]
  /** Alternatives for the typed words; of an alternative with several words all are marked, in sequence. */
  readonly meant: readonly Alternative[]
  readonly language: string
}

export const searchedFor = (terms: Terms, language: string): Searched => ({
  typed: terms.flatMap(([own]) => own ?? []),
  meant: terms.flatMap(([, ...others]) => others),
  language,
})

const hasSigns = /[^\p{L}\p{M}\p{N}]/u

/** A single letter is not treated as a beginning. */
const isTyped = (term: string, word: string) => (term.length < 2 ? word === term : word.startsWith(term))

const standsFor = (term: string, word: string) =>
  term.length < shortestBeginning ? word === term : word.startsWith(term)

/** The matched parts of a text: the beginning of a word that was typed, or the whole words that were meant. */
export function markWords(text: string | undefined, { typed, meant, language }: Searched): readonly Mark[] {
  const words = wordsAt(text ?? '', language)
  const isMeant = words.map(() => false)
  for (const alternative of meant)
    for (const start of words.keys())
      if (alternative.every((term, index) => standsFor(term, words[start + index]?.folded ?? '')))
        isMeant.fill(true, start, start + alternative.length)
  return words.flatMap(({ word, at, folded }, index): Mark[] => {
    const lengths = typed.filter(term => isTyped(term, folded)).map(term => term.length)
    // A name with signs is one sign.
    const end = hasSigns.test(word) ? word.length : lettersOf(word, Math.max(...lengths), language)
    if (lengths.length) return [[at, at + end]]
    return isMeant[index] ? [[at, at + word.length]] : []
  })
}
