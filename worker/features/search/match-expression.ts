import type { StoryKind } from '../../core/platform/library-entry.ts'

/** An alternative for one of the visitor's words: a beginning of a word, or words that must all occur. */
export type Alternative = readonly string[]

/** A visitor's word with its alternatives; the word itself is the first. */
export type Term = readonly Alternative[]

/** The visitor's words. */
export type Terms = readonly Term[]

/** Words with fewer letters are the beginnings of too many others. */
export const shortestBeginning = 4

/**
 * Minimum letters of an ordinary word. A shorter one is a name and matches whole words of the title, as “KI” or “R”, or of the facts, which
 * contain degrees.
 */
export const shortestOpen = 3

const isShort = (words: Alternative) => words.length === 1 && words[0]!.length < shortestOpen
const inNames = (word: string) => `({title facts} : "${word}")`

/**
 * Matches words with a beginning; a single letter matches only itself. Words consist of letters and digits, so that they contain no operator of
 * the query language.
 */
const beginning = (word: string) => (word.length < 2 ? inNames(word) : `"${word}" *`)

/** Matches an alternative for the visitor's word: a short one as a whole word. */
const standIn = (word: string) => (word.length < shortestBeginning ? `"${word}"` : beginning(word))

// An alternative of several words only matches in these columns, whose short texts keep the words together.
const nearTop = '{title facts description}'

const alternative = (words: Alternative, form: (word: string) => string): string =>
  words.length > 1 ? `(${nearTop} : (${words.map(form).join(' AND ')}))` : form(words[0]!)

const term = ([own, ...others]: Term): string =>
  `(${[alternative(own!, beginning), ...others.map(words => alternative(words, standIn))].join(' OR ')})`

/** A query in the language of FTS5 (https://www.sqlite.org/fts5.html, section 3): documents with all the words, or with some of them. */
export const matchExpression = (terms: Terms, combined: 'AND' | 'OR'): string =>
  terms.map(term).join(` ${combined} `)

/** Documents with a word in their title: a short one as a whole word, in the title or in the facts. */
function titled([own, ...others]: Term): string {
  if (!isShort(own!)) return `title : ${term([own!, ...others])}`
  const rest = others.map(words => `(title : ${alternative(words, standIn)})`)
  return `(${[inNames(own![0]!), ...rest].join(' OR ')})`
}

/** Documents with all the words in their title. */
export const titleExpression = (terms: Terms): string => terms.map(one => `(${titled(one)})`).join(' AND ')

/** The titles of a search of so many words may lack one of them. */
const [fewestForThat, mostForThat] = [3, 6]

export const hasNearlyTitled = ({ length }: Terms): boolean =>
  length >= fewestForThat && length <= mostForThat

/** Documents with all the words but one in their title; undefined for a search of few words, and of very many. */
export function nearlyTitledExpression(terms: Terms): string | undefined {
  if (!hasNearlyTitled(terms)) return undefined
  const choices = terms.map((_, left) => terms.filter((_, at) => at !== left))
  return choices.map(some => `(${titleExpression(some)})`).join(' OR ')
}

/** Documents with all the words, or with some of them; words in the body alone do not count. */
export const nearTopExpression = (terms: Terms, combined: 'AND' | 'OR'): string =>
  `${nearTop} : (${matchExpression(terms, combined)})`

/** The words of a set's vocabulary that have one of these parts. The three letters of the set are one part. */
export const partsExpression = (set: string, parts: readonly string[]): string =>
  `scope : "${set.slice(1, 4)}" AND word : (${parts.map(part => `"${part}"`).join(' OR ')})`

const scopeOfType = (set: string, type: string) => `${set}t${type.replaceAll('-', '')}`
const scopeOfKind = (set: string, kind: StoryKind) => `${set}k${kind}`

/** The words that identify a document's set: one for all of them, one for those of its type, and one for those of its kind. */
export const scopesOf = (set: string, type: string, kind: StoryKind): readonly string[] => [
  set,
  scopeOfType(set, type),
  scopeOfKind(set, kind),
]

export interface Scope {
  readonly set: string
  /** Types of stories; empty for all. */
  readonly types: readonly string[]
  /** Default: all kinds. */
  readonly kind?: StoryKind
}

/** Documents of a scope that an expression finds by their words. */
export function inScope({ set, types, kind }: Scope, expression: string): string {
  const ofTypes = types.length ? types.map(type => scopeOfType(set, type)) : [set]
  const ofType = `scope : (${ofTypes.map(scope => `"${scope}"`).join(' OR ')})`
  const ofKind = kind ? ` AND scope : "${scopeOfKind(set, kind)}"` : ''
  return `${ofType}${ofKind} AND (- scope : (${expression}))`
}

/** Documents that one of the expressions finds. */
export const anyOf = (...expressions: readonly (string | undefined)[]): string =>
  expressions.flatMap(expression => (expression ? `(${expression})` : [])).join(' OR ')
