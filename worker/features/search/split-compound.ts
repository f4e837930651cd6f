/** Sounds between the parts of a German compound. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e']

const shortestPart = 4
/** Minimum letters of the remainder of a word after its first part. */
const shortestCompound = 2 * shortestPart
const maxParts = 4

/** Words that are endings rather than parts: each would split many words that are not compounds. */
const endings: ReadonlySet<string> = new Set([
  'heit',
  'keit',
  'lich',
  'ung',
  'schaft',
  'isch',
  'ende',
  'ender',
])

/** The possible splits of a word: each beginning that may be a part, the longest first, with its possible rests. */
function* cuts(
  word: string,
  isPart: (first: string) => boolean,
): Generator<readonly [first: string, rest: string]> {
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const first = word.slice(0, end)
    if (!isPart(first)) continue
    for (const joint of joints)
      if (word.startsWith(joint, end) && word.length - end - joint.length >= shortestPart)
        yield [first, word.slice(end + joint.length)]
  }
}

/** All parts into which a compound may be split; a vocabulary decides which of them are words. */
export function possibleParts(word: string): readonly string[] {
  if (word.length < shortestCompound) return []
  return [...new Set([...cuts(word, () => true)].flat())]
}

interface Words {
  readonly isWord: (word: string) => boolean
  /** Whether a word may be the last part, the only one with an ending: “Voraussetzungen”. Default: `words`. */
  readonly isLast?: (word: string) => boolean
}

/**
 * The parts of a German compound, each of them a word of the vocabulary; empty for a word that is not a compound. The longest first part wins,
 * so that the last part, which names the thing, is not the ending of another word.
 */
export function splitCompound(word: string, words: Words, parts = maxParts): string[] {
  const { isWord, isLast = isWord } = words
  if (parts < 2 || word.length < shortestCompound) return []
  for (const [first, rest] of cuts(word, part => !endings.has(part) && isWord(part))) {
    if (endings.has(rest)) continue
    if (isLast(rest)) return [first, rest, ...splitCompound(rest, words, parts - 1)]
    const further = splitCompound(rest, words, parts - 1)
    if (further.length) return [first, ...further]
  }
  return []
}
