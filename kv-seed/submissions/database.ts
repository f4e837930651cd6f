import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { inlineValues } from '../../worker/forms/store/inline-values.ts'
import type { Statement } from '../../worker/forms/store/statement.ts'
import type { Place } from './words.ts'

export type Rows = readonly (readonly Readonly<Record<string, unknown>>[])[]

/** Runs statements in order, as one transaction; resolves to the rows of each. */
export type RunStatements = (...statements: readonly Statement[]) => Promise<Rows>

const results = v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) }))
const failure = v.object({ error: v.object({ text: v.string() }) })

const LOCKED_ATTEMPTS = 5
/** Milliseconds. */
const LOCKED_PAUSE = 300

/** How the local database says that another process holds the file; the runtime hides the reason of the first. */
const locked = /session commit token|SQLITE_BUSY|database is locked/

const isLocked = (error: unknown): boolean => error instanceof Error && locked.test(error.message)

/** The words after `wrangler`. */
const wordsOf = ({ remote, state }: Place, sql: string): string[] => {
  const place = remote ? ['--remote', '--env', 'production'] : ['--local', '--persist-to', state]
  return ['d1', 'execute', 'DB', '--config', 'wrangler.toml', ...place, '--json', '--yes', '--command', sql]
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

async function execute(place: Place, sql: string): Promise<Rows> {
  try {
    const { stdout } = await promisify(execFile)('wrangler', wordsOf(place, sql), {
      maxBuffer: 512 * 1024 * 1024,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    return v.parse(results, JSON.parse(stdout)).map(({ results: rows }) => rows)
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

/**
 * Resolves to the first result of `attempt` that is no refusal by a lock. A local site writes to the file that
 * the command opens, and SQLite refuses the second of two writers at once; the statements were rolled back
 * then, so that they can be run again. Rejects with any other error at once, and with the last refusal.
 */
export async function repeatWhileLocked<T>(
  attempt: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<T> {
  for (let left = LOCKED_ATTEMPTS - 1; left > 0; left--)
    try {
      return await attempt()
    } catch (error) {
      if (!isLocked(error)) throw error
      await wait(LOCKED_PAUSE)
    }
  return attempt()
}

/** The database of a place, through `wrangler d1 execute`. */
export const openDatabase =
  (place: Place): RunStatements =>
  (...statements) => {
    const sql = statements.map(inlineValues).join(';\n')
    return repeatWhileLocked(() => execute(place, sql))
  }

/** Prints what would be run, and finds nothing. */
export const printStatements: RunStatements = async (...statements) => {
  for (const statement of statements) console.log(`${inlineValues(statement)};`)
  return statements.map(() => [])
}
