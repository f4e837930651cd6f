import * as v from 'valibot'
import { type Run, runRounds } from './run-rounds.ts'
import { readRows } from './run-statements.ts'

/** Rows of a table that are deleted by age. */
export interface Expiry {
  readonly table: string
  /** SQL: epoch milliseconds of a row. */
  readonly column: string
  /** Milliseconds; the time of a row that has been longer ago is over. */
  readonly life: number
  /** SQL: further conditions, in which `?1` is the time before which it is over. */
  readonly where?: string
}

/** SQL: the time of a row was over before `?1`. */
export const isOver = ({ column, where }: Expiry): string => `${column} < ?1${where ? ` AND ${where}` : ''}`

/** Rows of one statement, which takes D1 less than a second. */
const ROWS = 5_000

const marks = v.array(v.unknown())

/** Deletes the rows whose time is over, until none is left or the run is over. Rejects when the database does. */
export const deleteOverdue = (database: D1Database, expiry: Expiry, run: Run): Promise<void> =>
  runRounds(run, async () => {
    const { table, life } = expiry
    const sql = `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${isOver(expiry)} LIMIT ${ROWS}) RETURNING 1`
    return v.parse(marks, await readRows(database, { sql, values: [run.began - life] })).length === ROWS
  })
