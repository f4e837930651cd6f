import { maskPersonal } from '../../../../blocks/_kit/mask-personal.ts'
import { revisionOf } from '../../../core/base/caching/validity.ts'
import { askedWords, wordsAt } from '../words.ts'

/** Words of a search that editors may be shown, and a short name for them, which is the same however they are written. */
export interface SearchedWords {
  readonly words: string
  readonly digest: string
}

const mostWords = 6
const mostLetters = 60
/** Maximum digits in a search: a year is allowed; numbers of telephones, customers and cards are longer. */
const mostDigits = 4

/** Addresses of pages. */
const address = /:\/\/|\bwww\./i

/**
 * The words of a search in the form that editors may see. Undefined where they may identify the person who searched, because they contain personal
 * data that events and log lines mask, another long number, an address or whole sentences; also where there are no words.
 */
export function searchedWords(typed: string, language: string): SearchedWords | undefined {
  if (maskPersonal(typed) !== typed || address.test(typed)) return undefined
  if (typed.replace(/\D/g, '').length > mostDigits) return undefined
  const found = wordsAt(typed.normalize('NFC').toLowerCase(), language).map(({ word }) => word)
  const words = found.join(' ')
  if (found.length > mostWords || words.length > mostLetters) return undefined
  const folded = askedWords(words, language)
  // A single letter may be a name, and does not tell editors what is missing.
  return folded.some(word => word.length > 1) ? { words, digest: revisionOf(folded.join(' ')) } : undefined
}
