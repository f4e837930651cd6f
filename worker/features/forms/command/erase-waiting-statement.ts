import type { Statement } from '../../../core/base/sql/statements.ts'
import type { Sought } from '../sought.ts'

/**
 * Orders that the schedule erases a person's pending objects in the bucket within a minute: submissions below `pending/` with a value that equals the
 * person's, and objects below `refused/`, or unreadable ones, whose text mentions the person anywhere.
 */
export const eraseWaitingStatement = (sought: Sought, now: number): Statement => ({
  sql: 'INSERT INTO erasures (sought, at) VALUES (?1, ?2)',
  values: [JSON.stringify(sought), now],
})
