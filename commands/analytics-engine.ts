import * as v from 'valibot'
import { isDay } from '../blocks/_kit/forms/rules.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is not set'))

/** The variables of Cloudflare's own command line. */
const environment = v.object({
  CLOUDFLARE_ACCOUNT_ID: v.optional(text, ''),
  CLOUDFLARE_API_TOKEN: v.optional(text, ''),
  CLOUDFLARE_API_BASE_URL: v.optional(v.pipe(text, v.url()), 'https://api.cloudflare.com/client/v4'),
})

/** A number, or one of 64 bits, which comes as text. */
export const count = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.digits(), v.transform(Number)),
])

/** A day as `--since` takes it. */
export const day = v.pipe(v.string(), v.check(isDay, 'is no day like 2026-11-21'))

/** The parsed value. Throws with the field that is wrong, or with `name` where the value itself is. */
export function parseNamed<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  name: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues.map(issue => `${v.getDotPath(issue) ?? name} ${issue.message}`)
  throw new Error(issues.join('; '))
}

/**
 * The rows of a query to the SQL API of Analytics Engine. Throws with the missing or wrong setting, or the beginning of an unexpected
 * answer; no message contains the token.
 */
export async function queryAnalytics<S extends v.GenericSchema>(
  query: string,
  row: S,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<v.InferOutput<S>[]> {
  const own = parseNamed(environment, variables, 'environment')
  const address = `${own.CLOUDFLARE_API_BASE_URL}/accounts/${encodeURIComponent(own.CLOUDFLARE_ACCOUNT_ID)}/analytics_engine/sql`
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.CLOUDFLARE_API_TOKEN}` },
    body: query,
    signal: AbortSignal.timeout(30_000),
  }).catch((cause: unknown) => {
    throw new Error(`${own.CLOUDFLARE_API_BASE_URL} does not answer`, { cause })
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}: ${body.trim().slice(0, 300)}`)
  return parseNamed(v.object({ data: v.array(row) }), JSON.parse(body), 'answer').data
}
