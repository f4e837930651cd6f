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

/** A query in the language of FTS5 (https://www.sqlite.org/fts5.html, section 3): documents of a set with all the words, or with some of them. */
export const matchExpression = (scope: string, terms: Terms, combined: 'AND' | 'OR'): string =>
  `scope : "${scope}" AND (${terms.map(term).join(` ${combined} `)})`

/** Documents of a set with all the words in their title. */
export const titleExpression = (scope: string, terms: Terms): string =>
  `scope : "${scope}" AND (title : (${terms.map(term).join(' AND ')}))`

/** The titles of a search of so many words may lack one of them. */
const [fewestForThat, mostForThat] = [3, 6]

/** Documents of a set with all the words but one in their title; undefined for a search of few words, and of very many. */
export function nearlyTitledExpression(scope: string, terms: Terms): string | undefined {
  if (terms.length < fewestForThat || terms.length > mostForThat) return undefined
  const choices = terms.map((_, left) => terms.filter((_, at) => at !== left))
  const titles = choices.map(some => `(${some.map(term).join(' AND ')})`)
  return `scope : "${scope}" AND (title : (${titles.join(' OR ')}))`
}

/** The words of the vocabulary that have one of these parts. */
export const partsExpression = (parts: readonly string[]): string =>
  parts.map(part => `"${part}"`).join(' OR ')

/** Documents of a set with all the words, none of them in the body alone. */
export const nearTopExpression = (scope: string, terms: Terms): string =>
  `scope : "${scope}" AND (${nearTop} : (${terms.map(term).join(' AND ')}))`
