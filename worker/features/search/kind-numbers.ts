import type { StoryKind } from '../../core/platform/library-entry.ts'

/**
 * The last octal digit of a document's number, which encodes its kind. Stored rows contain it: to change the numbers, change the version of the
 * sets (`keep-set.ts`).
 */
export const kindNumbers: Readonly<Record<StoryKind, number>> = {
  programme: 0,
  place: 1,
  person: 2,
  page: 3,
  news: 4,
  event: 5,
}

/** The number of a kind; for another name one that no document has. */
export const kindNumberOf = (name: string): number => new Map(Object.entries(kindNumbers)).get(name) ?? -1
