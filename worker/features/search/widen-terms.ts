import { firstPart, partsOf, type Vocabulary } from './compound-parts.ts'
import type { FoldedSettings } from './expand-terms.ts'
import type { Alternative, Terms } from './match-expression.ts'
import { hasCompounds } from './search-document.ts'
import { meantWords, trigramsOf } from './spelling.ts'
import { stemOf } from './word-forms.ts'

/** Minimum letters: a shorter word occurs within too many. */
const shortestPart = 4
const maxContaining = 8

/** The words of the vocabulary that contain a word; those that begin with it are found anyway. */
const containing = (word: string, vocabulary: readonly string[]): readonly string[] =>
  word.length < shortestPart
    ? []
    : vocabulary.filter(other => other.indexOf(word) > 0).slice(0, maxContaining)

/** The editors' synonyms for words in another form, or with a similar spelling. */
function synonymsOf(
  word: string,
  stem: string | undefined,
  { language, synonyms }: Vocabulary,
): readonly Alternative[] {
  if (synonyms.has(word)) return []
  const single = [...synonyms.keys()].filter(key => !key.includes(' '))
  const forms = stem ? single.filter(key => key === stem || stemOf(key, language) === stem) : []
  const meant = forms.length ? forms : meantWords(word, single)
  return meant.flatMap(key => [[key], ...(synonyms.get(key) ?? [])])
}

/** Maximum readings of a compound, because each makes the query longer. A compound has few parts, and a part few synonyms. */
const maxReadings = 12

/** The parts, each with the editors' synonyms: a document must contain all parts of one reading. */
function readingsOf(parts: readonly string[], synonyms: FoldedSettings['synonyms']): readonly Alternative[] {
  return parts.reduce<readonly Alternative[]>(
    (readings, part) =>
      readings
        .flatMap(before => [[part], ...(synonyms.get(part) ?? [])].map(words => [...before, ...words]))
        .slice(0, maxReadings),
    [[]],
  )
}

async function alternativesFor(
  word: string,
  isUnknown: boolean,
  vocabulary: Vocabulary,
): Promise<readonly Alternative[]> {
  const { store, set, language, isWhole } = vocabulary
  const parts = trigramsOf(word)
  if (!parts.length) return []
  const like = await store.wordsLike(set, parts)
  const stem = isWhole ? stemOf(word, language, isUnknown) : undefined
  const found = [...(stem ? [stem] : []), ...containing(word, like)]
  const single = [...found, ...(isUnknown ? meantWords(word, like) : [])].map(other => [other])
  const others = [...single, ...synonymsOf(word, stem, vocabulary)]
  if (!isUnknown || !hasCompounds(language)) return others
  const compound = await partsOf(word, vocabulary)
  return compound.length ? [...others, ...readingsOf(compound, vocabulary.synonyms)] : others
}

/** The terms with their other forms. */
export const withForms = (terms: Terms, language: string): Terms =>
  terms.map(term => {
    const [own] = term
    const stem = own?.length === 1 ? stemOf(own[0]!, language) : undefined
    return stem ? [...term, [stem]] : term
  })

/**
 * Widens the terms with what visitors may have meant, for a search with few results: words that contain the word; and, for words that no indexed
 * word starts with, similarly spelled words and the parts of a compound.
 */
export async function widenTerms(terms: Terms, options: Omit<Vocabulary, 'isAlone'>): Promise<Terms> {
  const vocabulary = { ...options, isAlone: terms.length < 2 }
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

/**
 * The terms for a second try after a search for one compound has found nothing: the first part of the compound. Undefined for a search of
 * several words, and where no page contains such a word.
 */
export async function termsAbout(
  terms: Terms,
  options: Omit<Vocabulary, 'isAlone'>,
): Promise<Terms | undefined> {
  const [word, ...others] = terms.flatMap(([own]) => own ?? [])
  if (!word || others.length || !hasCompounds(options.language)) return undefined
  const first = await firstPart(word, { ...options, isAlone: true })
  return first === undefined ? undefined : [readingsOf([first], options.synonyms)]
}
