import { firstPart, partsOf, type Vocabulary } from './compound-parts.ts'
import type { FoldedSettings } from './expand-terms.ts'
import { type Alternative, partsExpression, type Terms } from './match-expression.ts'
import { hasCompounds } from './search-document.ts'
import { meantWords, trigramsOf } from './spelling.ts'
import { stemOf } from './word-forms.ts'

/** A shorter word is part of too many. */
const shortestPart = 4
const maxContaining = 8

/** The words of the vocabulary that have a word within them; those that begin with it are found anyway. */
const containing = (word: string, vocabulary: readonly string[]): readonly string[] =>
  word.length < shortestPart
    ? []
    : vocabulary.filter(other => other.indexOf(word) > 0).slice(0, maxContaining)

/** What stands for the words of editors that have another form, or are written nearly alike. */
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

/** A compound has few parts, and editors few words that stand for each: more would ask for too much. */
const maxReadings = 12

/** The parts, each with what editors say stands for it: all of one reading have to be there. */
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
  const like = await store.wordsLike(set, partsExpression(parts))
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
 * The terms with what visitors may have meant, for a search that finds little: words that have the word within them; and for a word that nothing
 * begins with those that are written nearly like it, and the parts of a compound.
 */
export async function widenTerms(terms: Terms, asked: Omit<Vocabulary, 'isAlone'>): Promise<Terms> {
  const vocabulary = { ...asked, isAlone: terms.length < 2 }
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
 * several words, and where no page has such a word.
 */
export async function termsAbout(
  terms: Terms,
  asked: Omit<Vocabulary, 'isAlone'>,
): Promise<Terms | undefined> {
  const [word, ...others] = terms.flatMap(([own]) => own ?? [])
  if (!word || others.length || !hasCompounds(asked.language)) return undefined
  const first = await firstPart(word, { ...asked, isAlone: true })
  return first === undefined ? undefined : [readingsOf([first], asked.synonyms)]
}
