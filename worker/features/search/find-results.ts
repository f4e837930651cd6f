import * as v from 'valibot'
import { libraryEntry, type StoryKind, storyKindNames } from '../../core/platform/library-entry.ts'
import type { Found, Mark, Results } from '../../core/platform/search.ts'
import type { FoldedSettings } from './expand-terms.ts'
import type { FindQuestion } from './find-statement.ts'
import {
  type Alternative,
  matchExpression,
  nearlyTitledExpression,
  nearTopExpression,
  shortestBeginning,
  type Terms,
  titleExpression,
  wordExpressions,
} from './match-expression.ts'
import type { Tier } from './ranked-tables.ts'
import type { FoundRow, SearchStore } from './search-store.ts'
import { termsAbout, widenTerms, withForms } from './widen-terms.ts'
import { lettersOf, wordsAt } from './words.ts'

interface Searched {
  readonly typed: readonly string[]
  /** Alternatives for the typed words; of an alternative with several words all are marked, in sequence. */
  readonly meant: readonly Alternative[]
  readonly language: string
}

const hasSigns = /[^\p{L}\p{M}\p{N}]/u

/** A single letter is not treated as a beginning. */
const isTyped = (term: string, word: string) => (term.length < 2 ? word === term : word.startsWith(term))

const standsFor = (term: string, word: string) =>
  term.length < shortestBeginning ? word === term : word.startsWith(term)

/** The matched parts of a text: the beginning of a word that was typed, or the whole words that were meant. */
function marksIn(text: string | undefined, { typed, meant, language }: Searched): readonly Mark[] {
  const words = wordsAt(text ?? '', language)
  const isMeant = words.map(() => false)
  for (const alternative of meant)
    for (const start of words.keys())
      if (alternative.every((term, index) => standsFor(term, words[start + index]?.folded ?? '')))
        isMeant.fill(true, start, start + alternative.length)
  return words.flatMap(({ word, at, folded }, index): Mark[] => {
    const lengths = typed.filter(term => isTyped(term, folded)).map(term => term.length)
    // A name with signs is one sign.
    const end = hasSigns.test(word) ? word.length : lettersOf(word, Math.max(...lengths), language)
    if (lengths.length) return [[at, at + end]]
    return isMeant[index] ? [[at, at + word.length]] : []
  })
}

const noResults: Results = { kinds: [], best: [], until: Number.POSITIVE_INFINITY }

/** A search that finds fewer is widened. */
const few = 3

const kindOf = (name: string) => storyKindNames.find(kind => kind === name)

function resultsOf(rows: readonly FoundRow[], terms: Terms, language: string): Results {
  const typed = terms.flatMap(([own]) => own ?? [])
  const meant = terms.flatMap(([, ...others]) => others)
  const best: Found[] = []
  const kinds = new Map<StoryKind, { total: number; page: number; found: Found[] }>()
  for (const row of rows) {
    const kind = kindOf(row.kind)
    if (!kind) continue
    const group = kinds.get(kind) ?? { total: row.total, page: row.page, found: [] }
    kinds.set(kind, group)
    if (row.entry === null) continue
    const entry = v.parse(libraryEntry, JSON.parse(row.entry))
    const mark = (text: string | undefined) => marksIn(text, { typed, meant, language })
    const found = { entry, titleMarks: mark(entry.title), descriptionMarks: mark(entry.description) }
    group.found.push(found)
    best.push(found)
  }
  const until = rows[0]?.ends_at ?? noResults.until
  return { kinds: [...kinds].map(([kind, group]) => ({ kind, ...group })), best, until }
}

const totalOf = (rows: readonly FoundRow[]) =>
  [...new Map(rows.map(({ kind, total }) => [kind, total])).values()].reduce((sum, total) => sum + total, 0)

type ResultsQuery = Omit<FindQuestion, 'tiers' | 'words'>

interface FindOptions {
  readonly store: SearchStore
  readonly settings: FoldedSettings
  /** Whether typing is finished. */
  readonly isWhole: boolean
}

/**
 * The query for documents that have all the words, or some. Where it matches more than are ranked, documents with the words in title, facts
 * or description go first.
 */
const tierOf = (terms: Terms, combined: 'AND' | 'OR'): Tier => ({
  expression: matchExpression(terms, combined),
  nearest: nearTopExpression(terms, combined),
})

/**
 * Finds documents with all the words, also as beginnings of words. If those are few, adds documents with words that may have been meant,
 * and then documents with some of the words.
 */
export async function findResults(
  terms: Terms,
  query: ResultsQuery,
  { store, settings, isWhole }: FindOptions,
): Promise<Results> {
  if (!terms.length && !query.pinned.length) return noResults
  const { set } = query
  const { language, synonyms } = settings
  const findBy = (words: Terms, ...tiers: readonly Tier[]) =>
    store.find({ ...query, tiers, words: wordExpressions(words) })
  if (!terms.length) return resultsOf(await findBy(terms), terms, language)
  const inTitle = isWhole ? withForms(terms, language) : terms
  // The last word may still be incomplete: the beginning of any word.
  const nearlyTitled = isWhole && nearlyTitledExpression(inTitle)
  const titled = [titleExpression(inTitle), ...(nearlyTitled ? [nearlyTitled] : [])].map(expression => ({
    expression,
  }))
  if (!isWhole) {
    // In a large space nearly all bodies contain a given beginning of a word, but few names do.
    const near = await findBy(inTitle, ...titled, { expression: nearTopExpression(terms, 'AND') })
    if (totalOf(near) >= few) return resultsOf(near, terms, language)
  }
  const exact = tierOf(terms, 'AND')
  const first = await findBy(inTitle, ...titled, exact)
  if (totalOf(first) >= few) return resultsOf(first, terms, language)
  const vocabulary = { store, set, language, synonyms, isWhole }
  const wider = await widenTerms(terms, vocabulary)
  const all = tierOf(wider, 'AND')
  const second = await findBy(wider, ...titled, exact, all)
  const about = isWhole && !totalOf(second) ? await termsAbout(terms, vocabulary) : undefined
  if (about) return resultsOf(await findBy(about, tierOf(about, 'AND')), about, language)
  if (totalOf(second) >= few || terms.length < 2) return resultsOf(second, wider, language)
  return resultsOf(await findBy(wider, ...titled, all, tierOf(wider, 'OR')), wider, language)
}
