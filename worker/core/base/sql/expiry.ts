import * as v from 'valibot'
import { type Run, runRounds } from './run-rounds.ts'
import { readRows, type SqlDatabase } from './run-statements.ts'
import type { Statement } from './statement.ts'

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
