import type { Log } from '../log/log-line.ts'
import { reasonOf } from '../log/reason-of.ts'
import { deleteOverdue, type Expiry } from './expiry.ts'
import { beginRun, type Run } from './run-rounds.ts'

/** Milliseconds for all of it, in each run of the schedule. */
const BUDGET = 12_000

interface Deletion {
  readonly database: D1Database | undefined
  readonly expiries: readonly Expiry[]
}

interface Context {
  readonly now: () => number
  readonly log: Log
}

/** Runs a step of deleting by age; a failure is logged and does not stop other tables. Never rejects. */
export const attemptDeletion = (table: string, step: Promise<void>, { log }: Pick<Context, 'log'>) =>
  step.catch(error => log({ event: 'records-not-deleted', table, reason: reasonOf(error) }))

/** The time that one run of the schedule has for deleting. */
export const beginDeletion = ({ now }: Pick<Context, 'now'>): Run => beginRun(now, BUDGET)

/** Deletes rows by their age, as many as a run of the schedule can. Never rejects. */
export async function deleteByAge(
  deletions: readonly Deletion[],
  { now, log }: Context,
  run: Run = beginDeletion({ now }),
): Promise<void> {
  await Promise.all(
    deletions.flatMap(({ database, expiries }) =>
      database
        ? expiries.map(expiry => attemptDeletion(expiry.table, deleteOverdue(database, expiry, run), { log }))
        : [],
    ),
  )
}
