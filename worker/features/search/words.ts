import { cutText } from '../../../blocks/_kit/cut-text.ts'

const marks = /\p{M}/gu

/** Upper case and accents make no difference, in any language. */
const foldAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(marks, '').replaceAll('ß', 'ss')

// An e after a, o or u replaces the umlaut's dots, unless the u belongs to another sound (qu, au, eu, ie).
const writtenUmlauts = /(?<=[ao]|(?<![aeioquy])u)e/g

/**
 * Folds a word, or each word of a text, for comparison: in German `ae`, `oe` and `ue` equal `ä`, `ö` and `ü`, which equal `a`, `o` and `u`, because
 * visitors write all three (Lucene, GermanNormalizationFilter); `ss` equals `ß` in all languages.
 */
export function foldWord(word: string, language: string): string {
  const folded = foldAccents(word)
  return language === 'de' ? folded.replace(writtenUmlauts, '') : folded
}

/** How many characters of a word fold to at least the first `length` characters of its folded form. */
export function lettersOf(word: string, length: number, language: string): number {
  let end = 0
  let folded = 0
  for (const letter of word) {
    const next = foldWord(word.slice(0, end + letter.length), language).length
    // A character that folds to nothing belongs to the one before it: the second half of ue, a combining accent.
    if (folded >= length && next > folded) break
    end += letter.length
    folded = next
  }
  return end
}

const letters = /[\p{L}\p{N}]+/gu

/** Names that are one word although they contain punctuation: `B.A.`, `M. Sc.`, `LL.M.`, `C#`, `C++`, `F&E`. */
const shortName =
  /(?<![\p{L}\p{N}.])(?:\p{L}{1,2}(?:\.\p{L}{1,4})+\.?|(?:\p{L}|ll|ph)\.\s\p{L}{1,3}\.|\p{L}(?:#|\+\+)|\p{L}\s?&\s?\p{L})(?![\p{L}\p{N}#+])/giu

const anyWord = new RegExp(`${shortName.source}|${letters.source}`, 'giu')

/** Replacements for signs, because the full-text index knows letters and digits only. */
const signs: Readonly<Record<string, string>> = { '#': 'sharp', '+': 'plus', '&': 'amp' }
const joined = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, sign => signs[sign] ?? '')

/** A word of a text, unchanged and folded. */
interface FoundWord {
  readonly word: string
  readonly at: number
  readonly folded: string
}

export const wordsAt = (text: string, language: string): readonly FoundWord[] =>
  [...text.matchAll(anyWord)].map(({ 0: word, index }) => ({
    word,
    at: index,
    folded: foldWord(joined(word), language),
  }))

/** The words of a text, folded for a language, in their order. */
export const foldedWords = (text: string, language: string): string[] =>
  // The text is folded as a whole: a call for each word takes most of the time of a large space.
  foldWord(text.replace(shortName, joined), language).match(letters) ?? []

/** A short part before a hyphen, as in “E-Commerce” and “Java-Script”, which others write as one word. */
const hyphened = /(?<![\p{L}\p{N}-])(\p{L}{1,4})-(\p{L}{2,})/gu

/**
 * A capital within a word, as in “eCommerce” and “JavaScript”, where others write a hyphen or a space; the ending of “StudentInnen” is not a word.
 */
const humped = /(?<![\p{L}\p{N}])(\p{L}*\p{Ll})(?!Innen)(\p{Lu}\p{L}{2,})/gu

/** The words under which a text is found. */
export const indexedWords = (text: string, language: string): string[] =>
  // Capitals first: in the word that the hyphen joined, “JavaScript”, they would tell the same parts again.
  foldedWords(text.replace(humped, '$& $1 $2').replace(hyphened, '$& $1$2'), language)

const maxWords = 8
const maxLetters = 40

/** The words of a search; a single letter beside others is left out. */
export function wordsOfQuery(words: string, language: string): readonly string[] {
  const all = foldedWords(cutText(words, 400), language)
  const long = all.filter(word => word.length > 1)
  return [...new Set((long.length ? long : all).slice(0, maxWords).map(word => cutText(word, maxLetters)))]
}
