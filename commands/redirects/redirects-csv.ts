import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import type { RedirectSource } from '../../worker/core/request/routing/redirect-entry.ts'

const cell = v.optional(v.pipe(v.string(), v.trim()), '')

const row = v.object({
  from: v.pipe(cell, v.minLength(1, 'no path to start from')),
  to: v.pipe(cell, v.minLength(1, 'no target')),
  status: v.pipe(
    cell,
    v.transform(text => (text ? Number(text) : 301)),
    v.picklist([301, 302, 307, 308], 'a status other than 301, 302, 307, 308'),
  ),
  forwardParameters: v.pipe(
    cell,
    v.picklist(['', 'true', 'false'], 'forwardParameters is neither true nor false'),
    v.transform(text => text === 'true'),
  ),
  unit: v.pipe(
    cell,
    v.transform(text => text || undefined),
  ),
})

const columns = Object.keys(row.entries)

/** The result of csv-parse for each record, with `info`. */
const records = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }))

/** A row that is not imported, with the line of the file on which it ends. */
export interface RefusedRow {
  readonly line: number
  readonly from: string
  readonly reason: string
}

export interface RedirectRow {
  readonly line: number
  readonly source: RedirectSource
}

/** The valid rows of a table, and the malformed ones. */
export interface RedirectRows {
  readonly rows: readonly RedirectRow[]
  readonly refused: readonly RefusedRow[]
}

function rowOf(
  cells: readonly string[],
  header: readonly string[],
): RedirectSource | { readonly reason: string } {
  if (cells.length > header.length) return { reason: 'more cells than columns; put quotes around a comma' }
  const parsed = v.safeParse(row, Object.fromEntries(header.map((name, index) => [name, cells[index]])))
  if (!parsed.success) return { reason: parsed.issues.map(({ message }) => message).join(', ') }
  const { to, ...rest } = parsed.output
  return { ...rest, path: to, query: '' }
}

/** Throws where the first row does not name the columns of a table of redirects. */
function checkHeader(header: readonly string[]): void {
  const unknown = header.filter(name => !columns.includes(name))
  const missing = ['from', 'to'].filter(name => !header.includes(name))
  const fault = unknown.length ? (['has', unknown] as const) : (['lacks', missing] as const)
  if (fault[1].length)
    throw new Error(
      `the table ${fault[0]} the column ${fault[1].map(name => `"${name}"`).join(', ')}: its first line names those of ${columns.join(',')} that it has, from and to among them`,
    )
}

/**
 * Parses redirects from a table with the columns `from,to,status,forwardParameters,unit`; the last three may be missing or
 * empty (301, false, all units). Throws for a text that is not a table, an empty table, and an unknown column.
 */
export function parseRedirects(csv: string): RedirectRows {
  const options = { info: true, skip_empty_lines: true, bom: true, trim: true, relax_column_count: true }
  const [header, ...body] = v.parse(records, parse(csv, options))
  if (!header) throw new Error('the table is empty')
  checkHeader(header.record)
  if (!body.length) throw new Error('the table has no row below its columns')
  const rows: RedirectRow[] = []
  const refused: RefusedRow[] = []
  for (const { record, info } of body) {
    const parsed = rowOf(record, header.record)
    if ('reason' in parsed) refused.push({ line: info.lines, from: record[0] ?? '', reason: parsed.reason })
    else rows.push({ line: info.lines, source: parsed })
  }
  return { rows, refused }
}
