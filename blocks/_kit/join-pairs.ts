import { monthNames, unitNames } from './number-words.ts'

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})(?![\\p{L}\\p{N}'’])`

/**
 * Blanks between a number, also an ordinal, and its sign, its unit, its month or its next group of digits; after the code of a country; and after
 * an ordinal that is written with letters.
 */
const afterNumber = new RegExp(
  [
    `(?<=\\d\\.?) (?=[€£$%‰]|\\d{3}|${oneOf(unitNames)}|(?:de )?${oneOf(monthNames)})`,
    '(?<=\\+\\d{2,3}) (?=\\d)',
    '(?<=\\d(?:er?|re|\\.?[ºª])) (?=[\\d\\p{L}])',
  ].join('|'),
  'giu',
)

/** Before a Roman numeral: "Teilzeit II". */
const beforeNumeral = /(?<=\p{Lu}\p{Ll}{3,}) (?=(?:I{1,3}|I?V|VI{1,3}|I?X)(?![\p{L}\p{N}.]))/gu

/** In French before high punctuation and inside quotation marks; no other of the languages has blanks there. */
const besidePunctuation = /(?<=«) | (?=[»;?!]|:(?:\s|$))/g

/** Words joined by hyphens, outside of addresses and of names of placeholders. */
const compound = /(?<![\p{L}\p{N}_.@/:#?=&%+{\u2060-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}_@/=-]|[.:]\p{L})/gu

/** A hyphen, and the word joiner, after which no line ends: the fonts have no sign for U+2011, so that a local one would stand in its place. */
const joined = '-\u2060'

/** A shorter compound gains nothing by being divided: "Live-Kurs". */
const longestWhole = 12

function joinCompound(words: string): string {
  if (words.length <= longestWhole && /^\p{Lu}/u.test(words)) return words.replaceAll('-', joined)
  // No line ends after a single letter: "E-Mail-Adresse".
  return words[1] === '-' ? words.replace('-', joined) : words
}

/**
 * Joins what belongs on one line (requirement texts/joined-pairs): a number with its sign or unit, a date, a Roman numeral, a short compound. It
 * replaces blanks by those at which no line ends, and adds a word joiner to hyphens. Idempotent.
 */
export const joinPairs = (text: string): string =>
  text
    .replace(afterNumber, '\u00a0')
    .replace(beforeNumeral, '\u00a0')
    .replace(besidePunctuation, '\u202f')
    .replace(compound, joinCompound)
