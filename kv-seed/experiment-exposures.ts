import * as v from 'valibot'
import { messageOf } from '../worker/log/reason-of.ts'
import { askAnalytics, count, day, parseNamed } from './analytics-engine.ts'
import type { ExposureCounts } from './experiment-report.ts'

/** As `wrangler.toml` names what `EXPOSURES` writes to. */
export const dataset = 'prospectus_exposures'

const row = v.object({
  experiment: v.string(),
  variant: v.string(),
  visitors: count,
  assigned: count,
  sampleInterval: count,
})

type Row = v.InferOutput<typeof row>

/** Blobs as the worker writes them: experiment, variant, visitor, unit, path, reason. */
const queryOf = (since: string) => `SELECT
  blob1 AS experiment,
  blob2 AS variant,
  count(DISTINCT blob3) AS visitors,
  countIf(blob6 = 'assignment') AS assigned,
  max(_sample_interval) AS sampleInterval
FROM ${dataset}
WHERE timestamp >= toDateTime('${since} 00:00:00')
GROUP BY experiment, variant
FORMAT JSON`

export interface Exposures {
  readonly counts: ExposureCounts
  /** Notes about the counts. */
  readonly notes: readonly string[]
}

/**
 * Visitors who took part, by experiment and variant. Where so many pages were viewed that the store kept a sample of them, how many
 * visitors a variant has depends on how many pages they view; the kept ones of the visits on which chance decided, one for each
 * visitor, still follow the weights, and are counted instead.
 */
function countsOf(rows: readonly Row[]): Exposures {
  const byExperiment = Object.entries(Object.groupBy(rows, ({ experiment }) => experiment))
  const counted = byExperiment.map(([experiment, own = []]) => {
    const interval = Math.max(...own.map(({ sampleInterval }) => sampleInterval))
    const counts = own.map(
      ({ variant, visitors, assigned }) => [variant, interval > 1 ? assigned : visitors] as const,
    )
    const note = `${experiment}: of every ${interval} page views or fewer one was kept; counts are of first visits among them`
    return { experiment, counts: Object.fromEntries(counts), notes: interval > 1 ? [note] : [] }
  })
  return {
    counts: Object.fromEntries(counted.map(({ experiment, counts }) => [experiment, counts])),
    notes: counted.flatMap(({ notes }) => notes),
  }
}

/**
 * The exposures since a day (UTC), read with the SQL API of Analytics Engine, which keeps three months. Throws with the missing
 * or wrong setting; no message holds the token.
 */
export async function readExposures(
  since: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Exposures> {
  const query = queryOf(parseNamed(day, since, '--since'))
  try {
    return countsOf(await askAnalytics(query, row, variables))
  } catch (error) {
    throw new Error(`Exposures: ${messageOf(error)}`, { cause: error })
  }
}
