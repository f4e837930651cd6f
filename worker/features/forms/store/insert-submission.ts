import * as v from 'valibot'
import { runStatements } from '../../../core/base/sql/run-statements.ts'
import type { Statement } from '../../../core/base/sql/statement.ts'
import type { MailLimits } from '../mail-address.ts'
import type { Saved, Submission, SubmissionKey } from '../submission.ts'
import { outboxStatements } from './outbox-statements.ts'

/** Inserts the submission only if its key is its own: another submission with this key and digest was the first. */
const submissionStatement = (submission: Submission, { key, digest }: SubmissionKey): Statement => ({
  sql: `INSERT INTO submissions (id, reference, form, created, held, email, body)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE EXISTS (SELECT 1 FROM submission_keys WHERE key = ?8 AND digest = ?9 AND submission = ?1)
    ON CONFLICT DO NOTHING`,
  values: [
    submission.id,
    submission.reference,
    submission.form,
    submission.created,
    submission.held ?? null,
    submission.email ?? null,
    JSON.stringify(submission),
    key,
    digest,
  ],
})

/** All statements that store a submission; run twice, it is stored once. At the end reads which submission has the key. */
const insertStatements = (
  submission: Submission,
  key: SubmissionKey,
  limits: MailLimits | undefined,
): readonly Statement[] => [
  {
    sql: 'DELETE FROM submission_keys WHERE key = ?1 AND digest = ?2 AND until < ?3',
    values: [key.key, key.digest, submission.created],
  },
  {
    sql: `INSERT INTO submission_keys (key, digest, submission, reference, until) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO NOTHING`,
    values: [key.key, key.digest, submission.id, submission.reference, key.until],
  },
  submissionStatement(submission, key),
  {
    sql: `INSERT INTO submission_files (submission, file)
      SELECT s.id, json_extract(f.value, '$.key') FROM submissions s, json_each(s.body, '$.files') f
      WHERE s.id = ?1 ON CONFLICT DO NOTHING`,
    values: [submission.id],
  },
  ...outboxStatements({ name: submission.id, now: submission.created, client: key.client, limits }),
  {
    sql: `SELECT k.submission AS id, k.reference, COALESCE(s.created, ?3) AS created,
        EXISTS (SELECT 1 FROM outbox WHERE submission = k.submission AND state = 'held') AS unmailed
      FROM submission_keys k LEFT JOIN submissions s ON s.id = k.submission WHERE k.key = ?1 AND k.digest = ?2`,
    values: [key.key, key.digest, submission.created],
  },
]

const owners = v.tuple([
  v.object({ id: v.string(), reference: v.string(), created: v.number(), unmailed: v.number() }),
])

/**
 * Stores a submission, its outbox rows and its key in one transaction (requirement forms/stored-first). A post with the key and digest of
 * an earlier one is `repeated`, with the id, the reference and the moment of that one. Rejects when the database does.
 */
export async function insertSubmission(
  database: D1Database,
  submission: Submission,
  key: SubmissionKey,
  limits?: MailLimits,
): Promise<Exclude<Saved, { readonly kind: 'lost' }>> {
  const rows = await runStatements(database, insertStatements(submission, key, limits))
  const [{ id, reference, created, unmailed }] = v.parse(owners, rows.at(-1))
  const kind = id === submission.id ? 'stored' : 'repeated'
  return { kind, id, reference, created, ...(unmailed && { unmailed: true }) }
}
