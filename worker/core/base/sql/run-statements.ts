import type { Statement } from './statement.ts'

interface SqlAnswer {
  readonly results: readonly unknown[]
}

interface BoundStatement {
  all(): Promise<SqlAnswer>
}

/** The part of D1's interface that statements need. */
export interface SqlDatabase {
  prepare(sql: string): { bind(...values: Statement['values'][number][]): BoundStatement }
  batch(statements: BoundStatement[]): Promise<readonly SqlAnswer[]>
}

/** Runs statements as one transaction: all of them or none. Resolves to the rows of each. */
export async function runStatements(
  database: SqlDatabase,
  statements: readonly Statement[],
): Promise<readonly (readonly unknown[])[]> {
  const prepared = statements.map(({ sql, values }) => database.prepare(sql).bind(...values))
  const results = await database.batch(prepared)
  return results.map(result => result.results)
}

/** The rows of one statement. */
export async function readRows(
  database: SqlDatabase,
  { sql, values }: Statement,
): Promise<readonly unknown[]> {
  const { results } = await database
    .prepare(sql)
    .bind(...values)
    .all()
  return results
}
