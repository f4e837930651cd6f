import { type Alternative, partsExpression, type Terms } from './match-expression.ts'
import type { SearchStore } from './search-store.ts'
import { meantWords, trigramsOf } from './spelling.ts'
import { possibleParts, splitCompound } from './split-compound.ts'

/** A shorter word is part of too many. */
const shortestPart = 4
const maxContaining = 8

/** The words of the vocabulary that have a word within them; those that begin with it are found anyway. */
const containing = (word: string, vocabulary: readonly string[]): readonly string[] =>
  word.length < shortestPart
    ? []
    : vocabulary.filter(other => other.indexOf(word) > 0).slice(0, maxContaining)

interface Vocabulary {
  readonly store: SearchStore
  readonly set: string
}

async function alternativesFor(
  word: string,
  isUnknown: boolean,
  { store, set }: Vocabulary,
): Promise<readonly Alternative[]> {
  const parts = trigramsOf(word)
  if (!parts.length) return []
  const like = await store.wordsLike(set, partsExpression(parts))
  const single = [...containing(word, like), ...(isUnknown ? meantWords(word, like) : [])].map(other => [
    other,
  ])
  if (!isUnknown) return single
  const known = new Set(await store.wordsAmong(set, possibleParts(word)))
  const compound = splitCompound(word, part => known.has(part))
  return compound.length ? [...single, [...new Set(compound)]] : single
}

/**
 * The terms with what visitors may have meant, for a search that finds little: words that have the word within them; and for a word that nothing
 * begins with those that are written nearly like it, and the parts of a compound.
 */
export async function widenTerms(terms: Terms, vocabulary: Vocabulary): Promise<Terms> {
  const words = terms.flatMap(([own]) => (own?.length === 1 ? own : []))
  const known = new Set(await vocabulary.store.beginningsAmong(vocabulary.set, words))
  return Promise.all(
    terms.map(async term => {
      const [own] = term
      if (own?.length !== 1) return term
      return [...term, ...(await alternativesFor(own[0]!, !known.has(own[0]!), vocabulary))]
    }),
  )
}
