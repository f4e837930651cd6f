import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import type { DatabaseBinding } from './databases.ts'

interface PreparedStatement {
  bind(...values: readonly (string | number | null)[]): PreparedStatement
  all<Row>(): Promise<{ readonly results: readonly Row[] }>
  run(): Promise<unknown>
}

/** Operations of a D1 database that the commands for a local site need. */
export interface LocalDatabase {
  prepare(sql: string): PreparedStatement
  /** Runs all statements, or none of them. */
  batch(statements: readonly PreparedStatement[]): Promise<unknown>
}

export type LocalStorage = Readonly<Record<DatabaseBinding, LocalDatabase>> & {
  readonly CONTENT: { put(key: string, value: string): Promise<void> }
}

/**
 * Runs a task on the storage of the local site under `state` while no server has it open. All work of a start shares one process: separate
 * wrangler commands take ten seconds together.
 */
export async function withLocalStorage(
  state: string,
  task: (storage: LocalStorage) => Promise<void>,
): Promise<void> {
  const { env, dispose } = await getPlatformProxy<LocalStorage>({
    // The bindings of `wrangler.toml` that have something to prepare: the others would be started as well.
    configPath: join(import.meta.dirname, 'local-storage.json'),
    persist: { path: join(state, 'v3') },
  })
  try {
    await task(env)
  } finally {
    await dispose()
  }
}
