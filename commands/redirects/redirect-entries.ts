import { themeNamed } from '../../blocks/_kit/themes/all.ts'
import { usualPurchaseStep } from '../../blocks/_kit/units.ts'
import { languageCodes } from '../../blocks/_kit/words.ts'
import { standardZone } from '../../blocks/_kit/zoned-time.ts'
import type { Datasource } from '../../worker/core/content/space-schema.ts'
import type { RedirectSource } from '../../worker/core/request/routing/redirect-entry.ts'
import {
  entryValueOf,
  redirectSourceOf,
  redirectsDatasource,
} from '../../worker/core/request/routing/redirect-entry.ts'
import { type Site, withRevisions } from '../../worker/core/request/site/site.ts'

/** The datasource in which the site looks for redirects. */
export const redirectsOf = (sources: readonly RedirectSource[]): Datasource => ({
  id: 2,
  name: 'Redirects',
  slug: redirectsDatasource,
  entries: sources.map((source, index) => ({
    id: 10_000 + index,
    name: source.from,
    value: entryValueOf(source),
  })),
})

/** The units that a table is for; the main one stands for entries that are for all. */
export const unitsOf = (sources: readonly RedirectSource[]): readonly string[] => [
  ...new Set(['dach', ...sources.flatMap(({ unit }) => unit ?? [])]),
]

/** The settings of a unit that compiling needs. */
export const siteOfUnit = (unit: string): Site =>
  withRevisions({
    unit,
    origin: 'http://127.0.0.1:8787',
    folder: '',
    neighbours: [],
    theme: themeNamed(undefined),
    defaultLanguage: 'de',
    languages: languageCodes,
    localeStrategy: 'prefix_except_default',
    timeZone: standardZone,
    pricedIn: undefined,
    favicons: 'iu',
    purchaseStep: usualPurchaseStep,
    silentServices: [],
    deniedServices: [],
    tagManager: '',
  })

/** The key of an entry: two entries with the same path and unit are one. */
const subjectOf = (entry: { readonly name: string; readonly value: string }): string =>
  JSON.stringify([entry.name, redirectSourceOf(entry)?.unit])

/** The datasources with entries added; one for the same path and unit replaces the one before. */
export function mergeEntries(before: readonly Datasource[], added: Datasource): readonly Datasource[] {
  const known = before.find(({ slug }) => slug === added.slug)
  if (!known) return [...before, added]
  const subjects = new Set(added.entries.map(subjectOf))
  const entries = [...known.entries.filter(entry => !subjects.has(subjectOf(entry))), ...added.entries]
  const numbered = entries.map((entry, index) => ({ ...entry, id: 10_000 + index }))
  return before.map(source => (source === known ? { ...known, entries: numbered } : source))
}
