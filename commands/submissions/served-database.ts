import * as v from 'valibot'
import { inlineValues } from '../../worker/core/base/sql/statements.ts'
import type { RunStatements } from './run-statements.ts'

/** The API of a local server for tools; it has the format of Cloudflare's own D1 API. */
const INTERFACE = '/cdn-cgi/local/explorer/api/d1/database'

const databases = v.object({ result: v.array(v.object({ name: v.string(), uuid: v.string() })) })
const success = v.object({
  success: v.literal(true),
  result: v.array(
    v.object({
      results: v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.unknown())) }),
    }),
  ),
})
const failure = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) })

async function databaseAt(origin: string, binding: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}${INTERFACE}`)
    const { result } = v.parse(databases, await answer.json())
    const own = result.find(({ name }) => name === binding)
    return own && `${origin}${INTERFACE}/${own.uuid}/raw`
  } catch {
    return undefined
  }
}

/**
 * A database of the local site at `origin`, accessed through that site, because SQLite refuses the second of two processes that
 * write to one file. Resolves to undefined if no such site answers.
 */
export async function openServedDatabase(
  origin: string,
  binding: string,
): Promise<RunStatements | undefined> {
  const address = await databaseAt(origin, binding)
  if (!address) return undefined
  return async (...statements) => {
    const batch = statements.map(statement => ({ sql: inlineValues(statement) }))
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ batch }),
    })
    const said: unknown = await answer.json()
    const done = v.safeParse(success, said)
    if (!done.success) throw new Error(v.parse(failure, said).errors[0].message)
    return done.output.result.map(({ results: { columns, rows } }) =>
      rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]]))),
    )
  }
}
