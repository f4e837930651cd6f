/** What may stand for one of the visitor's words: a beginning of a word, or words that all have to be there. */
export type Alternative = readonly string[]

/** The visitor's words, each with what may stand for it; the word itself is the first. */
export type Terms = readonly (readonly Alternative[])[]

/** Words with fewer letters are the beginnings of too many others. */
export const shortestBeginning = 4

/** A word with fewer letters is a name by itself in a title, as “KI” or “R”; in facts, too, where degrees are. */
const shortestOpen = 3

const isShort = (words: Alternative) => words.length === 1 && words[0]!.length < shortestOpen
const inNames = (word: string) => `({title facts} : "${word}")`

/**
 * A beginning of a word; a single letter is a word of its own. Words are letters and digits alone, so that nothing in them has a meaning in the
 * language of the query.
 */
const beginning = (word: string) => (word.length < 2 ? inNames(word) : `"${word}" *`)

/** A word that stands for the visitor's: a short one is whole. */
const standIn = (word: string) => (word.length < shortestBeginning ? `"${word}"` : beginning(word))

// Words that a visitor did not write as they are mean something only where they stand together.
const nearTop = '{title facts description}'

const alternative = (words: Alternative, form: (word: string) => string): string =>
  words.length > 1 ? `(${nearTop} : (${words.map(form).join(' AND ')}))` : form(words[0]!)

const term = ([own, ...others]: readonly Alternative[]): string =>
  `(${[alternative(own!, beginning), ...others.map(words => alternative(words, standIn))].join(' OR ')})`

/** A query in the language of FTS5 (https://www.sqlite.org/fts5.html, section 3): documents with all the words, or with some of them. */
export const matchExpression = (terms: Terms, combined: 'AND' | 'OR'): string =>
  terms.map(term).join(` ${combined} `)

/** Documents with a word in their title: a short one as a word of its own, in the title or in the facts. */
function titled([own, ...others]: readonly Alternative[]): string {
  if (!isShort(own!)) return `title : ${term([own!, ...others])}`
  const rest = others.map(words => `(title : ${alternative(words, standIn)})`)
  return `(${[inNames(own![0]!), ...rest].join(' OR ')})`
}

/** Documents with all the words in their title. */
export const titleExpression = (terms: Terms): string => terms.map(one => `(${titled(one)})`).join(' AND ')

/** The titles of a search of so many words may lack one of them. */
const [fewestForThat, mostForThat] = [3, 6]

/** Documents with all the words but one in their title; undefined for a search of few words, and of very many. */
export function nearlyTitledExpression(terms: Terms): string | undefined {
  if (terms.length < fewestForThat || terms.length > mostForThat) return undefined
  const choices = terms.map((_, left) => terms.filter((_, at) => at !== left))
  return choices.map(some => `(${titleExpression(some)})`).join(' OR ')
}

/** Documents with all the words, or with some of them, none in the body alone. */
export const nearTopExpression = (terms: Terms, combined: 'AND' | 'OR'): string =>
  `${nearTop} : (${matchExpression(terms, combined)})`

/** Queries for a single word: in any column, and as a whole word of the title. */
export interface WordExpressions {
  readonly anywhere: string
  readonly titled: string
}

export const wordExpressions = (terms: Terms): readonly WordExpressions[] =>
  terms.map(one => ({
    anywhere: term(one),
    titled: `title : (${one[0]!.map(word => `"${word}"`).join(' AND ')})`,
  }))

/** The words of the vocabulary that have one of these parts. */
export const partsExpression = (parts: readonly string[]): string =>
  parts.map(part => `"${part}"`).join(' OR ')

/** The words that say of which set a document is: one for all of them, and one for those of its type. */
export const scopesOf = (set: string, type: string): readonly string[] => [
  set,
  `${set}t${type.replaceAll('-', '')}`,
]

/** Documents of a set that an expression finds by their words: of these types, or of all if there are none. */
export function inScope(set: string, types: readonly string[], expression: string): string {
  const scopes = types.length ? types.map(type => scopesOf(set, type)[1]) : [set]
  return `scope : (${scopes.map(scope => `"${scope}"`).join(' OR ')}) AND (- scope : (${expression}))`
}
