import type { Statement } from '../../sql/statement.ts'
import { admitStatement, maySendTo } from './sender-mails.ts'

/**
 * Rows of the outbox for a submission that is not held: its delivery, and each of its mails. Of a subscription that its sender has not
 * confirmed only the mail that asks for it. An address gets a few mails a day. A second time nothing changes, because the rows are named by
 * the submission. `id` is SQL for the submission's id, made of the name.
 */
export const outboxStatements = (name: string, now: number, id = '?1'): readonly Statement[] => [
  admitStatement(name, now, id),
  {
    sql: `INSERT INTO outbox (id, submission, kind, next_attempt, changed)
      SELECT id || ':delivery', id, 'delivery', ?2, ?2 FROM submissions WHERE id = ${id} AND held IS NULL
      ON CONFLICT DO NOTHING`,
    values: [name, now],
  },
  {
    sql: `INSERT INTO outbox (id, submission, kind, position, next_attempt, changed)
      SELECT s.id || ':mail:' || m.key, s.id, 'mail', m.key, ?2, ?2
      FROM submissions s, json_each(s.body, '$.mails') m WHERE s.id = ${id}
        AND (m.value ->> 'kind' = 'notification' OR ${maySendTo})
        AND (s.held IS NULL OR (s.held = 'unconfirmed' AND m.value ->> 'kind' = 'confirmation'))
      ON CONFLICT DO NOTHING`,
    values: [name, now],
  },
]
