import { readRows, runStatements } from '../sql/run-statements.ts'
import { type EventRow, textColumns } from './event-rows.ts'

/** Where events are stored. Resolves to the number of rows that it could not take; rejects when it does not answer. */
export interface EventStore {
  readonly save: (rows: readonly EventRow[]) => Promise<number>
}

/** Data points that one invocation of the worker may write (Analytics Engine, limits). */
const MOST_POINTS = 25

/** Conversions come first: they are few, and what is counted. */
const byWorth = (rows: readonly EventRow[]): EventRow[] => [
  ...rows.filter(({ kind }) => kind === 'conversion'),
  ...rows.filter(({ kind }) => kind !== 'conversion'),
]

/** Analytics Engine, which keeps three months and a sample of what is much; sampled by kind and template. */
export const storeInAnalytics = (dataset: Pick<AnalyticsEngineDataset, 'writeDataPoint'>): EventStore => ({
  async save(rows) {
    for (const row of byWorth(rows).slice(0, MOST_POINTS))
      dataset.writeDataPoint({
        indexes: [`${row.kind}:${row.template}`],
        blobs: textColumns.map(column => row[column]),
        doubles: [row.value],
      })
    return Math.max(0, rows.length - MOST_POINTS)
  },
})

const columns = [...textColumns, 'at', 'value'] as const
const insert = `INSERT INTO events (${columns.join(', ')}) VALUES (${columns.map((_, index) => `?${index + 1}`).join(', ')})`

/** D1, for a site without Analytics Engine: one transaction a batch. */
export const storeInDatabase = (database: D1Database): EventStore => ({
  async save(rows) {
    await runStatements(
      database,
      rows.map(row => ({ sql: insert, values: columns.map(column => row[column]) })),
    )
    return 0
  },
})

const DAY = 86_400_000
/** Rows in a run. */
const MOST_DELETED = 2_000

/** Deletes events that are older than the retention from D1 (requirement tracking/retention). Rejects when the database does. */
export async function deleteOldEvents(
  database: D1Database,
  { now, retentionDays }: { readonly now: number; readonly retentionDays: number },
): Promise<void> {
  const sql = 'DELETE FROM events WHERE id IN (SELECT id FROM events WHERE at < ?1 ORDER BY at LIMIT ?2)'
  await readRows(database, { sql, values: [now - retentionDays * DAY, MOST_DELETED] })
}
