import type { within } from '../../../core/base/http/deadline.ts'
import type { Log } from '../../../core/base/log/events.ts'
import type { MailLimits } from '../mail-limits.ts'
import type { Saved, Submission, SubmissionKey } from '../submission.ts'
import { failureClass } from './failure-class.ts'
import { insertSubmission } from './insert-submission.ts'
import { writePending } from './pending-file.ts'

/** Deadlines of the first attempt, the second one, and the bucket (ms): the visitor gets an answer in less than five seconds. */
const deadlines = { first: 2_000, second: 1_200, bucket: 1_200 } as const

export interface SaveDependencies {
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
