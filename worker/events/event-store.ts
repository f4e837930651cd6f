import { readRows, runStatements } from '../sql/run-statements.ts'
import { type EventRow, textColumns } from './event-rows.ts'

/** Where events are stored. Rejects when the store does not answer. */
export interface EventStore {
  readonly save: (rows: readonly EventRow[]) => Promise<void>
}

/**
 * Analytics Engine, which keeps three months and a sample of what is much; sampled by kind and template. What one request
 * brings are fewer rows than the 25 data points that it may write.
 */
export const storeInAnalytics = (dataset: Pick<AnalyticsEngineDataset, 'writeDataPoint'>): EventStore => ({
  async save(rows) {
    for (const row of rows)
      dataset.writeDataPoint({
        indexes: [`${row.kind}:${row.template}`],
        blobs: textColumns.map(column => row[column]),
        doubles: [row.value],
      })
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
