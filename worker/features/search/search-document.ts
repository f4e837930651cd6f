import { cutText } from '../../../blocks/_kit/cut-text.ts'
import { revisionOf } from '../../core/base/caching/validity.ts'
import { bodyText } from '../../core/content/plain-text.ts'
import type { Story } from '../../core/content/types/story.ts'
import type { LibraryEntry } from '../../core/platform/library-entry.ts'
import { possibleParts, splitCompound } from './split-compound.ts'
import { indexedWords } from './words.ts'

/** The indexed content of a story, in one language. */
export interface SearchDocument {
  readonly uuid: string
  readonly entry: LibraryEntry
  /** Position of the story among all others, in the editors' order. */
  readonly place: number
  /** Folded words: the more of the title, the nearer a document is to them. */
  readonly title: readonly string[]
  readonly facts: readonly string[]
  readonly description: readonly string[]
  readonly body: readonly string[]
  /** Changes with all of the above. */
  readonly revision: string
}

/** Maximum characters of a body: longer ones add no words that distinguish it. */
const maxBody = 60_000

/** Whether compounds are written as one word in a language. */
export const hasCompounds = (language: string) => language === 'de'

/** Words of the path, in which editors name the subject of the page, such as the town of an event. */
const pathWords = (path: string) => path.replace(/^\/\w\w\//, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ')

export function documentOf(entry: LibraryEntry, story: Story, language: string): SearchDocument {
  const words = (...texts: readonly (string | undefined)[]) =>
    texts.flatMap(text => (text ? indexedWords(text, language) : []))
  const { title, description, path, cluster, degree, studyForm, duration, careId, keywords } = entry
  const { places = [], languages = [] } = entry
  const texts = {
    title: words(title),
    facts: words(
      pathWords(path),
      cluster,
      degree,
      studyForm,
      duration,
      careId,
      keywords,
      ...places,
      ...languages,
    ),
    description: words(description),
    body: [...new Set(words(cutText(bodyText(story.content), maxBody)))],
  }
  const place = story.position ?? 0
  return {
    uuid: entry.uuid,
    entry,
    place,
    ...texts,
    revision: revisionOf(JSON.stringify([entry, place, texts])),
  }
}

const wordsOf = ({ title, facts, description, body }: SearchDocument) => [
  ...title,
  ...facts,
  ...description,
  ...body,
]

/** First parts of compounds that are hardly used as separate words. */
const firstParts: ReadonlySet<string> = new Set(['fern', 'voll', 'teil', 'haupt', 'grund'])

/** All words of some documents. */
export const vocabularyOf = (documents: readonly SearchDocument[]): ReadonlySet<string> =>
  new Set(documents.flatMap(wordsOf))

/** The words into which compounds of the documents may be split; a vocabulary decides which of them are words. */
export const partsAsked = (documents: readonly SearchDocument[], language: string): readonly string[] =>
  hasCompounds(language) ? [...new Set([...vocabularyOf(documents)].flatMap(possibleParts))] : []

/** The documents with the parts of their compounds, by which a title is found as by its other facts. Editors may define the parts of a word. */
export function withParts(
  documents: readonly SearchDocument[],
  { language, isWord }: { readonly language: string; readonly isWord: (word: string) => boolean },
): readonly SearchDocument[] {
  if (!hasCompounds(language)) return documents
  const known = new Map<string, readonly string[]>()
  const isPart = (word: string) => firstParts.has(word) || isWord(word)
  const partsOf = (word: string) => {
    const parts = known.get(word) ?? splitCompound(word, { isWord: isPart })
    known.set(word, parts)
    return parts
  }
  return documents.map(document => ({
    ...document,
    facts: [...document.facts, ...document.title.flatMap(partsOf)],
    body: [
      ...new Set([
        ...document.body,
        ...[...document.facts, ...document.description, ...document.body].flatMap(partsOf),
      ]),
    ],
  }))
}

/** A document with one text per part instead of a list of words: it takes a third of the memory. */
export interface PackedDocument extends Omit<SearchDocument, 'title' | 'facts' | 'description' | 'body'> {
  readonly texts: readonly [title: string, facts: string, description: string, body: string]
}

export const packed = ({ title, facts, description, body, ...rest }: SearchDocument): PackedDocument => ({
  ...rest,
  texts: [title.join(' '), facts.join(' '), description.join(' '), body.join(' ')],
})

const wordsOfText = (text: string) => (text ? text.split(' ') : [])

export function unpacked({ texts, ...rest }: PackedDocument): SearchDocument {
  const [title, facts, description, body] = texts
  return {
    ...rest,
    ...{ title: wordsOfText(title), facts: wordsOfText(facts) },
    ...{ description: wordsOfText(description), body: wordsOfText(body) },
  }
}
