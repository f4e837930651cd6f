import type { Statement } from '../../../core/base/sql/statement.ts'
import { asksToConfirm, outboxStatements } from '../store/outbox-statements.ts'
import { findStatement, namedId } from './named-submission.ts'

/**
 * Ends the suspicion for which the submission with this id or reference is held. One whose sender has to confirm it waits for that from now
 * on, and only the mail that asks goes out (requirement forms/confirmation). Where it is not suspicious, its mails that were too many in a
 * day go out. The first statement finds it as it was before, the second one those mails; the last one reads whether it is still held, and how
 * many of its mails are.
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
