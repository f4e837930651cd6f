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

/**
 * The pages of the last list in their order, each in the first language that it is written in, and then those that the last one lacks. Pages in
 * another language than the first say which.
 */
export function entriesInLanguages(lists: readonly ListInLanguage[]): readonly LibraryEntry[] {
  const [asked] = lists
  const best = new Map<string, LibraryEntry>()
  for (const { language, entries } of lists)
    for (const entry of entries)
      if (!best.has(entry.uuid))
        best.set(entry.uuid, language === asked?.language ? entry : { ...entry, language })
  const ordered = lists.toReversed().flatMap(({ entries }) => entries.map(({ uuid }) => uuid))
  return [...new Set(ordered)].flatMap(uuid => best.get(uuid) ?? [])
}
