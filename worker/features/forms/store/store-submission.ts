import * as v from 'valibot'
import type { within } from '../../../core/base/http/deadline.ts'
import { toHex } from '../../../core/base/http/signatures.ts'
import type { Log } from '../../../core/base/log/events.ts'
import type { Statement } from '../../../core/base/sql/statements.ts'
import { runStatements } from '../../../core/base/sql/statements.ts'
import type { MailLimits } from '../mail-address.ts'
import type { Saved, Submission, SubmissionKey } from '../submission.ts'
import { failureClass } from './failure-class.ts'
import { outboxStatements } from './outbox-statements.ts'
import { parseBody, pendingSchema } from './submission-schema.ts'
import { pendingFolder } from './waiting-objects.ts'

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

/** Posts with the same key and digest have one file, so that a repeated post finds the first. */
async function nameOf({ key, digest }: SubmissionKey): Promise<string> {
  const bytes = new TextEncoder().encode(`${key}\n${digest}`)
  return `${pendingFolder}${toHex(await crypto.subtle.digest('SHA-256', bytes))}`
}

/** The submission that already exists; undefined for an unreadable object, beside which another one is written. */
function readBefore(text: string) {
  try {
    return parseBody(pendingSchema, text)
  } catch {
    return undefined
  }
}

/**
 * Writes a submission into the bucket, from which the schedule imports it into the database. Rejects when the bucket does.
 */
async function writePending(bucket: R2Bucket, submission: Submission, key: SubmissionKey): Promise<Saved> {
  const { id, reference, created } = submission
  const name = await nameOf(key)
  const text = JSON.stringify({ submission, key })
  const onlyNew = { onlyIf: { etagDoesNotMatch: '*' }, httpMetadata: { contentType: 'application/json' } }
  if (await bucket.put(`${name}.json`, text, onlyNew)) return { kind: 'stored', id, reference, created }
  const object = await bucket.get(`${name}.json`)
  const before = object && readBefore(await object.text())
  if (before && created <= before.key.until) {
    const { id: first, reference: told, created: sent } = before.submission
    return { kind: first === id ? 'stored' : 'repeated', id: first, reference: told, created: sent }
  }
  await bucket.put(`${name}-${id}.json`, text)
  return { kind: 'stored', id, reference, created }
}

/** Deadlines of the first attempt, the second one, and the bucket (ms): the visitor gets an answer in less than five seconds. */
const deadlines = { first: 2_000, second: 1_200, bucket: 1_200 } as const

interface SaveDependencies {
  readonly database: D1Database | undefined
  readonly bucket: R2Bucket | undefined
  readonly log: Log
  readonly within: typeof within
  readonly limits?: MailLimits | undefined
}

/**
 * Stores a submission in the database, which is tried twice, else in the bucket (requirement forms/stored-first). An attempt that is given
 * up may still succeed: all attempts name the submission by its id, so it is stored once. Never throws.
 */
export async function storeSubmission(
  submission: Submission,
  key: SubmissionKey,
  { database, bucket, log, within, limits }: SaveDependencies,
): Promise<Saved> {
  const insert = database && (() => insertSubmission(database, submission, key, limits))
  const attempts = [
    { store: 'database', run: insert, deadline: deadlines.first },
    { store: 'database', run: insert, deadline: deadlines.second },
    {
      store: 'bucket',
      run: bucket && (() => writePending(bucket, submission, key)),
      deadline: deadlines.bucket,
    },
  ]
  for (const { store, run, deadline } of attempts) {
    if (!run) continue
    try {
      return await within<Saved>(run(), deadline)
    } catch (error) {
      log({ event: 'submission-attempt-failed', store, form: submission.form, reason: failureClass(error) })
    }
  }
  log({ event: 'submission-lost', form: submission.form })
  return { kind: 'lost' }
}
