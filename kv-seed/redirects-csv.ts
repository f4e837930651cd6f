import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import type { RedirectSource } from '../worker/routing/redirect-source.ts'

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

/**
 * Redirects from a table with the columns `from,to,status,forwardParameters,unit`; the last three may be missing or empty (301,
 * false, all units). Throws with every line that makes no sense.
 */
export function parseRedirects(csv: string): readonly RedirectSource[] {
  const rows: unknown[] = parse(csv, {
    columns: true,
    skip_empty_lines: true,
    bom: true,
    trim: true,
    relax_column_count_less: true,
  })
  const mistakes: string[] = []
  const sources = rows.flatMap((candidate, index) => {
    const parsed = v.safeParse(row, candidate)
    if (!parsed.success) {
      mistakes.push(`row ${index + 1}: ${parsed.issues.map(({ message }) => message).join(', ')}`)
      return []
    }
    const { from, to, status, forwardParameters, unit } = parsed.output
    return [{ from, path: to, query: '', status, forwardParameters, unit }]
  })
  if (mistakes.length) throw new Error(mistakes.join('\n'))
  return sources
}
