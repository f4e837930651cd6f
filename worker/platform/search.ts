import type { default as MiniSearch, SearchOptions, SearchResult } from 'minisearch'
import { foldWord, lettersOf } from './fold.ts'
import type { LibraryEntry } from './library-entry.ts'

/** Part of a text that matches the search, as positions in it. */
export type Mark = readonly [from: number, to: number]

export interface Found {
  readonly entry: LibraryEntry
  readonly titleMarks: readonly Mark[]
  readonly descriptionMarks: readonly Mark[]
}

/** The entries that fit a visitor's words, the best first. */
export type Search = (words: string) => Promise<readonly Found[]>

const word = /[\p{L}\p{N}]+/gu
const maxWords = 8
const maxLetters = 40

const wordsIn = (text: string): string[] => text.normalize('NFC').match(word) ?? []

const options: SearchOptions = {
  boost: { title: 4, cluster: 2, degree: 2, keywords: 1.5 },
  prefix: true,
  // One wrong letter in five, none in short words.
  fuzzy: term => (term.length > 3 ? 0.2 : false),
  maxFuzzy: 2,
  weights: { prefix: 0.7, fuzzy: 0.3 },
}

/** The matched parts of a text: the typed beginning of a word, or the whole word where its spelling differs. */
function marksIn(text: string, { terms, queryTerms }: SearchResult, language: string): Mark[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }): Mark[] => {
    const folded = foldWord(found, language)
    if (!terms.includes(folded)) return []
    const begun = queryTerms.filter(term => folded.startsWith(term))
    const maxLength = Math.max(...begun.map(term => term.length))
    return [[index, index + (begun.length ? lettersOf(found, maxLength, language) : found.length)]]
  })
}

/** A search over entries in a language; its code is loaded, and its index made, at the first search. */
export function createSearch(entries: readonly LibraryEntry[], language: string): Search {
  let index: MiniSearch<LibraryEntry> | undefined
  const byUuid = new Map(entries.map(entry => [entry.uuid, entry]))

  async function made(): Promise<MiniSearch<LibraryEntry>> {
    if (index) return index
    const { default: Index } = await import('minisearch')
    index = new Index<LibraryEntry>({
      idField: 'uuid',
      fields: ['title', 'description', 'cluster', 'degree', 'keywords'],
      tokenize: wordsIn,
      processTerm: term => foldWord(term, language),
    })
    index.addAll([...byUuid.values()])
    return index
  }

  return async words => {
    const query = wordsIn(words)
      .slice(0, maxWords)
      .map(term => term.slice(0, maxLetters))
      .join(' ')
    if (!query) return []
    const full = await made()
    const all = full.search(query, { ...options, combineWith: 'AND' })
    // If no entry has all the words, entries with some of them are found.
    const results = all.length ? all : full.search(query, options)
    return results.map(result => {
      const entry = byUuid.get(result.id as string)!
      return {
        entry,
        titleMarks: marksIn(entry.title, result, language),
        descriptionMarks: entry.description ? marksIn(entry.description, result, language) : [],
      }
    })
  }
}
