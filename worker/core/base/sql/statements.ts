/** One statement of SQL with the values of its numbered parameters, for the worker and for the command. */
export interface Statement {
  readonly sql: string
  readonly values: readonly (string | number | null)[]
}

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

function literalOf(value: string | number | null): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value.includes('\0')) throw new Error('a value has a NUL character')
  return `'${value.replaceAll("'", "''")}'`
}

/**
 * A statement with its values inlined, for a tool that takes no parameters. Every text is a quoted literal, in which SQLite's only escape is
 * the doubled quote.
 */
export const inlineValues = ({ sql, values }: Statement): string =>
  sql.replaceAll(/\?(\d+)/g, (_, number: string) => literalOf(values[Number(number) - 1] ?? null))
