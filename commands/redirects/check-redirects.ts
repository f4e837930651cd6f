import { compileRedirects } from '../../worker/core/request/routing/compile-redirects.ts'
import type { RedirectSource } from '../../worker/core/request/routing/redirect-entry.ts'
import { siteOfUnit, unitsOf } from './redirect-entries.ts'
import type { RedirectRow, RedirectRows, RefusedRow } from './redirects-csv.ts'

/** The rows of a table that can be imported, and why the others cannot. */
export interface CheckedRedirects {
  readonly sound: readonly RedirectRow[]
  /** In the order of the file. */
  readonly refused: readonly RefusedRow[]
}

/** The reasons why entries are left out, by entry and unit; each unit has a table of its own. */
function rejections(
  sources: readonly RedirectSource[],
): ReadonlyMap<RedirectSource, ReadonlyMap<string, string>> {
  const found = new Map<RedirectSource, Map<string, string>>()
  for (const unit of unitsOf(sources))
    for (const { source, reason } of compileRedirects(sources, siteOfUnit(unit)).rejected)
      found.set(source, (found.get(source) ?? new Map()).set(unit, reason))
  return found
}

/** The rows of existing units, and those of others. */
function ofUnits(rows: readonly RedirectRow[], units: ReadonlySet<string>) {
  const { known = [], unknown = [] } = Object.groupBy(rows, ({ source: { unit } }) =>
    unit === undefined || units.has(unit) ? 'known' : 'unknown',
  )
  const refused = unknown.map(({ line, source: { from, unit } }) => {
    return { line, from, reason: `there is no unit ${unit}: the units are ${[...units].join(', ')}` }
  })
  return { known, refused }
}

/** The rows that work in at least one unit, and each row that does not work in its own unit, or names an unknown unit. */
export function checkRedirects(table: RedirectRows, existing: ReadonlySet<string>): CheckedRedirects {
  const { known: rows, refused: ofOthers } = ofUnits(table.rows, existing)
  const sources = rows.map(({ source }) => source)
  const rejected = rejections(sources)
  const units = unitsOf(sources)
  const unsound = rows.flatMap(({ line, source }) => {
    const reasons = rejected.get(source) ?? new Map<string, string>()
    const isNowhere = reasons.size === (source.unit ? 1 : units.length)
    const entries = isNowhere ? [...reasons].slice(0, 1) : [...reasons]
    return entries.map(([unit, reason]) => ({
      line,
      from: source.from,
      reason: isNowhere ? reason : `${reason} (unit ${unit})`,
      isNowhere,
      source,
    }))
  })
  const nowhere = new Set(unsound.filter(({ isNowhere }) => isNowhere).map(({ source }) => source))
  return {
    sound: rows.filter(({ source }) => !nowhere.has(source)),
    refused: [
      ...table.refused,
      ...ofOthers,
      ...unsound.map(({ line, from, reason }) => ({ line, from, reason })),
    ].toSorted((one, other) => one.line - other.line),
  }
}
