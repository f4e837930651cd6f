import { inFolder, isPage, pathsOf } from '../../kv-seed/broken-links.ts'
import type { StoredStory } from '../../worker/core/content/space-schema.ts'
import { compileRedirects } from '../../worker/core/request/routing/compile-redirects.ts'
import type { RedirectSource } from '../../worker/core/request/routing/redirect-entry.ts'
import { redirectStart } from '../../worker/core/request/routing/redirect-start.ts'
import { targetKeyOf } from '../../worker/core/request/routing/redirect-step.ts'
import { findRedirect, redirectTable, wildcard } from '../../worker/core/request/routing/redirect-table.ts'
import type { UnitFolders } from '../configured-units.ts'
import { siteOfUnit } from './redirect-entries.ts'
import type { RedirectRow, RefusedRow } from './redirects-csv.ts'

interface Content {
  readonly stories: readonly StoredStory[]
  /** The redirects of the table, and existing ones. */
  readonly sources: readonly RedirectSource[]
}

/** The path in the form of a look-up; undefined for one that no story can have, such as that of a file. */
function keyOf(path: string, unit: string): string | undefined {
  const start = redirectStart(path.replace(/[?#].*$/s, ''), siteOfUnit(unit))
  return 'key' in start ? start.key : undefined
}

const withoutLanguage = (path: string) => path.replace(/^\/[a-z]{2}\//, '/')

interface Site {
  /** Whether a story is published at a path. */
  readonly isPage: (key: string) => boolean
  /** Whether a path has a page or redirect. In another language a story without a path of its own is found by that of the first one. */
  readonly isKnown: (key: string) => boolean
}

function siteOf({ stories, sources }: Content, unit: string, folder: string): Site {
  const paths = new Set(
    stories.filter(isPage).flatMap(story => pathsOf(story).flatMap(path => keyOf(path, unit) ?? [])),
  )
  const table = redirectTable(compileRedirects(sources, siteOfUnit(unit)).redirects)
  const hasPage = (key: string) => paths.has(inFolder(key, folder))
  return {
    isPage: hasPage,
    isKnown: key => hasPage(key) || hasPage(withoutLanguage(key)) || findRedirect(table, key) !== undefined,
  }
}

function warningsOf(source: RedirectSource, unit: string, site: Site): string[] {
  const { from, path } = source
  const start = keyOf(from, unit)
  const target = targetKeyOf(source, siteOfUnit(unit))
  return [
    ...(start && !start.endsWith(wildcard) && site.isPage(start)
      ? ['is the address of a page, which visitors would no longer see']
      : []),
    ...(target && !site.isKnown(target) ? [`leads to ${path}, where there is no page and no redirect`] : []),
  ]
}

/**
 * Compares rows with the published stories. Warns of a row whose start is the address of a page, and of one whose target on this site is neither a
 * page nor a redirect. A row for all units is compared with the stories of the unit `dach`; a row of a unit with an unknown folder is not compared.
 */
export function redirectWarnings(
  rows: readonly RedirectRow[],
  content: Content,
  units: UnitFolders,
): RefusedRow[] {
  const sites = new Map(
    [...units].flatMap(([unit, folder]) =>
      folder === undefined ? [] : [[unit, siteOf(content, unit, folder)] as const],
    ),
  )
  return rows.flatMap(({ line, source }) => {
    const unit = source.unit ?? 'dach'
    const site = sites.get(unit)
    const reasons = site ? warningsOf(source, unit, site) : []
    return reasons.map(reason => ({ line, from: source.from, reason }))
  })
}
