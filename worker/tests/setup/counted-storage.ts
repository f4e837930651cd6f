import { env } from 'cloudflare:test'
import { testKv } from './test-kv.ts'

type Statement = Pick<D1PreparedStatement, 'bind' | 'all'>

/** The database of the index and the KV of tests, which count the rows and the keys that are written. */
export function countedStorage() {
  let rows = 0
  let keys = 0
  const originals = new WeakMap<Statement, D1PreparedStatement>()

  function counted<Result extends D1Result>(result: Result): Result {
    rows += result.meta.rows_written
    return result
  }

  function wrap(original: D1PreparedStatement): Statement {
    const statement: Statement = {
      bind: (...values: unknown[]) => wrap(original.bind(...values)) as D1PreparedStatement,
      all: async <Row>() => counted(await original.all<Row>()),
    }
    originals.set(statement, original)
    return statement
  }

  const database = {
    prepare: (sql: string) => wrap(env.INDEX!.prepare(sql)),
    async batch(statements: readonly Statement[]) {
      const results = await env.INDEX!.batch(statements.map(statement => originals.get(statement)!))
      return results.map(counted)
    },
  }
  const kv: KVNamespace = new Proxy(testKv, {
    get(target, name) {
      if (name === 'put') keys++
      const method: unknown = Reflect.get(target, name)
      return typeof method === 'function' ? method.bind(target) : method
    },
  })
  return {
    // The site uses no other methods of a database.
    database: database as unknown as D1Database,
    kv,
    /** The writes since the last question. */
    taken() {
      const written = { rows, keys }
      rows = 0
      keys = 0
      return written
    },
  }
}
