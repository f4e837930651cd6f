import type { Environment } from '../../env.ts'
import type { Expiry } from '../base/sql/expiry.ts'
import type { Services } from './services.ts'

export type DatabaseName = 'DB' | 'RECORDS' | 'INDEX'

/** Rows that are deleted by age, for each database. */
export type Expiries = Readonly<Partial<Record<DatabaseName, readonly Expiry[]>>>

/** Objects below a folder of the bucket by their age. */
export interface WaitingCounts {
  readonly count: number
  readonly ofLastDay: number
  readonly ofLastWeek: number
  /** Epoch milliseconds; undefined where there is none. */
  readonly oldest: number | undefined
  /** Whether there are more objects, which were not counted. */
  readonly isMore: boolean
}

/** How many submissions of the outbox are in which state. */
export interface OutboxCounts {
  /** Rows that wait for an attempt. */
  readonly waiting: number
  /** Rows that were given up. */
  readonly failed: number
  /** Mails that were too many in a day. */
  readonly heldMails: number
  /** Mails that their recipients do not take. */
  readonly undeliverable: number
  /** Suspicious submissions that were not released. */
  readonly held: number
  /** Files of submissions that are not in the bucket. */
  readonly missingFiles: number
  /**
   * Objects without a row that the last cleanup of the files found: `removedFiles` were deleted, `keptFiles` were kept, because a restore may have
   * lost their rows.
   */
  readonly removedFiles: number
  readonly keptFiles: number
}

/** The questions that a feature puts to its stores for `/api/health`. A member is undefined where the store is not bound, and rejects when the store fails. */
export interface StoreQuestions {
  /** Whether the database of records is full. */
  readonly isFull?: Promise<boolean> | undefined
  /** Submissions in the bucket that the database has not taken. */
  readonly pending?: Promise<WaitingCounts> | undefined
  /** Submissions that cannot be read. */
  readonly refused?: Promise<WaitingCounts> | undefined
}

/** The members of a feature through which the schedule and the health check use its stores. */
export interface StoreHooks {
  readonly expiries?: (environment: Environment) => Expiries
  readonly queryStores?: (services: Services, now: number) => StoreQuestions
  /** Never rejects; undefined where there is no database. */
  readonly countOutbox?: (services: Services) => Promise<OutboxCounts | 'failed' | undefined>
}
