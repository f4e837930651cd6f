import * as v from 'valibot'
import type { Statement } from '../../worker/core/base/sql/statements.ts'
import { type EventRow, textColumns } from '../../worker/features/events/event-rows.ts'
import { count } from '../analytics-engine.ts'

/** Name of the dataset of `EVENTS` in `wrangler.toml`. */
export const dataset = 'prospectus_events'

/** Numbers of events by the report's groups. */
export const countRow = v.object({
  kind: v.string(),
  unit: v.string(),
  template: v.string(),
  count,
})

/** Figures of one value. */
export const vitalRow = v.object({ template: v.string(), name: v.string(), value: v.number(), count })

type Column = Exclude<keyof EventRow, 'at'>

/** The SQL of a store: its column names, the weight of a row, and the condition for rows. */
interface Dialect {
  readonly column: (name: Column) => string
  readonly weight: string
  readonly since: string
  readonly table: string
}

function queriesIn({ column, weight, since, table }: Dialect) {
  const named = (name: Column) => `${column(name)} AS ${name}`
  const grouped = ['kind', 'unit', 'template'] as const
  const kinds = `${column('kind')} IN ('view', 'conversion')`
  return {
    counts: `SELECT ${grouped.map(named).join(', ')}, ${weight} AS count
FROM ${table}
WHERE ${since} AND ${kinds}
GROUP BY ${grouped.join(', ')}`,
    vitals: `SELECT ${named('template')}, ${named('name')}, ${named('value')}, ${weight} AS count
FROM ${table}
WHERE ${since} AND ${column('kind')} = 'vital'
GROUP BY template, name, value`,
  }
}

/** The statements for the local database; `since` in epoch milliseconds. */
export function databaseQueries(since: number): Readonly<Record<'counts' | 'vitals', Statement>> {
  const own = queriesIn({
    column: name => `events.${name}`,
    weight: 'count(*)',
    since: 'at >= ?1',
    table: 'events',
  })
  return { counts: { sql: own.counts, values: [since] }, vitals: { sql: own.vitals, values: [since] } }
}

/** The queries for Analytics Engine, where each row counts as often as its sample interval; `since` is a day. */
export const analyticsQueries = (since: string) =>
  queriesIn({
    column: name => (name === 'value' ? 'double1' : `blob${textColumns.indexOf(name) + 1}`),
    weight: 'SUM(_sample_interval)',
    since: `timestamp >= toDateTime('${since} 00:00:00')`,
    table: dataset,
  })
