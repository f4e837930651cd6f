import * as v from 'valibot'
import { readRows } from '../../core/base/sql/run-statements.ts'

const counts = v.object({
  /** Rows that wait for an attempt. */
  waiting: v.number(),
  /** Rows that were given up. */
  failed: v.number(),
  /** Mails that were too many in a day. */
  heldMails: v.number(),
  /** Mails that their recipients do not take. */
  undeliverable: v.number(),
  /** Suspicious submissions that were not released. */
  held: v.number(),
  /** Files of submissions that are not in the bucket. */
  missingFiles: v.number(),
  /** Objects without a row that the last walk over the files removed, and that it kept because a restore may have lost their rows. */
  removedFiles: v.number(),
  keptFiles: v.number(),
})

/** How the outbox stands, for the health address (requirement forms/health). */
export type OutboxCounts = v.InferOutput<typeof counts>

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
