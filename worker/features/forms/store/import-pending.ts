import type { Log } from '../../../core/base/log/events.ts'
import type { Run } from '../../../core/base/sql/expiry.ts'
import { readRows } from '../../../core/base/sql/statements.ts'
import { inParallel } from '../in-parallel.ts'
import type { MailLimits } from '../mail-address.ts'
import type { Submission, SubmissionKey } from '../submission.ts'
import { failureClass } from './failure-class.ts'
import { insertSubmission } from './store-submission.ts'
import { parseBody, pendingSchema } from './submission-schema.ts'
import { pagesOf, pendingFolder, refusedFolder, sentAt, WIDTH } from './waiting-objects.ts'

const DAY = 86_400_000
/** Bytes: no submission is as large. */
const MOST_BYTES = 4_000_000

interface ImportDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  readonly log: Log
  readonly run: Run
  readonly limits?: MailLimits | undefined
}

interface Pending {
  readonly submission: Submission
  readonly key: SubmissionKey
}

/** The submission in an object; an error if it contains none. Rejects when the bucket does. */
async function readPending(bucket: R2Bucket, { key, size }: R2Object): Promise<Pending | Error | undefined> {
  if (size > MOST_BYTES) return new RangeError('too large')
  const text = await (await bucket.get(key))?.text()
  if (text === undefined) return undefined
  try {
    return parseBody(pendingSchema, text)
  } catch (error) {
    return error instanceof Error ? error : new Error('unreadable')
  }
}

/** Moves an object to where a person looks at it. A second time it has the same name. Rejects when the bucket does. */
async function refuse(object: R2Object, reason: unknown, { bucket, log, run }: ImportDependencies) {
  const file = await bucket.get(object.key)
  if (!file) return
  const time = String(Math.min(sentAt(object), run.began)).padStart(13, '0')
  const name = `${refusedFolder}${time}-${object.key.slice(pendingFolder.length)}`
  await bucket.put(name, file.body, { httpMetadata: { contentType: 'application/json' } })
  await bucket.delete(object.key)
  log({ event: 'submission-refused', name, reason: failureClass(reason) })
}

/** Whether the database answers, so that a failed import is due to the submission. */
const answers = (database: D1Database) =>
  readRows(database, { sql: 'SELECT 1', values: [] }).then(
    () => true,
    () => false,
  )

async function importObject(object: R2Object, dependencies: ImportDependencies): Promise<void> {
  const { database, bucket, log, run, limits } = dependencies
  const pending = await readPending(bucket, object)
  if (!pending) return
  if (pending instanceof Error) return refuse(object, pending, dependencies)
  const { submission, key } = pending
  try {
    await insertSubmission(database, submission, key, limits)
  } catch (error) {
    const isLate = submission.created < run.began - DAY
    if (!isLate || !(await answers(database))) throw error
    return refuse(object, error, dependencies)
  }
  await bucket.delete(object.key)
  log({ event: 'submission-imported', form: submission.form })
}

/**
 * Imports the submissions that wait in the bucket into the database, until all were tried or the run is over. An imported object that could not be
 * removed is imported again without effect. An object that is not a submission, and one that the database has not accepted for a day although it
 * answers, is moved to `refused/`; others that fail stay. None stops the others. Rejects when the bucket gives no list.
 */
export async function importPending(dependencies: ImportDependencies): Promise<void> {
  const { bucket, log, run } = dependencies
  for await (const objects of pagesOf(bucket, pendingFolder)) {
    await inParallel(objects, WIDTH, async object => {
      if (run.isOver()) return
      await importObject(object, dependencies).catch(error =>
        log({ event: 'submission-import-failed', reason: failureClass(error) }),
      )
    })
    if (run.isOver()) return
  }
}
