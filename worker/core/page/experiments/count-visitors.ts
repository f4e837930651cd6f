import type { Expiry } from '../../base/sql/expiry.ts'
import { runStatements } from '../../base/sql/statements.ts'

/** A visitor who saw the randomly assigned variant, or sent a form afterwards. */
export interface CountedVisit {
  readonly experiment: string
  readonly variant: string
  /** Anonymous id of a visitor who consented to A/B tests. */
  readonly visitor: string
  readonly unit: string
  /** Path of the page. */
  readonly path: string
  /** `assignment` is the first view of the visitor, `cookie` a later one. */
  readonly reason: 'assignment' | 'cookie' | 'conversion'
}

/**
 * Counts visitors of experiments; only the worker calls it, with assignments that it stored and made itself. Rejects when
 * the store does.
 */
export type CountVisits = (visits: readonly CountedVisit[], now: number) => Promise<void>

/** Counts in Analytics Engine, which keeps three months: one data point per view and per conversion. */
export const countInAnalytics =
  (dataset: Pick<AnalyticsEngineDataset, 'writeDataPoint'>): CountVisits =>
  async visits => {
    for (const { experiment, variant, visitor, unit, path, reason } of visits)
      dataset.writeDataPoint({
        indexes: [experiment],
        blobs: [experiment, variant, visitor, unit, path, reason],
        doubles: [1],
      })
  }

const insert = `INSERT OR IGNORE INTO experiment_visitors (experiment, variant, visitor, kind, unit, at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6)`

/** Counts in D1, for a site without Analytics Engine: one row per visitor, and one per visitor who sent a form. */
export const countInDatabase =
  (database: D1Database): CountVisits =>
  async (visits, now) => {
    const statements = visits.map(({ experiment, variant, visitor, unit, reason }) => {
      const kind = reason === 'conversion' ? reason : 'exposure'
      return { sql: insert, values: [experiment, variant, visitor, kind, unit, now] }
    })
    await runStatements(database, statements)
  }

const DAY = 86_400_000

/** Counts that are older than the retention period of events. */
export const oldVisitors = (retentionDays: number): Expiry => ({
  table: 'experiment_visitors',
  column: 'at',
  life: retentionDays * DAY,
  key: '(experiment, visitor, kind)',
})
