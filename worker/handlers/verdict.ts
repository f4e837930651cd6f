import type { Site } from '../site/site.ts'

export type HealthStatus = 'ok' | 'degraded' | 'failing'

/** The health of a site, and until when that holds (epoch milliseconds). */
export interface Verdict {
  readonly status: HealthStatus
  readonly until: number
}

/** The last verdict on each site. */
export type Verdicts = WeakMap<Site, Verdict>
