import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_splitSqlQuery as splitQuery } from 'wrangler'
import { type DatabaseBinding, databaseBindings, migrationFolders } from '../../commands/local/databases.ts'

interface Database {
  prepare(sql: string): { run(): Promise<unknown>; all(): Promise<{ readonly results: readonly unknown[] }> }
}

/** The databases of a site, by their bindings. */
export type Databases = Readonly<Record<DatabaseBinding, Database>>

/** Makes the tables of the databases, as a deployment does before the worker that reads them. */
export async function makeTables(databases: Databases): Promise<void> {
  for (const binding of databaseBindings) {
    const folder = migrationFolders[binding]
    for (const name of readdirSync(folder).sort())
      for (const sql of splitQuery(readFileSync(join(folder, name), 'utf8')))
        await databases[binding].prepare(sql).run()
  }
}
