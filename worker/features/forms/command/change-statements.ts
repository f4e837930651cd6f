import type { Statement } from '../../../core/base/sql/statements.ts'
import { asciiAddress } from '../mail-address.ts'
import { revokedLinks } from '../resume-link.ts'
import { outboxStatements, requestsConfirmation } from '../store/outbox-statements.ts'
import { findStatement, namedId } from './read-statements.ts'

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
      WHERE id = ${namedId} AND held <> 'unconfirmed' AND ${requestsConfirmation}`,
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

/** Ends all links to continue of the forms in progress whose applicant has this address, or one of whose links was sent to it. */
export function revokeLinksStatement(email: string): Statement {
  const typed = email.trim().toLowerCase()
  return {
    sql: `UPDATE drafts SET ended_links = ${revokedLinks} WHERE json_array_length(body, '$.mails') > 0
      AND (email IN (?1, ?2)
        OR EXISTS (SELECT 1 FROM json_each(drafts.body, '$.mails') WHERE lower(value ->> 'to') IN (?1, ?2)))
      RETURNING id`,
    values: [typed, asciiAddress(typed)],
  }
}
