import { siteService } from '../../core/answer/services.ts'
import type { WaitingCounts } from '../../core/answer/stored-state.ts'
import type { Site } from '../../core/request/site/site.ts'

type HealthStatus = 'ok' | 'degraded' | 'failing'

/** Something that does not work while pages are answered. */
export interface Problem {
  /**
   * The failing part: a source or store that does not answer or that refuses the site; `deliveries` for submissions that were given up;
   * `STORYBLOK_SPACE_ID` where the token opens another space; a problem of `storeProblems`; or `PLATFORM_ORIGIN` where the platform knows none of
   * the calls.
   */
  readonly what: string
  /** When this isolate noticed it (epoch milliseconds). */
  readonly since: number
  /** The source's error message, or why it could not be called. */
  readonly reason?: string
  /** The remedy, for an operator. */
  readonly remedy?: string
}

/** Counts of data in the stores of visitors' data that should not be there. */
export interface StoreState {
  /** Tables with rows that should have been deleted a day ago, and the time of the oldest of them, epoch milliseconds. */
  readonly late: readonly { readonly table: string; readonly oldest: number }[]
  readonly records: { readonly isFull: boolean } | 'failed'
  /** Submissions in the bucket that the database has not taken; undefined without a bucket. */
  readonly pending: WaitingCounts | 'failed' | undefined
  /** Submissions that cannot be read. */
  readonly refused: WaitingCounts | 'failed' | undefined
}

/** The health of a site, and until when the verdict is reused (epoch milliseconds). */
export interface Verdict {
  readonly status: HealthStatus
  readonly problems: readonly Problem[]
  readonly stores: StoreState
  readonly until: number
}

/** The last verdicts of an isolate on its sites. */
export const verdictsOf = siteService(() => new WeakMap<Site, Verdict>())

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
