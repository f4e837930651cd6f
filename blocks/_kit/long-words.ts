/** Letters of about half the average width in the fonts of the themes, and those half as wide again. */
const narrow = /[fijlrtI]/g
const wide = /[mMW]/g

const countOf = (word: string, letters: RegExp): number => word.match(letters)?.length ?? 0

/** The width of a word, in average letters of a bold font. Soft hyphens and word joiners have none. */
function widthOf(word: string): number {
  const letters = word.replaceAll(/[\u00ad\u2060]/g, '')
  return letters.length - countOf(letters, narrow) / 2 + countOf(letters, wide) / 2
}

/** Words end at blanks, and after a slash or a hyphen that is not joined to what follows. */
const between = /(?:[\s/]|-(?!\u2060))+/

const longestIn = (text: string): number => Math.max(...text.split(between).map(widthOf))

/** Up to this width a word fits the narrowest phone in the largest size. */
const shortest = 11

/** The steps of heading.css, by the width of the longest word that fits one line. */
const steps = [
  [13, 'word-13'],
  [15, 'word-15'],
  [17, 'word-17'],
  [19, 'word-19'],
  [21, 'word-21'],
  [24, 'word-24'],
] as const

/** The class that limits the size of a headline, so that its longest word fits one line; undefined where all its words are short. */
export function wordClass(text: string): string | undefined {
  const width = longestIn(text)
  if (width <= shortest) return undefined
  return (steps.find(([most]) => width <= most) ?? steps.at(-1)!)[1]
}

/** Whether a headline has a word that fits one line in no size that is read well. */
export const hasOverlongWord = (text: string): boolean => longestIn(text) > steps.at(-1)![0]
