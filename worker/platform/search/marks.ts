import { foldWord, lettersOf } from './fold.ts'
import { type Alternative, shortestBeginning } from './match-expression.ts'
import { wordsAt } from './words.ts'

/** Part of a text that matches the search, as positions in it. */
export type Mark = readonly [from: number, to: number]

interface Searched {
  readonly typed: readonly string[]
  /** What may stand for the typed words; of several words all, one after the other. */
  readonly meant: readonly Alternative[]
  readonly language: string
}

const standsFor = (term: string, word: string) =>
  term.length < shortestBeginning ? word === term : word.startsWith(term)

/** The matched parts of a text: the beginning of a word that was typed, or the whole words that were meant. */
export function marksIn(text: string | undefined, { typed, meant, language }: Searched): readonly Mark[] {
  const words = wordsAt(text ?? '').map(found => ({ ...found, folded: foldWord(found.word, language) }))
  const isMeant = words.map(() => false)
  for (const alternative of meant)
    for (const start of words.keys())
      if (alternative.every((term, index) => standsFor(term, words[start + index]?.folded ?? '')))
        isMeant.fill(true, start, start + alternative.length)
  return words.flatMap(({ word, at, folded }, index): Mark[] => {
    const lengths = typed.filter(term => folded.startsWith(term)).map(term => term.length)
    if (lengths.length) return [[at, at + lettersOf(word, Math.max(...lengths), language)]]
    return isMeant[index] ? [[at, at + word.length]] : []
  })
}
