import { inParallel } from './in-parallel.ts'
import { readDueRows } from './outbox-rows.ts'
import { type OutboxDependencies, processRow } from './process-row.ts'

/** Rows at a time: a worker has six connections. */
const WIDTH = 5
/** Rows in a run: each takes three calls of the thousand that a run may make. */
const MOST = 200

/**
 * Attempts the rows that are due, whether or not the queue ever spoke of them (requirement forms/stored-first). Rejects when the database
 * does.
 */
export async function sweepOutbox(dependencies: OutboxDependencies): Promise<void> {
  const due = await readDueRows(dependencies.database, dependencies.now(), MOST)
  await inParallel(due, WIDTH, row => processRow(row, dependencies))
}
