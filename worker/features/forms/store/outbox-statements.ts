import type { Statement } from '../../../core/base/sql/statements.ts'
import type { MailSender } from '../mail-limits.ts'
import { countedAddress, orderMails } from './order-mails.ts'

/** SQL: the form of a submission `s` asks its senders to confirm their address. */
export const asksToConfirm = `EXISTS (SELECT 1 FROM json_each(s.body, '$.mails') WHERE value ->> 'kind' = 'confirmation')`

interface OutboxOrder extends MailSender {
  readonly name: string
  /** Epoch milliseconds. */
  readonly now: number
  /** SQL for the submission's id, derived from the name; default: the name itself. */
  readonly id?: string
}

/**
 * Rows of the outbox for a submission that is not held: its delivery, and each of its mails. For a subscription that its sender has not
 * confirmed, only the confirmation mail. Mails to an unconfirmed address are limited per day. Idempotent.
 */
export const outboxStatements = ({ name, now, id = '?1', ...sender }: OutboxOrder): readonly Statement[] => [
  {
    sql: `INSERT INTO outbox (id, submission, kind, next_attempt, changed)
      SELECT id || ':delivery', id, 'delivery', ?2, ?2 FROM submissions WHERE id = ${id} AND held IS NULL
      ON CONFLICT DO NOTHING`,
    values: [name, now],
  },
  orderMails({
    ...{ name, now, ...sender },
    mails: `SELECT s.id AS submission, m.key AS position,
        CASE WHEN m.value ->> 'kind' <> 'notification' AND NOT (s.held IS NULL AND ${asksToConfirm})
          THEN ${countedAddress} END AS address
      FROM submissions s, json_each(s.body, '$.mails') m WHERE s.id = ${id}
        AND (s.held IS NULL OR (s.held = 'unconfirmed' AND m.value ->> 'kind' = 'confirmation'))`,
  }),
]
