import * as v from 'valibot'
import { type Expiry, type Run, runRounds } from '../../core/base/sql/expiry.ts'
import { readRows } from '../../core/base/sql/statements.ts'
import { type EventRow, textColumns } from './event-rows.ts'

/** A store of events. Rejects when it does not answer. */
export interface EventStore {
  readonly save: (rows: readonly EventRow[]) => Promise<void>
}

/**
 * Stores in Analytics Engine, which keeps three months and samples large volumes, by kind and template. One request brings fewer rows than the
 * 25 data points that it may write.
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

/** Bytes of the database; it may have ten gigabytes, and receipts of consent are never refused. */
export const mostBytes = 5_000_000_000

const sizes = v.object({ size_after: v.number() })

/** Deletes the oldest events. Resolves to how many there were. */
async function deleteOldest(database: D1Database, count: number): Promise<number> {
  const sql = 'DELETE FROM events WHERE id IN (SELECT id FROM events ORDER BY at LIMIT ?1) RETURNING 1'
  return (await readRows(database, { sql, values: [count] })).length
}

/**
 * D1, for a site without Analytics Engine: one transaction a batch. Where the database is full, twice as many of the oldest events make room for
 * new ones.
 */
export const storeInDatabase = (database: D1Database, most = mostBytes): EventStore => ({
  async save(rows) {
    const statement = database.prepare(insert)
    const results = await database.batch(
      rows.map(row => statement.bind(...columns.map(column => row[column]))),
    )
    const last = results.at(-1)
    if (last && v.parse(sizes, last.meta).size_after > most) await deleteOldest(database, 2 * rows.length)
  },
})

const DAY = 86_400_000

export const oldEvents = (retentionDays: number): Expiry => ({
  table: 'events',
  column: 'at',
  life: retentionDays * DAY,
})

/** The bytes of a database. Rejects when it does. */
export async function bytesOf(database: D1Database): Promise<number> {
  const { meta } = await database.prepare('SELECT 1').all()
  return v.parse(sizes, meta).size_after
}

/** Events of one round. */
const EVENTS = 2_000

/** Deletes the oldest events of a full database, until it is no longer full, none is left or the run is over. Rejects when the database does. */
export const makeRoom = (database: D1Database, run: Run, most = mostBytes): Promise<void> =>
  runRounds(
    run,
    async () => (await bytesOf(database)) > most && (await deleteOldest(database, EVENTS)) === EVENTS,
  )
