import { beginRun } from '../../core/base/sql/expiry.ts'
import { embeddedScanner, type FileScanner } from './file-scanner.ts'
import type { MailLimits } from './mail-address.ts'
import { type OutboxDependencies, sweepOutbox } from './outbox/process-outbox.ts'
import { deleteUnneeded, rowSteps } from './store/delete-expired.ts'
import { eraseWaiting } from './store/erase-waiting.ts'
import { failureClass } from './store/failure-class.ts'
import { importPending } from './store/import-pending.ts'
import { reconcileFiles } from './store/reconcile-files.ts'
import { scanWaiting } from './store/uploads.ts'
import { deleteWaiting } from './store/waiting-objects.ts'

const DAY = 86_400_000

/** Maximum milliseconds of each step that repeats until nothing is left to do. */
const BUDGET = { import: 6_000, scan: 6_000, rows: 8_000, objects: 6_000 } as const

export interface FormScheduleDependencies extends OutboxDependencies {
  readonly bucket: R2Bucket | undefined
  readonly retentionDays: number
  readonly mailLimits?: MailLimits | undefined
  /** Default: the check of this site. */
  readonly scanner?: FileScanner | undefined
}

type Steps = Readonly<Record<string, () => Promise<unknown>>>

/** The tasks for visitors and receivers, in this order. */
function workSteps(dependencies: FormScheduleDependencies): Steps {
  const { database, bucket, now, log, mailLimits: limits, scanner = embeddedScanner } = dependencies
  const onFailure = (error: unknown) => log({ event: 'file-scan-failed', reason: failureClass(error) })
  return {
    ...(bucket && {
      // First, because imported objects are no longer there.
      erase: () => eraseWaiting({ database, bucket, now: now() }),
      import: () => importPending({ database, bucket, log, limits, run: beginRun(now, BUDGET.import) }),
    }),
    sweep: () => sweepOutbox(dependencies),
    ...(bucket && {
      scan: () => scanWaiting({ database, bucket, scanner, run: beginRun(now, BUDGET.scan), onFailure }),
    }),
  }
}

/**
 * Runs each minute: imports submissions that wait in the bucket, delivers what is due, checks waiting files, and meanwhile compares files with
 * their rows and deletes expired data. A step that fails, hangs or finds something unreadable does not stop the others. Never rejects.
 */
export async function runFormSchedule(dependencies: FormScheduleDependencies): Promise<void> {
  const { database, bucket, now, retentionDays, log } = dependencies
  const attempt = ([step, run]: [string, () => Promise<unknown>]) =>
    run().catch(error => log({ event: 'form-schedule-failed', step, reason: failureClass(error) }))
  async function work() {
    for (const step of Object.entries(workSteps(dependencies))) await attempt(step)
  }
  const all = (steps: Steps) => Promise.all(Object.entries(steps).map(attempt))
  async function expire() {
    const dependencies = { database, retentionDays }
    await all({
      ...rowSteps({ ...dependencies, run: beginRun(now, BUDGET.rows) }),
      ...(bucket && {
        waiting: () => deleteWaiting(bucket, now() - retentionDays * DAY),
        // Before files go, because a database that was set back deletes fewer of them.
        reconcile: () => reconcileFiles({ database, bucket, run: beginRun(now, BUDGET.objects), log }),
      }),
    })
    // Last, so that a submission's files are deleted in the same run as the submission.
    if (bucket)
      await all({ files: () => deleteUnneeded({ database, bucket, run: beginRun(now, BUDGET.objects) }) })
  }
  await Promise.all([work(), expire()])
}
