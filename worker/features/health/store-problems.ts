import type { StoreState } from './verdict.ts'

/** Milliseconds: the schedule imports each minute. */
const PATIENCE = 15 * 60_000

const way = '"The way of a submission" in docs/operate.md'

/** The remedies of each problem, for operators. */
const remedies = {
  retention:
    'See in the log why the schedules do not delete (each minute form-schedule-failed, records-not-deleted; every six hours search-index-failed), or whether they run.',
  pending: `See whether D1 answers, and submission-import-failed in the log: ${way}.`,
  refused: `Look at the objects below refused/, and mend or delete them: ${way}.`,
  records:
    'See whether the database RECORDS answers. Where it has five gigabytes, its oldest events are deleted: take EVENTS, or lower EVENT_RETENTION_DAYS.',
  bucket: 'See whether R2 answers.',
} as const

type Name = keyof typeof remedies

/** The problems of the stores of visitors' data (requirement forms/health). Pure. */
export function storeProblems(
  { late, records, pending, refused }: StoreState,
  now: number,
): readonly { readonly what: Name; readonly remedy: string }[] {
  const isLate = typeof pending === 'object' && (pending.isMore || (pending.oldest ?? now) < now - PATIENCE)
  const found: Readonly<Record<Name, boolean>> = {
    retention: late.length > 0,
    pending: isLate,
    refused: typeof refused === 'object' && refused.count > 0,
    records: records === 'failed' || records.isFull,
    bucket: pending === 'failed' || refused === 'failed',
  }
  // The keys of a table that is written above.
  return (Object.keys(found) as Name[])
    .filter(what => found[what])
    .map(what => ({ what, remedy: remedies[what] }))
}
