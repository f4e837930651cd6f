import { cutText } from '../../../blocks/_kit/cut-text.ts'
import { foldWord } from './fold.ts'

const letters = /[\p{L}\p{N}]+/gu

/** A word of a text as it stands there. */
export interface FoundWord {
  readonly word: string
  readonly at: number
}

export const wordsAt = (text: string): readonly FoundWord[] =>
  [...text.matchAll(letters)].map(({ 0: word, index }) => ({ word, at: index }))

/** The words of a text, folded for a language, in their order. */
export const foldedWords = (text: string, language: string): string[] =>
  // The text is folded as a whole: a call for each word takes most of the time of a large space.
  foldWord(text, language).match(letters) ?? []

const maxWords = 8
const maxLetters = 40

/** The words that are searched for; a single letter says too little. */
export const askedWords = (words: string, language: string): readonly string[] => [
  ...new Set(
    foldedWords(cutText(words, 400), language)
      .filter(word => word.length > 1)
      .slice(0, maxWords)
      .map(word => cutText(word, maxLetters)),
  ),
]
