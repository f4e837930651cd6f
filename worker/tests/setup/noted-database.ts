export interface NotedCalls {
  /** Told of the SQL of each statement that runs. */
  readonly note: (sql: string) => void
  /** Stands around each call of the database: a statement, or a batch of them. */
  readonly call: <T extends D1Result | D1Result[]>(work: () => Promise<T>) => Promise<T>
}

/** A database whose calls are noted. */
export function notedDatabase(database: D1Database, { note, call }: NotedCalls): D1Database {
  const originals = new WeakMap<object, { readonly sql: string; readonly bound: D1PreparedStatement }>()

  function wrap(bound: D1PreparedStatement, sql: string): object {
    const run = (name: 'all' | 'run') => () => {
      note(sql)
      return call(() => bound[name]())
    }
    const statement = {
      bind: (...values: unknown[]) => wrap(bound.bind(...values), sql),
      all: run('all'),
      run: run('run'),
    }
    originals.set(statement, { sql, bound })
    return statement
  }

  return {
    prepare: (sql: string) => wrap(database.prepare(sql), sql),
    batch(statements: readonly object[]) {
      const own = statements.map(statement => originals.get(statement)!)
      for (const { sql } of own) note(sql)
      return call(() => database.batch(own.map(({ bound }) => bound)))
    },
    // The site uses no other methods of a database.
  } as unknown as D1Database
}
