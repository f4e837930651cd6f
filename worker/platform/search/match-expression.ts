/** What may stand for one of the visitor's words: a beginning of a word, or words that all have to be there. */
export type Alternative = readonly string[]

/** The visitor's words, each with what may stand for it; the word itself is the first. */
export type Terms = readonly (readonly Alternative[])[]

/** Words with fewer letters are the beginnings of too many others. */
export const shortestBeginning = 4

/** A beginning of a word. Words are letters and digits alone, so that nothing in them has a meaning in the language of the query. */
const beginning = (word: string) => `"${word}" *`

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

/** Documents with all the words in their title. */
export const titleExpression = (terms: Terms): string => `title : (${matchExpression(terms, 'AND')})`

/** The titles of a search of so many words may lack one of them. */
const [fewestForThat, mostForThat] = [3, 6]

/** Documents with all the words but one in their title; undefined for a search of few words, and of very many. */
export function nearlyTitledExpression(terms: Terms): string | undefined {
  if (terms.length < fewestForThat || terms.length > mostForThat) return undefined
  const choices = terms.map((_, left) => terms.filter((_, at) => at !== left))
  return `title : (${choices.map(some => `(${matchExpression(some, 'AND')})`).join(' OR ')})`
}

/** Documents with all the words, or with some of them, none in the body alone. */
export const nearTopExpression = (terms: Terms, combined: 'AND' | 'OR'): string =>
  `${nearTop} : (${matchExpression(terms, combined)})`

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
