import * as v from 'valibot'
import type { Rows } from './run-statements.ts'

const submissions = v.array(v.object({ id: v.string(), held: v.nullable(v.string()) }))

/** The submission that was found by its id or reference. Throws where there is none, and where several have the reference. */
export function foundSubmission(
  name: string,
  rows: Rows[number] | undefined,
): v.InferOutput<typeof submissions>[number] {
  const [first, ...more] = v.parse(submissions, rows ?? [])
  if (!first) throw new Error(`there is no submission ${name}`)
  if (!more.length) return first
  const ids = [first, ...more].map(({ id }) => id)
  throw new Error(
    `${name} is the reference of ${ids.length} submissions, name one by its id: ${ids.join(', ')}`,
  )
}
