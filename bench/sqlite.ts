import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqlDatabase } from '../worker/core/base/sql/statements.ts'

const migrations = join(import.meta.dirname, '../worker/core/content/index/migrations')

/** A database in memory with the tables of the index, that speaks as much of D1's interface as the search takes; and the milliseconds that it has worked. */
export function openIndex(): { readonly database: SqlDatabase; readonly worked: () => number } {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of readdirSync(migrations).sort()) sqlite.exec(readFileSync(join(migrations, file), 'utf8'))
  let worked = 0
  function timed<T>(work: () => T): T {
    const began = performance.now()
    try {
      return work()
    } finally {
      worked += performance.now() - began
    }
  }
  // workerd caches prepared statements, too.
  const prepared = new Map<string, StatementSync>()
  function statementOf(sql: string): StatementSync {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const prepare: SqlDatabase['prepare'] = sql => ({
    bind: (...values) => ({
      all: async () => ({ results: timed(() => statementOf(sql).all(...values)) }),
    }),
  })
  const batch: SqlDatabase['batch'] = async statements => {
    timed(() => sqlite.exec('BEGIN'))
    const answers = []
    for (const statement of statements) answers.push(await statement.all())
    timed(() => sqlite.exec('COMMIT'))
    return answers
  }
  return { database: { prepare, batch }, worked: () => worked }
}
