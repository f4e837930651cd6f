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
