import type { Context } from 'hono'
import * as v from 'valibot'

/** The data that the editor sends about a story. */
export const slug = v.pipe(v.string(), v.trim(), v.regex(/^[^\s/?#\\%]+(?:\/[^\s/?#\\%]+)*$/))
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
export const content = v.looseObject({ component: v.pipe(v.string(), v.minLength(1)) })

/** The posted JSON; undefined if it does not match the schema. */
export async function jsonOf<S extends v.GenericSchema>(context: Pick<Context, 'req'>, schema: S) {
  const body: unknown = await context.req.json().catch(() => undefined)
  const result = v.safeParse(schema, body)
  return result.success ? (result.output as v.InferOutput<S>) : undefined
}
