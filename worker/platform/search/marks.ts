import { foldWord, lettersOf } from './fold.ts'
import { wordsAt } from './words.ts'

/** Part of a text that matches the search, as positions in it. */
export type Mark = readonly [from: number, to: number]

/** The matched parts of a text: the beginning of a word that was typed, or the whole word that was meant. */
export function marksIn(
  text: string | undefined,
  {
    typed,
    meant,
    language,
  }: { readonly typed: readonly string[]; readonly meant: readonly string[]; readonly language: string },
): readonly Mark[] {
  return wordsAt(text ?? '').flatMap(({ word, at }): Mark[] => {
    const folded = foldWord(word, language)
    const lengths = typed.filter(term => folded.startsWith(term)).map(term => term.length)
    if (lengths.length) return [[at, at + lettersOf(word, Math.max(...lengths), language)]]
    return meant.some(term => folded.startsWith(term)) ? [[at, at + word.length]] : []
  })
}
