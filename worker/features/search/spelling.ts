/** Letters that may differ: none in short words, one in words of four letters, two from eight letters on. */
export const allowedErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * The edit distance (optimal string alignment: letters left out, added, changed or swapped) between a word and the nearest beginning of another one,
 * because visitors may not have finished typing. At most `max` + 1.
 */
export function errorsToBeginning(typed: string, word: string, max: number): number {
  const width = Math.min(word.length, typed.length + max)
  let before: number[] = []
  let row = Array.from({ length: width + 1 }, (_, at) => at)
  for (let line = 1; line <= typed.length; line++) {
    const next = [line]
    for (let at = 1; at <= width; at++) {
      const isSame = typed[line - 1] === word[at - 1]
      const isSwapped =
        line > 1 && at > 1 && typed[line - 1] === word[at - 2] && typed[line - 2] === word[at - 1]
      const cost = Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + (isSame ? 0 : 1))
      next.push(isSwapped ? Math.min(cost, before[at - 2]! + 1) : cost)
    }
    if (Math.min(...next) > max + 1) return max + 1
    before = row
    row = next
  }
  return Math.min(max + 1, ...row)
}

/** A word of the vocabulary that a visitor may have meant. */
interface Candidate {
  readonly word: string
  readonly errors: number
}

const maxMeant = 5

/** The words of the vocabulary that a visitor may have meant by a mistyped one, the nearest first. The first letter is assumed to be right. */
export function meantWords(typed: string, vocabulary: readonly string[]): readonly string[] {
  const max = allowedErrors(typed)
  if (!max) return []
  const near = vocabulary.flatMap((word): Candidate[] => {
    if (word[0] !== typed[0]) return []
    const errors = errorsToBeginning(typed, word, max)
    return errors <= max ? [{ word, errors }] : []
  })
  const best = Math.min(...near.map(({ errors }) => errors))
  return near
    .filter(({ errors }) => errors === best)
    .sort((one, other) => one.word.length - other.word.length)
    .slice(0, maxMeant)
    .map(({ word }) => word)
}

/** The trigrams of a word, as in the index of words. */
export const trigramsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3))
