import type { Log } from '../../log/log-line.ts'
import { failureClass } from './failure-class.ts'
import { insertSubmission } from './insert-submission.ts'
import { pendingFolder } from './pending-file.ts'
import { parseBody, pendingSchema } from './submission-schema.ts'

/** Files in a run. */
const MOST = 50

interface ImportDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  readonly log: Log
}

/**
 * Takes the submissions that wait in the bucket to the database. A file that was imported and could not be removed is imported again
 * without effect. One that cannot be imported stays, and does not keep the others. Resolves to whether all of them are imported.
 */
export async function importPending({ database, bucket, log }: ImportDependencies): Promise<boolean> {
  const { objects, truncated } = await bucket.list({ prefix: pendingFolder, limit: MOST })
  let left = 0
  for (const { key: name } of objects)
    try {
      const file = await bucket.get(name)
      if (!file) continue
      const { submission, key } = parseBody(pendingSchema, await file.text())
      await insertSubmission(database, submission, key)
      await bucket.delete(name)
      log({ event: 'submission-imported', form: submission.form })
    } catch (error) {
      left++
      log({ event: 'submission-import-failed', reason: failureClass(error) })
    }
  return !truncated && left === 0
}
