import type { within } from '../../../core/base/http/deadline.ts'
import { toHex } from '../../../core/base/http/hex.ts'
import type { Log } from '../../../core/base/log/log-line.ts'
import type { MailLimits } from '../mail-address.ts'
import type { Saved, Submission, SubmissionKey } from '../submission.ts'
import { failureClass } from './failure-class.ts'
import { insertSubmission } from './insert-submission.ts'
import { parseBody, pendingSchema } from './submission-schema.ts'
import { pendingFolder } from './waiting-objects.ts'

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
export async function saveSubmission(
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
