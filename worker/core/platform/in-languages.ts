import { slug } from '../../../blocks/_kit/slug.ts'
import type { LibraryEntry } from './library-entry.ts'

/** A list as it is in one language. */
interface ListInLanguage<E> {
  readonly language: string
  readonly entries: readonly E[]
}

/** The languages to try for a page without a translation in the requested one, the best first (requirement tools/other-languages). */
export const languagesFor = (
  requested: string,
  { languages, defaultLanguage }: { readonly languages: readonly string[]; readonly defaultLanguage: string },
): readonly string[] => [
  ...new Set([
    requested,
    ...(languages.includes('en') && requested !== defaultLanguage ? ['en'] : []),
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
export function entriesInLanguages(lists: readonly ListInLanguage<LibraryEntry>[]): readonly LibraryEntry[] {
  const [requested] = lists
  const own = new Map(lists.at(-1)?.entries.map(entry => [entry.uuid, codesOf(entry)]))
  const best = new Map<string, LibraryEntry>()
  for (const { language, entries } of lists)
    for (const entry of entries)
      if (!best.has(entry.uuid))
        best.set(entry.uuid, {
          ...entry,
          ...own.get(entry.uuid),
          ...(language !== requested?.language && { language }),
        })
  const ordered = lists.toReversed().flatMap(({ entries }) => entries.map(({ uuid }) => uuid))
  return [...new Set(ordered)].flatMap(uuid => best.get(uuid) ?? [])
}

/** The names of the texts of a price. */
export const priceTexts = ['timeModel', 'duration', 'priceFrequency'] as const

type TextName = (typeof priceTexts)[number]

interface Price extends Partial<Readonly<Record<TextName, string | undefined>>> {
  readonly id: string
  readonly languages?: Partial<Readonly<Record<TextName, string | undefined>>> | undefined
}

interface Entry<P extends Price> {
  readonly careId: string
  readonly prices: P[]
}

interface InLanguage<P> {
  readonly language: string
  readonly price: P
}

/**
 * A text in the first language that has a translation of it. The content system returns the text of the site's own language, the last one,
 * for each missing translation: an equal text is not translated.
 */
function chosen<P extends Price>(name: TextName, versions: readonly InLanguage<P>[]) {
  const own = versions.at(-1)
  return versions.find(({ price }) => price[name] && price[name] !== own?.price[name]) ?? own
}

function withTexts<P extends Price>(price: P, versions: readonly InLanguage<P>[]): P {
  const texts: Partial<Record<TextName, string>> = {}
  const languages: Partial<Record<TextName, string>> = {}
  for (const name of priceTexts) {
    const found = chosen(name, versions)
    const text = found?.price[name]
    if (!text) continue
    texts[name] = text
    if (found.language !== versions[0]?.language) languages[name] = found.language
  }
  return { ...price, ...texts, ...(Object.keys(languages).length && { languages }) }
}

/** A price without an id is known by its place. */
const keyOf = (careId: string, { id }: Price, index: number) => `${careId} ${id || index}`

/**
 * The prices of the first list. Each of their texts is in the first language that has it, and names that language where it differs from that
 * of the first list (requirement tools/other-languages).
 */
export function pricesInLanguages<P extends Price>(lists: readonly ListInLanguage<Entry<P>>[]): Entry<P>[] {
  const byId = lists.map(({ language, entries }) => ({
    language,
    prices: new Map(
      entries.flatMap(({ careId, prices }) =>
        prices.map((price, index) => [keyOf(careId, price, index), price] as const),
      ),
    ),
  }))
  const [first] = lists
  return (first?.entries ?? []).map(({ careId, prices }) => ({
    careId,
    prices: prices.map((price, index) => {
      const versions = byId.flatMap(({ language, prices: found }) => {
        const version = found.get(keyOf(careId, price, index))
        return version ? [{ language, price: version }] : []
      })
      return withTexts(price, versions)
    }),
  }))
}
