import type { LibraryEntry, StoryKind } from '../../../core/platform/library-entry.ts'
import type { SearchDocument } from '../search-document.ts'

interface Words {
  readonly title?: string
  readonly facts?: string
  readonly description?: string
  readonly body?: string
}

/** A number for a story, the same for the same name. */
const numberOf = (name: string): number =>
  [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7)

/** A document of a kind, whose path is also its name. */
export function document(
  kind: StoryKind,
  name: string,
  words: Words,
  own: Partial<LibraryEntry> = {},
): SearchDocument {
  const place = numberOf(name)
  const storyType = kind === 'event' ? 'event' : 'page'
  const entry: LibraryEntry = {
    ...{ uuid: name, storyId: String(place), storyType, kind, title: words.title ?? name, path: name },
    ...own,
  }
  const of = (text: string | undefined) => text?.split(' ') ?? []
  const { title, facts, description, body } = words
  return {
    ...{ uuid: name, entry, place, facts: of(facts), revision: JSON.stringify([words, entry]) },
    ...{ title: of(title), description: of(description), body: of(body) },
  }
}
