import type { StoryKind } from '../../core/platform/library-entry.ts'
import type { Candidate } from './candidates.ts'
import { hasNearlyTitled, type Terms } from './match-expression.ts'
import { countWords, hitsOf, lackedByTitle, readLines } from './ranked-words.ts'

/** Weights of kinds: visitors mostly look for programmes. */
const kindWeights: Readonly<Record<StoryKind, number>> = {
  programme: 1.5,
  place: 1,
  person: 0.8,
  page: 1,
  news: 0.8,
  event: 0.7,
}

export interface RankQuestion {
  /** The words by which documents are ranked. */
  readonly terms: Terms
  /** The words of which titles have all, or all but one. */
  readonly titled: Terms
  /** Whether a title may lack a word. */
  readonly isWhole: boolean
  /** Whether each document has all words. */
  readonly hasAll: boolean
  /** Numbers of documents, group by group: those of the first group come before those of the second, and all before the others. */
  readonly before: readonly ReadonlySet<number>[]
}

/** Adds rarer words more than others. */
const rarityOf = (documents: number, having: number) => Math.log(1 + documents / Math.max(1, having))

/**
 * Sorts documents, the best first: those with all words in their title, those that lack one there, then group by group. Inside a tier the
 * weights of the words decide by the columns that have them (as in BM25, a title with fewer other words first), and the weight of the kind.
 * Neither other sets nor documents that were not found have any influence.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  question: RankQuestion,
): readonly Candidate[] {
  const { terms, titled, isWhole, hasAll, before } = question
  const read = candidates.map(candidate => {
    const words = readLines(candidate.words)
    return { candidate, words, hits: hitsOf(words, terms, hasAll) }
  })
  const rarities = terms.map((_, index) =>
    terms.length > 1 ? rarityOf(read.length, read.filter(({ hits }) => hits[index]! > 1).length) : 1,
  )
  const mayLack = isWhole && hasNearlyTitled(titled) ? 1 : 0
  const ranked = read.map(({ candidate, words, hits }) => {
    const lacked = titled.length ? lackedByTitle(words, titled) : 0
    const group = before.findIndex(numbers => numbers.has(candidate.id))
    const tier = lacked <= mayLack ? lacked : 2 + (group < 0 ? before.length : group)
    const length = countWords(words.title) / 4
    const sum = hits.reduce((total, hit, index) => total + (rarities[index]! * hit) / (hit + 1 + length), 0)
    // Sums of the same numbers in another order may differ in their last digits.
    const score = Math.round(sum * kindWeights[candidate.kind] * 1e6)
    return { candidate, tier, score }
  })
  return ranked
    .sort((a, b) => a.tier - b.tier || b.score - a.score || a.candidate.id - b.candidate.id)
    .map(({ candidate }) => candidate)
}
