import type { Statement } from '../../sql/statement.ts'
import { outboxStatements } from '../store/outbox-statements.ts'

/** The form asks its senders to confirm their address. */
const asksToConfirm = `EXISTS (SELECT 1 FROM json_each(body, '$.mails') WHERE value ->> 'kind' = 'confirmation')`

/**
 * Ends the suspicion for which a submission is held. One whose sender has to confirm it waits for that from now on, and only the mail that
 * asks goes out (requirement forms/confirmation). The first statement reads whether it was held before, the last one whether it still is.
 * Nothing changes for one that is not held, or waits for its sender.
 */
export const releaseStatements = (id: string, now: number): readonly Statement[] => [
  { sql: 'SELECT id, held FROM submissions WHERE id = ?1', values: [id] },
  {
    sql: `UPDATE submissions
      SET held = 'unconfirmed', body = json_set(body, '$.held', 'unconfirmed', '$.released', ?2)
      WHERE id = ?1 AND held <> 'unconfirmed' AND ${asksToConfirm}`,
    values: [id, now],
  },
  {
    sql: `UPDATE submissions SET held = NULL, body = json_remove(body, '$.held')
      WHERE id = ?1 AND held <> 'unconfirmed'`,
    values: [id],
  },
  ...outboxStatements(id, now),
  { sql: 'SELECT held FROM submissions WHERE id = ?1', values: [id] },
]
