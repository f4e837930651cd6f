import type { Statement } from './statement.ts'

/** Runs statements as one transaction: either all of them happen or none. Resolves to the rows of each. */
export async function runStatements(
  database: D1Database,
  statements: readonly Statement[],
): Promise<readonly (readonly unknown[])[]> {
  const prepared = statements.map(({ sql, values }) => database.prepare(sql).bind(...values))
  const results = await database.batch(prepared)
  return results.map(result => result.results)
}

/** The rows of one statement. */
export async function readRows(
  database: D1Database,
  { sql, values }: Statement,
): Promise<readonly unknown[]> {
  const { results } = await database
    .prepare(sql)
    .bind(...values)
    .all()
  return results
}
