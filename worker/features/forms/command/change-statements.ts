import type { Statement } from '../../../core/base/sql/statements.ts'
import { findStatement, namedId } from './named-submission.ts'

/** SQL: rows are due again; `now` is the parameter of the time. */
const anew = (now: string) =>
  `UPDATE outbox SET state = 'waiting', attempts = 0, next_attempt = ${now}, leased_until = 0, reason = NULL, changed = ${now}`

/**
 * Starts the delivery of the submission with this id or reference again, and its failed mails. The first statement finds the
 * submission, the second one resolves to the ids of the rows.
 */
export const redeliverStatements = (name: string, now: number): readonly Statement[] => [
  findStatement(name),
  {
    sql: `${anew('?2')} WHERE submission = ${namedId} AND (kind = 'delivery' OR state = 'failed') RETURNING id`,
    values: [name, now],
  },
]

/** Rows of the outbox that failed for good are due again, with no attempt counted. */
export const redeliverFailedStatement = (now: number): Statement => ({
  sql: `${anew('?1')} WHERE state = 'failed' RETURNING id`,
  values: [now],
})
