import * as v from 'valibot'
import type { OutboxCounts } from '../../core/answer/stored-state.ts'
import { readRows } from '../../core/base/sql/statements.ts'

const counts = v.object({
  waiting: v.number(),
  failed: v.number(),
  heldMails: v.number(),
  undeliverable: v.number(),
  held: v.number(),
  missingFiles: v.number(),
  removedFiles: v.number(),
  keptFiles: v.number(),
})

const sql = `SELECT
  (SELECT count(*) FROM outbox WHERE state = 'waiting') AS waiting,
  (SELECT count(*) FROM outbox WHERE state = 'failed') AS failed,
  (SELECT count(*) FROM outbox WHERE state = 'held') AS heldMails,
  (SELECT count(*) FROM outbox WHERE state = 'undeliverable') AS undeliverable,
  (SELECT count(*) FROM submissions WHERE held IS NOT NULL AND held <> 'unconfirmed') AS held,
  (SELECT count(*) FROM files WHERE missing IS NOT NULL) AS missingFiles,
  coalesce((SELECT removed FROM file_walks), 0) AS removedFiles,
  coalesce((SELECT kept FROM file_walks), 0) AS keptFiles`

/** Rejects when the database does. */
export async function countOutbox(database: D1Database): Promise<OutboxCounts> {
  const [row] = await readRows(database, { sql, values: [] })
  return v.parse(counts, row)
}
