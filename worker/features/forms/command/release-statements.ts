import type { Statement } from '../../../core/base/sql/statements.ts'
import { asksToConfirm, outboxStatements } from '../store/outbox-statements.ts'
import { findStatement, namedId } from './named-submission.ts'

/**
 * Ends the suspicion for which the submission with this id or reference is held. If its sender has to confirm it, it then waits for that, and
 * only the confirmation mail is sent (requirement forms/confirmation). If it is not suspicious, its mails beyond the daily limit are sent.
 * The first statement reads its state before, the second one those mails; the last one reads whether it is still held, and how many of its
 * mails are.
 */
export const releaseStatements = (name: string, now: number): readonly Statement[] => [
  findStatement(name),
  {
    sql: `UPDATE outbox SET state = 'waiting', next_attempt = ?2, changed = ?2
      WHERE submission = ${namedId} AND state = 'held' RETURNING id`,
    values: [name, now],
  },
  {
    sql: `UPDATE submissions AS s
      SET held = 'unconfirmed', body = json_set(body, '$.held', 'unconfirmed', '$.released', ?2)
      WHERE id = ${namedId} AND held <> 'unconfirmed' AND ${asksToConfirm}`,
    values: [name, now],
  },
  {
    sql: `UPDATE submissions SET held = NULL, body = json_remove(body, '$.held')
      WHERE id = ${namedId} AND held <> 'unconfirmed'`,
    values: [name],
  },
  ...outboxStatements({ name, now, id: namedId }),
  {
    sql: `SELECT held, (SELECT count(*) FROM outbox WHERE submission = submissions.id AND state = 'held') AS mails
      FROM submissions WHERE id = ${namedId}`,
    values: [name],
  },
]
