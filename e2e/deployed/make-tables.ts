import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_splitSqlQuery as splitQuery } from 'wrangler'
import { migrationFolders } from '../../kv-seed/migrate.ts'

interface Database {
  prepare(sql: string): { run(): Promise<unknown>; all(): Promise<{ readonly results: readonly unknown[] }> }
}

/** The databases of a site, by their bindings. */
export type Databases = Readonly<Record<keyof typeof migrationFolders, Database>>

/** Makes the tables of the databases, as a deployment does before the worker that reads them. */
export async function makeTables({ DB, INDEX }: Databases): Promise<void> {
  for (const [database, folder] of [
    [DB, migrationFolders.DB],
    [INDEX, migrationFolders.INDEX],
  ] as const)
    for (const name of readdirSync(folder).sort())
      for (const sql of splitQuery(readFileSync(join(folder, name), 'utf8')))
        await database.prepare(sql).run()
}
