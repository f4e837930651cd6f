import type { Site } from '../site/site.ts'

export type HealthStatus = 'ok' | 'degraded' | 'failing'

/** Something that does not work while pages are answered. */
export interface Problem {
  /**
   * The source or store that does not answer or that refuses the site, `deliveries` for submissions that were given up, `STORYBLOK_SPACE_ID`
   * where the token opens another space than this one, or `PLATFORM_ORIGIN` where the platform knows nothing of what it is asked.
   */
  readonly what: string
  /** Epoch milliseconds at which this isolate noticed. */
  readonly since: number
}

/** The health of a site, and until when that holds (epoch milliseconds). */
export interface Verdict {
  readonly status: HealthStatus
  readonly problems: readonly Problem[]
  readonly until: number
}

/** The last verdict on each site. */
export type Verdicts = WeakMap<Site, Verdict>
