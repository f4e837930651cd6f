import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { inlineValues } from '../../worker/core/base/sql/statements.ts'
import type { DatabaseBinding } from '../local/databases.ts'
import { ensureLocalState } from '../local/ensure-local-state.ts'
import { originOf } from '../serve/served-origin.ts'
import { explainMissingTable } from './explain-missing-table.ts'
import type { Rows, RunStatements } from './run-statements.ts'
import { openServedDatabase } from './served-database.ts'
import type { Place } from './words.ts'

const results = v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) }))
const failure = v.object({ error: v.object({ text: v.string() }) })

/** The words after `wrangler`. */
const wordsOf = (binding: DatabaseBinding, { remote, state }: Place, sql: string): string[] => {
  const place = remote ? ['--remote'] : ['--local', '--persist-to', state]
  return [
    'd1',
    'execute',
    binding,
    '--config',
    'wrangler.toml',
    ...place,
    '--json',
    '--yes',
    '--command',
    sql,
  ]
}

/** The message of wrangler, which writes its failures as JSON too. */
function reasonOf(error: unknown): string {
  const output = v.safeParse(v.object({ stdout: v.string() }), error)
  try {
    return v.parse(failure, JSON.parse(output.success ? output.output.stdout : '')).error.text
  } catch {
    return 'wrangler failed: is the site migrated? `npm start` does so locally'
  }
}

async function execute(binding: DatabaseBinding, place: Place, sql: string): Promise<Rows> {
  try {
    const { stdout } = await promisify(execFile)('wrangler', wordsOf(binding, place, sql), {
      maxBuffer: 512 * 1024 * 1024,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    return v.parse(results, JSON.parse(stdout)).map(({ results: rows }) => rows)
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

/**
 * A database of a place: accessed through the local site while it runs, else through `wrangler d1 execute`. Rejects where no local site was
 * ever started.
 */
export async function openDatabase(binding: DatabaseBinding, place: Place): Promise<RunStatements> {
  ensureLocalState(place)
  const origin = place.remote ? undefined : originOf(place.state)
  const served = origin && (await openServedDatabase(origin, binding))
  const run: RunStatements = (...statements) =>
    execute(binding, place, statements.map(inlineValues).join(';\n'))
  return explainMissingTable(served || run, place)
}

/**
 * Prints the statements instead of running them. Each statement returns one row, whose id is a placeholder for those that the database would
 * return.
 */
export const printStatements: RunStatements = async (...statements) => {
  for (const statement of statements) console.log(`${inlineValues(statement)};`)
  return statements.map(() => [{ id: 'ids that were found' }])
}
