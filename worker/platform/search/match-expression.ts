/** What may stand for one of the visitor's words: a beginning of a word, or words that all have to be there. */
export type Alternative = readonly string[]

/** The visitor's words, each with what may stand for it; the word itself is the first. */
export type Terms = readonly (readonly Alternative[])[]

/** A beginning of a word. Words are letters and digits alone, so that nothing in them has a meaning in the language of the query. */
const beginning = (word: string) => `"${word}" *`

// Words that a visitor did not write as they are mean something only where they stand together.
const nearTop = '{title facts description}'

const alternative = (words: Alternative): string =>
  words.length > 1 ? `(${nearTop} : (${words.map(beginning).join(' AND ')}))` : beginning(words[0]!)

const term = (alternatives: readonly Alternative[]): string =>
  `(${alternatives.map(alternative).join(' OR ')})`

/** A query in the language of FTS5 (https://www.sqlite.org/fts5.html, section 3): documents of a set with all the words, or with some of them. */
export const matchExpression = (scope: string, terms: Terms, combined: 'AND' | 'OR'): string =>
  `scope : "${scope}" AND (${terms.map(term).join(` ${combined} `)})`

/** Documents of a set with all the words in their title. */
export const titleExpression = (scope: string, terms: Terms): string =>
  `scope : "${scope}" AND (title : (${terms.map(term).join(' AND ')}))`

/** The words of the vocabulary that have one of these parts. */
export const partsExpression = (parts: readonly string[]): string =>
  parts.map(part => `"${part}"`).join(' OR ')
