import type { Statement } from '../../sql/statement.ts'
import { asciiAddress } from '../ascii-address.ts'
import { deletionStatements } from '../store/delete-submissions.ts'
import { eraseWaitingStatement } from './erase-waiting-statement.ts'
import { findStatement, namedId } from './named-submission.ts'

/** SQL: rows are due again; `now` is the parameter of the time. */
const anew = (now: string) =>
  `UPDATE outbox SET state = 'waiting', attempts = 0, next_attempt = ${now}, leased_until = 0, reason = NULL, changed = ${now}`

/**
 * The delivery of the submission with this id or reference begins anew, and so do its mails that failed. The first statement finds the
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

/** An address as visitors type it, and as fields for addresses keep it. */
function formsOf(email: string): readonly string[] {
  const typed = email.trim().toLowerCase()
  return [typed, asciiAddress(typed)]
}

/** Submissions with this address, as the sender's or in any field. */
export const findByEmailStatement = (email: string): Statement => ({
  sql: `SELECT id FROM submissions WHERE email IN (?1, ?2)
    OR EXISTS (SELECT 1 FROM json_each(body, '$.values') WHERE lower(trim(value)) IN (?1, ?2))`,
  values: formsOf(email),
})

export interface Erasure {
  readonly email: string
  /** Ids of the submissions that were found by the address. */
  readonly ids: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** Deletes everything that has an address: submissions with all that hangs on them, drafts, mails. Writes the receipt. */
export async function eraseStatements({ email, ids, now }: Erasure): Promise<readonly Statement[]> {
  const values = formsOf(email)
  const named = `(drafts.email IN (?1, ?2) OR EXISTS (SELECT 1 FROM json_each(drafts.body, '$.mails') m WHERE lower(m.value ->> 'to') IN (?1, ?2))
    OR EXISTS (SELECT 1 FROM json_each(drafts.body, '$.values') v WHERE lower(trim(v.value)) IN (?1, ?2)))`
  return [
    ...(await deletionStatements({ kind: 'erasure', ids, now })),
    {
      sql: `UPDATE files SET created = 0 WHERE key IN (
        SELECT json_extract(f.value, '$.key') FROM drafts, json_each(drafts.body, '$.files') f WHERE ${named})`,
      values,
    },
    ...['outbox', 'inbox'].map(table => ({
      sql: `DELETE FROM ${table} WHERE submission IN (SELECT drafts.id FROM drafts WHERE ${named})`,
      values,
    })),
    { sql: `DELETE FROM drafts WHERE ${named}`, values },
    { sql: 'DELETE FROM resume_mails WHERE draft NOT IN (SELECT id FROM drafts)', values: [] },
    { sql: 'DELETE FROM inbox WHERE lower(recipient) IN (?1, ?2)', values },
    eraseWaitingStatement(formsOf(email), now),
    { sql: 'SELECT counts, digest FROM receipts ORDER BY id DESC LIMIT 1', values: [] },
  ]
}
