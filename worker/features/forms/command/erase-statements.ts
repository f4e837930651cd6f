import type { Statement } from '../../../core/base/sql/statements.ts'
import { candidates, type Sought } from '../sought.ts'
import { deletionStatements } from '../store/delete-submissions.ts'

/** The forms, sent and in progress, that may name a person: id and body, for `findIn` to decide. */
export const candidateStatements = (sought: Sought): readonly Statement[] =>
  ['submissions', 'drafts'].map(table => {
    const { sql, values } = candidates(sought, 'body')
    return { sql: `SELECT id, body FROM ${table} WHERE ${sql}`, values }
  })

interface Erasure {
  readonly sought: Sought
  /** Ids of the submissions and drafts that are the person's. */
  readonly submissions: readonly string[]
  readonly drafts: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Deletes submissions and drafts with all their rows, and has the schedule look for the person in the bucket, where submissions wait for the
 * database. Writes the receipt, which the last statement reads.
 */
export async function eraseStatements({
  sought,
  submissions,
  drafts,
  now,
}: Erasure): Promise<readonly Statement[]> {
  const values = [JSON.stringify(drafts)]
  const named = '(SELECT value FROM json_each(?1))'
  const address = sought.text.trim().toLowerCase()
  return [
    ...(await deletionStatements({ kind: 'erasure', ids: submissions, now })),
    {
      sql: `UPDATE files SET created = 0 WHERE key IN (
        SELECT json_extract(f.value, '$.key') FROM drafts, json_each(drafts.body, '$.files') f WHERE drafts.id IN ${named})`,
      values,
    },
    { sql: `DELETE FROM outbox WHERE submission IN ${named}`, values },
    { sql: `DELETE FROM inbox WHERE submission IN ${named}`, values },
    { sql: `DELETE FROM resume_mails WHERE draft IN ${named}`, values },
    { sql: `DELETE FROM drafts WHERE id IN ${named}`, values },
    { sql: 'DELETE FROM sender_mails WHERE address = ?1', values: [address] },
    eraseWaitingStatement(sought, now),
    { sql: 'SELECT counts, digest FROM receipts ORDER BY id DESC LIMIT 1', values: [] },
  ]
}

/**
 * Orders that the schedule erases a person's pending objects in the bucket within a minute: submissions below `pending/` with a value that equals the
 * person's, and objects below `refused/`, or unreadable ones, whose text mentions the person anywhere.
 */
export const eraseWaitingStatement = (sought: Sought, now: number): Statement => ({
  sql: 'INSERT INTO erasures (sought, at) VALUES (?1, ?2)',
  values: [JSON.stringify(sought), now],
})
