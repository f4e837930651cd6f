import { slug } from '../../../blocks/_kit/slug.ts'
import type { LibraryEntry } from './library-entry.ts'

export interface ListInLanguage {
  readonly language: string
  readonly entries: readonly LibraryEntry[]
}

/** The languages to try for a page without a translation in the requested one, the best first (requirement tools/other-languages). */
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

/** The codes of an entry's words, by which filters find it in each language; derived from the words in the site's own language. */
function codesOf({ cluster, places }: LibraryEntry): Pick<LibraryEntry, 'clusterCode' | 'placeCodes'> {
  return { ...(cluster && { clusterCode: slug(cluster) }), ...(places && { placeCodes: places.map(slug) }) }
}

/**
 * The pages of the last list in their order, each in the first language that it is translated to, followed by pages that the last list lacks.
 * Pages in another language than the first name it. All have the codes of the last list.
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
