import { inParallel } from '../in-parallel.ts'
import { failureClass } from '../store/failure-class.ts'
import { readDueRows } from './outbox-rows.ts'
import { type OutboxDependencies, processRow } from './process-row.ts'

/** Rows at a time: a worker has six connections. */
const WIDTH = 5
/** Rows in a run: each takes three of the thousand calls that a run may make. */
const MOST = 200

/**
 * Attempts the rows that are due, whether or not the queue ever sent a message about them (requirement forms/stored-first). Rejects when
 * the database does not return them; a row that cannot be settled does not stop the others.
 */
export async function sweepOutbox(dependencies: OutboxDependencies): Promise<void> {
  const due = await readDueRows(dependencies.database, dependencies.now(), MOST)
  const attempt = async (row: string) => {
    try {
      await processRow(row, dependencies)
    } catch (error) {
      dependencies.log({ event: 'outbox-stalled', reason: failureClass(error) })
    }
  }
  await inParallel(due, WIDTH, attempt)
}
