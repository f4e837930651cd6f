import { siteService } from '../../core/answer/services.ts'
import type { WaitingCounts } from '../../core/answer/stored-state.ts'
import type { Site } from '../../core/request/site/site.ts'

export type HealthStatus = 'ok' | 'degraded' | 'failing'

/** Something that does not work while pages are answered. */
export interface Problem {
  /**
   * The failing part: a source or store that does not answer or that refuses the site; `deliveries` for submissions that were given up;
   * `STORYBLOK_SPACE_ID` where the token opens another space; a problem of `store-problems.ts`; or `PLATFORM_ORIGIN` where the platform knows none of
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
