import * as v from 'valibot'
import { messageOf } from '../worker/log/reason-of.ts'
import type { ExposureCounts } from './experiment-report.ts'

/** As `wrangler.toml` names what `EXPOSURES` writes to. */
export const dataset = 'prospectus_exposures'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is not set'))

/** The variables of Cloudflare's own command line. */
const environment = v.object({
  CLOUDFLARE_ACCOUNT_ID: v.optional(text, ''),
  CLOUDFLARE_API_TOKEN: v.optional(text, ''),
  CLOUDFLARE_API_BASE_URL: v.optional(v.pipe(text, v.url()), 'https://api.cloudflare.com/client/v4'),
})

// Numbers of 64 bits come as text.
const count = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.digits(), v.transform(Number)),
])

const row = v.object({
  experiment: v.string(),
  variant: v.string(),
  visitors: count,
  assigned: count,
  sampleInterval: count,
})

const answer = v.object({ data: v.array(row) })

type Row = v.InferOutput<typeof row>

const day = v.pipe(v.string(), v.isoDate('is no day like 2026-11-21'))

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

function parse<S extends v.GenericSchema>(schema: S, input: unknown, name: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues.map(issue => `${v.getDotPath(issue) ?? name} ${issue.message}`)
  throw new Error(issues.join('; '))
}

async function ask(query: string, variables: Readonly<Record<string, string | undefined>>): Promise<Row[]> {
  const own = parse(environment, variables, 'environment')
  const address = `${own.CLOUDFLARE_API_BASE_URL}/accounts/${encodeURIComponent(own.CLOUDFLARE_ACCOUNT_ID)}/analytics_engine/sql`
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.CLOUDFLARE_API_TOKEN}` },
    body: query,
    signal: AbortSignal.timeout(30_000),
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}: ${body.trim().slice(0, 300)}`)
  return parse(answer, JSON.parse(body), 'answer').data
}

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
  const query = queryOf(parse(day, since, '--since'))
  try {
    return countsOf(await ask(query, variables))
  } catch (error) {
    throw new Error(`Exposures: ${messageOf(error)}`, { cause: error })
  }
}
