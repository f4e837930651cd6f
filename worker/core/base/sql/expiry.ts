import * as v from 'valibot'
import type { Log } from '../log/events.ts'
import { reasonOf } from '../log/reason-of.ts'
import { readRows, type SqlDatabase, type Statement } from './statements.ts'

/** A run of work that comes in rounds. */
export interface Run {
  /** Epoch milliseconds. */
  readonly began: number
  /** Whether the run's time is over. */
  readonly isOver: () => boolean
}

export function beginRun(now: () => number, milliseconds: number): Run {
  const began = now()
  return { began, isOver: () => now() >= began + milliseconds }
}

/** Rounds of one kind: D1 takes a thousand statements of one run of the worker. */
const MOST_ROUNDS = 50

/** Repeats a round until it resolves to false because nothing is left to do, or the time of the run is over. */
export async function runRounds(run: Run, round: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < MOST_ROUNDS; count++) if (!(await round()) || run.isOver()) return
}

const DAY = 86_400_000

/** Rows of a table that are deleted by age. */
export interface Expiry {
  readonly table: string
  /** SQL: epoch milliseconds of a row. */
  readonly column: string
  /** Milliseconds; the time of a row that has been longer ago is over. */
  readonly life: number
  /** SQL: further conditions, in which `?1` is the cut-off time. */
  readonly where?: string
  /** SQL: the columns that identify a row; default: the rowid. */
  readonly key?: string
}

/** SQL: the time of a row was over before `?1`. */
export const isOver = ({ column, where }: Expiry): string => `${column} < ?1${where ? ` AND ${where}` : ''}`

/** Rows of one statement, which D1 deletes in a fraction of a second. */
const ROWS = 2_000

const marks = v.array(v.unknown())

/** Deletes expired rows until none is left or the run's time is over. Rejects when the database does. */
export const deleteOverdue = (database: SqlDatabase, expiry: Expiry, run: Run): Promise<void> =>
  runRounds(run, async () => {
    const { table, life, key = 'rowid' } = expiry
    const columns = key.replaceAll(/[()]/g, '')
    const sql = `DELETE FROM ${table} WHERE ${key} IN (SELECT ${columns} FROM ${table} WHERE ${isOver(expiry)} LIMIT ${ROWS}) RETURNING 1`
    return v.parse(marks, await readRows(database, { sql, values: [run.began - life] })).length === ROWS
  })

/** Reads the time of the oldest row that should have been deleted a day ago, as `oldest`; null where there is none. */
export const lateStatement = (expiry: Expiry, now: number): Statement => ({
  sql: `SELECT min(${expiry.column}) AS oldest FROM ${expiry.table} WHERE ${isOver(expiry)}`,
  values: [now - expiry.life - DAY],
})

/** Milliseconds for all of it, in each run of the schedule. */
const BUDGET = 12_000

interface Deletion {
  readonly database: SqlDatabase | undefined
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
