import type { Statement } from '../../../core/base/sql/statement.ts'
import type { Sought } from '../sought.ts'

/**
 * Orders that the schedule erases what waits in the bucket and is a person's, within a minute: submissions below `pending/` of which a whole value is
 * theirs, and objects below `refused/`, or that cannot be read, whose text names them anywhere.
 */
export const eraseWaitingStatement = (sought: Sought, now: number): Statement => ({
  sql: 'INSERT INTO erasures (sought, at) VALUES (?1, ?2)',
  values: [JSON.stringify(sought), now],
})
