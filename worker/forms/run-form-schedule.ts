import { embeddedScanner, type FileScanner } from './file-scanner.ts'
import type { OutboxDependencies } from './outbox/process-row.ts'
import { sweepOutbox } from './outbox/sweep-outbox.ts'
import { deleteExpired } from './store/delete-expired.ts'
import { failureClass } from './store/failure-class.ts'
import { importPending } from './store/import-pending.ts'
import { reconcileFiles } from './store/reconcile-files.ts'
import { scanWaiting } from './store/scan-files.ts'

export interface FormScheduleDependencies extends OutboxDependencies {
  readonly bucket: R2Bucket | undefined
  readonly retentionDays: number
  /** Default: the check of this site. */
  readonly scanner?: FileScanner | undefined
}

/**
 * Each minute: imports submissions that wait in the bucket, delivers what is due, checks files that wait for it, compares files with their rows, deletes what
 * is too old.
 * One step that fails does not keep the next ones, but files are not deleted as long as a submission that may need them waits. Never
 * rejects.
 */
export async function runFormSchedule(dependencies: FormScheduleDependencies): Promise<void> {
  const { database, bucket, now, retentionDays, log } = dependencies
  async function attempt<T>(step: string, run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run()
    } catch (error) {
      log({ event: 'form-schedule-failed', step, reason: failureClass(error) })
      return undefined
    }
  }
  const isImported = bucket && (await attempt('import', () => importPending({ database, bucket, log })))
  await attempt('sweep', () => sweepOutbox(dependencies))
  const scanner = dependencies.scanner ?? embeddedScanner
  const onFailure = (error: unknown) => log({ event: 'file-scan-failed', reason: failureClass(error) })
  if (bucket) await attempt('scan', () => scanWaiting({ database, bucket, scanner, now: now(), onFailure }))
  // First, because a database that was set back deletes less.
  if (bucket) await attempt('reconcile', () => reconcileFiles({ database, bucket, now: now(), log }))
  if (bucket && isImported)
    await attempt('expire', () => deleteExpired({ database, bucket, now: now(), retentionDays }))
}
