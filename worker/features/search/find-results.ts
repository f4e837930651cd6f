import * as v from 'valibot'
import { libraryEntry, storyKindNames } from '../../core/platform/library-entry.ts'
import type { Found, FoundKind, Results } from '../../core/platform/search.ts'
import { type Candidate, mostOfKind } from './candidates.ts'
import type { FoldedSettings } from './expand-terms.ts'
import { markWords, searchedFor } from './mark-words.ts'
import {
  anyOf,
  matchExpression,
  nearlyTitledExpression,
  nearTopExpression,
  type Terms,
  titleExpression,
} from './match-expression.ts'
import { type RankQuestion, rankCandidates } from './rank-candidates.ts'
import type { Matches } from './read-matches.ts'
import type { SearchStore } from './search-store.ts'
import { termsAbout, widenTerms, withForms } from './widen-terms.ts'

export interface FindQuestion {
  readonly set: string
  /** Paths of the pages that editors pinned to the top. */
  readonly pinned: readonly string[]
  /** Types of stories; empty for all. */
  readonly types: readonly string[]
  /** Numbers of stories that are gone. */
  readonly gone: readonly string[]
  readonly now: number
  /** One kind in pages, or empty for the first `limit` of each. */
  readonly kind: string
  readonly page: number
  readonly perPage: number
  readonly limit: number
}

interface FindOptions {
  readonly store: SearchStore
  readonly settings: FoldedSettings
  /** Whether typing is finished. */
  readonly isWhole: boolean
}

/** What a search found, the best first. `counts` are those of the kinds where not all results were read. */
interface Ranked {
  readonly candidates: readonly Candidate[]
  readonly counts: Matches['counts']
}

const noResults: Results = { kinds: [], best: [], until: Number.POSITIVE_INFINITY }

/** A search that finds fewer is widened. */
const few = 3

/** The part of a kind's results that is shown. */
function shownPart(all: readonly Candidate[], total: number, { kind, page, perPage, limit }: FindQuestion) {
  if (!kind) return { page: 1, shown: all.slice(0, limit) }
  const shownPage = Math.min(page, Math.ceil(total / perPage))
  return { page: shownPage, shown: all.slice((shownPage - 1) * perPage, shownPage * perPage) }
}

function resultsOf(
  { candidates, counts }: Ranked,
  terms: Terms,
  question: FindQuestion,
  language: string,
): Results {
  const byKind = Map.groupBy(candidates, ({ kind }) => kind)
  const wanted = storyKindNames.find(kind => kind === question.kind && byKind.has(kind)) ?? ''
  const searched = searchedFor(terms, language)
  const toFound = (candidate: Candidate): Found => {
    const entry = v.parse(libraryEntry, JSON.parse(candidate.entry))
    const mark = (text: string | undefined) => markWords(text, searched)
    return { entry, titleMarks: mark(entry.title), descriptionMarks: mark(entry.description) }
  }
  const found = new Map<Candidate, Found>()
  const kinds = [...byKind].map(([kind, all]): FoundKind => {
    const count = counts?.[kind] ?? all.length
    const hasMore = counts !== undefined && count > mostOfKind
    const total = hasMore ? mostOfKind : Math.max(count, all.length)
    const { page, shown } = shownPart(all, total, { ...question, kind: wanted })
    if (wanted && wanted !== kind) return { kind, total, hasMore, page: 1, found: [] }
    for (const one of shown) found.set(one, toFound(one))
    return { kind, total, hasMore, page, found: shown.map(one => found.get(one)!) }
  })
  const ends = candidates.flatMap(({ ends_at }) => ends_at ?? [])
  return {
    kinds,
    best: candidates.flatMap(one => found.get(one) ?? []),
    until: Math.min(...ends, noResults.until),
  }
}

/**
 * Finds documents with all the words, also as beginnings of words. If those are few, adds documents with words that may have been meant,
 * and then documents with some of the words.
 */
export async function findResults(
  terms: Terms,
  question: FindQuestion,
  { store, settings, isWhole }: FindOptions,
): Promise<Results> {
  const { set, types, pinned: paths, gone, now, kind, limit } = question
  if (!terms.length && !paths.length) return noResults
  const { language, synonyms } = settings
  const goneStories = new Set(gone)
  const isThere = ({ story, ends_at }: Candidate) =>
    !goneStories.has(String(story)) && (ends_at === null || ends_at > now)
  const pinned = (paths.length ? await store.documentsAt(set, paths) : []).filter(
    one => isThere(one) && (!types.length || types.includes(one.type)),
  )
  const isPinned = new Set(pinned.map(({ id }) => id))
  const withPinned = (candidates: readonly Candidate[]) => [
    ...pinned,
    ...candidates.filter(one => isThere(one) && !isPinned.has(one.id)),
  ]
  const resultsFor = (found: Ranked, words: Terms) => resultsOf(found, words, question, language)
  if (!terms.length) return resultsFor({ candidates: pinned, counts: undefined }, terms)

  const inTitle = isWhole ? withForms(terms, language) : terms
  // The last word may still be incomplete: the beginning of any word.
  const titles = [titleExpression(inTitle), isWhole ? nearlyTitledExpression(inTitle) : undefined]

  /** Documents with an expression, and those with the words in their title. */
  async function find(
    expression: string,
    near: string,
    rank: Pick<RankQuestion, 'terms' | 'hasAll' | 'before'> & { readonly titled?: Terms },
  ): Promise<Ranked> {
    const { titled = inTitle } = rank
    const query = { set, types, expression, nearest: [anyOf(...titles), near] } as const
    const { nearest, others, counts } = await store.matches(query, kind, limit)
    const ranked = rankCandidates(nearest, { ...rank, titled, isWhole })
    return { candidates: withPinned([...ranked, ...others]), counts }
  }
  const before: ReadonlySet<number>[] = []
  const isEnough = ({ candidates }: Ranked) => candidates.length >= few
  const first = (found: Ranked) => before.push(new Set(found.candidates.map(({ id }) => id)))

  const near = nearTopExpression(terms, 'AND')
  if (!isWhole) {
    // In a large space nearly all bodies contain a given beginning of a word, but few names do.
    const found = await find(anyOf(...titles, near), near, { terms: inTitle, hasAll: true, before })
    if (isEnough(found)) return resultsFor(found, terms)
  }
  const all = matchExpression(terms, 'AND')
  const exact = await find(anyOf(...titles, all), near, { terms: inTitle, hasAll: true, before })
  if (isEnough(exact)) return resultsFor(exact, terms)
  first(exact)
  const vocabulary = { store, set, language, synonyms, isWhole }
  const wider = await widenTerms(terms, vocabulary)
  const findWider = (combined: 'AND' | 'OR') => {
    const expression = anyOf(...titles, matchExpression(wider, combined))
    const rank = { terms: wider, hasAll: combined === 'AND', before }
    return find(expression, nearTopExpression(wider, combined), rank)
  }
  const second = await findWider('AND')
  const about = isWhole && !second.candidates.length ? await termsAbout(terms, vocabulary) : undefined
  if (about) {
    const rank = { terms: about, titled: [], hasAll: true, before: [] }
    const found = await find(matchExpression(about, 'AND'), nearTopExpression(about, 'AND'), rank)
    return resultsFor(found, about)
  }
  if (isEnough(second) || terms.length < 2) return resultsFor(second, wider)
  first(second)
  return resultsFor(await findWider('OR'), wider)
}
