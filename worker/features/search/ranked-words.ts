import {
  type Alternative,
  shortestBeginning,
  shortestOpen,
  type Term,
  type Terms,
} from './match-expression.ts'

/** The words of a document by which it is ranked, folded. */
interface Ranked<T> {
  readonly title: T
  readonly facts: T
  readonly description: T
}

/** The form of a document's row: a line each. */
export const linesOf = ({ title, facts, description }: Ranked<readonly string[]>): string =>
  [title, facts, description].map(words => words.join(' ')).join('\n')

/** The words of a row, each between spaces. */
export function readLines(lines: string): Ranked<string> {
  const [title = '', facts = '', description = ''] = lines.split('\n').map(line => ` ${line} `)
  return { title, facts, description }
}

type Column = keyof Ranked<unknown>

/** Weights of a word by the column that contains it, of a word of the body alone, and of a whole word of the title in addition. */
const weights: Readonly<Record<Column, number>> = { title: 10, facts: 4, description: 3 }
const bodyWeight = 1
const wholeWeight = 5

// `Object.keys` forgets the names of the keys.
const columns = Object.keys(weights) as readonly Column[]

const hasWhole = (text: string, word: string) => text.includes(` ${word} `)
const hasBeginning = (text: string, word: string) => text.includes(` ${word}`)

/** Whether a text has a word as the query of the full text finds it: the visitor's own (`isOwn`), or one that stands for it. */
const hasWord = (text: string, word: string, isOwn: boolean): boolean =>
  word.length < (isOwn ? 2 : shortestBeginning) ? hasWhole(text, word) : hasBeginning(text, word)

/** The columns that contain an alternative; one of several words is only found where all of them are near the top. */
function columnsOf(words: Ranked<string>, alternative: Alternative, isOwn: boolean): readonly Column[] {
  const having = (word: string) => columns.filter(column => hasWord(words[column], word, isOwn))
  const each = alternative.map(having)
  return each.every(found => found.length) ? [...new Set(each.flat())] : []
}

const columnsWith = (words: Ranked<string>, term: Term): ReadonlySet<Column> =>
  new Set(term.flatMap((alternative, index) => columnsOf(words, alternative, index === 0)))

/** Whether a title has a word; a short one is a whole word of the title or of the facts. */
function isTitled(words: Ranked<string>, [own, ...others]: Term): boolean {
  const inTitle = (alternative: Alternative, isOwn: boolean) =>
    alternative.every(word => hasWord(words.title, word, isOwn))
  const isShort = own!.length === 1 && own![0]!.length < shortestOpen
  const isNamed = isShort
    ? hasWhole(words.title, own![0]!) || hasWhole(words.facts, own![0]!)
    : inTitle(own!, true)
  return isNamed || others.some(other => inTitle(other, false))
}

/** How many of the words a title lacks. */
export const lackedByTitle = (words: Ranked<string>, terms: Terms): number =>
  terms.filter(term => !isTitled(words, term)).length

/** The weight of each word in a document. A word in none of its columns is in its body, if the document `hasAll` words. */
export function hitsOf(words: Ranked<string>, terms: Terms, hasAll: boolean): readonly number[] {
  return terms.map(term => {
    const found = [...columnsWith(words, term)]
    const sum = found.reduce((total, column) => total + weights[column], 0)
    const isWhole = term[0]!.every(word => hasWhole(words.title, word))
    return sum ? sum + (isWhole ? wholeWeight : 0) : hasAll ? bodyWeight : 0
  })
}

/** How many words a text has. */
export const countWords = (text: string): number => text.split(' ').length - 2
