import type { Statement } from '../../sql/statement.ts'
import { outboxStatements } from '../store/outbox-statements.ts'
import { findStatement, namedId } from './named-submission.ts'

/** The form asks its senders to confirm their address. */
const asksToConfirm = `EXISTS (SELECT 1 FROM json_each(body, '$.mails') WHERE value ->> 'kind' = 'confirmation')`

/**
 * Ends the suspicion for which the submission with this id or reference is held. One whose sender has to confirm it waits for that from now
 * on, and only the mail that asks goes out (requirement forms/confirmation). The first statement finds it as it was before, the last one
 * reads whether it is still held. A submission that is not held, or that waits for its sender, stays as it is.
 */
export const releaseStatements = (name: string, now: number): readonly Statement[] => [
  findStatement(name),
  {
    sql: `UPDATE submissions
      SET held = 'unconfirmed', body = json_set(body, '$.held', 'unconfirmed', '$.released', ?2)
      WHERE id = ${namedId} AND held <> 'unconfirmed' AND ${asksToConfirm}`,
    values: [name, now],
  },
  {
    sql: `UPDATE submissions SET held = NULL, body = json_remove(body, '$.held')
      WHERE id = ${namedId} AND held <> 'unconfirmed'`,
    values: [name],
  },
  ...outboxStatements(name, now, namedId),
  { sql: `SELECT held FROM submissions WHERE id = ${namedId}`, values: [name] },
]
