import { slug } from '../../../blocks/_kit/slug.ts'
import type { LibraryEntry } from './library-entry.ts'

export interface ListInLanguage {
  readonly language: string
  readonly entries: readonly LibraryEntry[]
}

/** The languages in which a page is taken that is not written in the one asked for, the best first (requirement tools/other-languages). */
export const languagesFor = (
  asked: string,
  { languages, defaultLanguage }: { readonly languages: readonly string[]; readonly defaultLanguage: string },
): readonly string[] => [
  ...new Set([
    asked,
    ...(languages.includes('en') && asked !== defaultLanguage ? ['en'] : []),
    defaultLanguage,
  ]),
]

/** The codes of the words of an entry, by which it is found in each language. They are made of the words in the site's own language. */
function codesOf({ cluster, places }: LibraryEntry): Pick<LibraryEntry, 'clusterCode' | 'placeCodes'> {
  return { ...(cluster && { clusterCode: slug(cluster) }), ...(places && { placeCodes: places.map(slug) }) }
}

/**
 * The pages of the last list in their order, each in the first language that it is written in, and then those that the last one lacks. Pages in
 * another language than the first say which. All have the codes of the last list.
 */
export function entriesInLanguages(lists: readonly ListInLanguage[]): readonly LibraryEntry[] {
  const [asked] = lists
  const own = new Map(lists.at(-1)?.entries.map(entry => [entry.uuid, codesOf(entry)]))
  const best = new Map<string, LibraryEntry>()
  for (const { language, entries } of lists)
    for (const entry of entries)
      if (!best.has(entry.uuid))
        best.set(entry.uuid, {
          ...entry,
          ...own.get(entry.uuid),
          ...(language !== asked?.language && { language }),
        })
  const ordered = lists.toReversed().flatMap(({ entries }) => entries.map(({ uuid }) => uuid))
  return [...new Set(ordered)].flatMap(uuid => best.get(uuid) ?? [])
}
