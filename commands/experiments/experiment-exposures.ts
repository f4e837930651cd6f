import * as v from 'valibot'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import type { Statement } from '../../worker/core/base/sql/statements.ts'
import { count, day, parseNamed, queryAnalytics } from '../analytics-engine.ts'
import type { RunStatements } from '../submissions/run-statements.ts'
import type { ExposureCounts } from './experiment-report.ts'

/** Name of the dataset of `EXPOSURES` in `wrangler.toml`. */
export const dataset = 'prospectus_exposures'

const row = v.object({
  experiment: v.string(),
  variant: v.string(),
  kind: v.picklist(['exposure', 'conversion']),
  visitors: count,
  /** Numbers of sampled rows for first views and for conversions. */
  firsts: count,
  sampleInterval: count,
})

type Row = v.InferOutput<typeof row>

/** Blobs as the worker writes them: experiment, variant, visitor, unit, path, reason. */
const queryOf = (since: string) => `SELECT
  blob1 AS experiment,
  blob2 AS variant,
  if(blob6 = 'conversion', 'conversion', 'exposure') AS kind,
  count(DISTINCT blob3) AS visitors,
  countIf(blob6 != 'cookie') AS firsts,
  max(_sample_interval) AS sampleInterval
FROM ${dataset}
WHERE timestamp >= toDateTime('${since} 00:00:00')
GROUP BY experiment, variant, kind
FORMAT JSON`

/** The same query for the database, which stores each visitor once; `since` in epoch milliseconds. */
const statementOf = (since: number): Statement => ({
  sql: `SELECT experiment, variant, kind, count(*) AS visitors, count(*) AS firsts, 1 AS sampleInterval
    FROM experiment_visitors WHERE at >= ?1 GROUP BY experiment, variant, kind`,
  values: [since],
})

export interface Exposures {
  /** Visitors who took part. */
  readonly counts: ExposureCounts
  /** Visitors who sent a form after that. */
  readonly conversions: ExposureCounts
  /** Notes about the counts. */
  readonly notes: readonly string[]
}

type Weigh = (row: Row) => number

const tableOf = (rows: readonly Row[], kind: Row['kind'], weigh: Weigh): ExposureCounts =>
  Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ experiment }) => experiment)).map(([experiment, own = []]) => [
      experiment,
      Object.fromEntries(own.filter(one => one.kind === kind).map(one => [one.variant, weigh(one)])),
    ]),
  )

/**
 * Visitors who took part, and those who sent a form, by experiment and variant. If the store sampled the views because there were many, the
 * number of sampled visitors of a variant depends on how many pages they view. The sampled first views, one for each visitor, still follow the
 * weights, and are counted instead, together with the sampled conversions.
 */
function countsOf(rows: readonly Row[]): Exposures {
  const intervals = new Map<string, number>()
  for (const { experiment, sampleInterval } of rows)
    intervals.set(experiment, Math.max(intervals.get(experiment) ?? 1, sampleInterval))
  const weigh: Weigh = ({ experiment, visitors, firsts }) =>
    intervals.get(experiment)! > 1 ? firsts : visitors
  return {
    counts: tableOf(rows, 'exposure', weigh),
    conversions: tableOf(rows, 'conversion', weigh),
    notes: [...intervals]
      .filter(([, interval]) => interval > 1)
      .map(
        ([experiment, interval]) =>
          `${experiment}: of every ${interval} page views or fewer one was kept; counts are of first visits among them`,
      ),
  }
}

interface Place {
  /** The variables of Cloudflare's own command line. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** The local database; without one Analytics Engine is queried. */
  readonly database?: RunStatements | undefined
}

/**
 * The worker's counts since a day (UTC): from a database, or with the SQL API of Analytics Engine, which keeps three months. Throws with the
 * missing or wrong setting; no message contains the token.
 */
export async function readExposures(since: string, { variables, database }: Place): Promise<Exposures> {
  const from = parseNamed(day, since, '--since')
  try {
    if (!database) return countsOf(await queryAnalytics(queryOf(from), row, variables))
    const [rows = []] = await database(statementOf(Date.parse(from)))
    return countsOf(v.parse(v.array(row), rows))
  } catch (error) {
    throw new Error(`Exposures: ${messageOf(error)}`, { cause: error })
  }
}
