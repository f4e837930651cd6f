import type { Statement } from '../../sql/statement.ts'

/**
 * Rows of the outbox for a submission that is not held: its delivery, and each of its mails. Of a subscription that its sender has not
 * confirmed only the mail that asks for it. A second time nothing changes, because the rows are named by the submission.
 */
export const outboxStatements = (id: string, now: number): readonly Statement[] => [
  {
    sql: `INSERT INTO outbox (id, submission, kind, next_attempt, changed)
      SELECT id || ':delivery', id, 'delivery', ?2, ?2 FROM submissions WHERE id = ?1 AND held IS NULL
      ON CONFLICT DO NOTHING`,
    values: [id, now],
  },
  {
    sql: `INSERT INTO outbox (id, submission, kind, position, next_attempt, changed)
      SELECT s.id || ':mail:' || m.key, s.id, 'mail', m.key, ?2, ?2
      FROM submissions s, json_each(s.body, '$.mails') m WHERE s.id = ?1
        AND (s.held IS NULL OR (s.held = 'unconfirmed' AND m.value ->> 'kind' = 'confirmation'))
      ON CONFLICT DO NOTHING`,
    values: [id, now],
  },
]
