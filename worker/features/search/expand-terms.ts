import type { SearchSettings } from '../../core/content/stories/unit-settings.ts'
import type { Alternative, Terms } from './match-expression.ts'
import { isLittle } from './word-forms.ts'
import { foldedWords, wordsOfQuery } from './words.ts'

/** The editors' settings for words, folded for a language. */
export interface FoldedSettings {
  readonly language: string
  /** By a phrase: all phrases of its group of synonyms, the phrase included. */
  readonly synonyms: ReadonlyMap<string, readonly Alternative[]>
  /** By a part: the compounds that contain it. */
  readonly compounds: ReadonlyMap<string, readonly string[]>
}

const longestPhrase = 4

export function foldSettings({ synonyms, compounds }: SearchSettings, language: string): FoldedSettings {
  const byPhrase = new Map<string, readonly Alternative[]>()
  for (const group of synonyms) {
    const phrases = group.map(phrase => foldedWords(phrase, language)).filter(words => words.length > 0)
    for (const words of phrases) {
      const key = words.join(' ')
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...phrases.filter(other => other !== words)])
    }
  }
  const byPart = new Map<string, readonly string[]>()
  for (const { word, parts } of compounds) {
    const [folded] = foldedWords(word, language)
    if (!folded) continue
    for (const part of foldedWords(parts, language)) byPart.set(part, [...(byPart.get(part) ?? []), folded])
  }
  return { language, synonyms: byPhrase, compounds: byPart }
}

/** The visitor's words with the editors' synonyms: the longest known phrase is used. Little words are used only if there are no others. */
export function termsOf(words: readonly string[], settings: FoldedSettings): Terms {
  const { language, synonyms, compounds } = settings
  const terms: { term: Alternative[]; isTelling: boolean }[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(longestPhrase, words.length - at) }, (_, less) => less + 1)
    const length = lengths.findLast(count => synonyms.has(words.slice(at, at + count).join(' '))) ?? 1
    const phrase = words.slice(at, at + length)
    const others = synonyms.get(phrase.join(' ')) ?? []
    const compound = length === 1 ? (compounds.get(phrase[0]!) ?? []).map(word => [word]) : []
    terms.push({
      term: [phrase, ...others, ...compound],
      isTelling: others.length > 0 || phrase.some(word => !isLittle(word, language)),
    })
    at += length
  }
  const telling = terms.filter(({ isTelling }) => isTelling)
  return (telling.length ? telling : terms).map(({ term }) => term)
}

/** Targets of the pages that editors pinned to the top for these words. */
export const pinnedFor = (
  words: string,
  { pinned }: SearchSettings,
  {
    language,
    pathOf,
  }: { language: string; pathOf: (page: SearchSettings['pinned'][number]['page']) => string | undefined },
): readonly string[] => {
  const query = wordsOfQuery(words, language).join(' ')
  return pinned
    .filter(({ searches }) => searches.some(search => wordsOfQuery(search, language).join(' ') === query))
    .flatMap(({ page }) => pathOf(page) ?? [])
}
