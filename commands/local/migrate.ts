import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_splitSqlQuery as splitQuery } from 'wrangler'
import { type DatabaseBinding, databaseBindings, migrationFolders } from './databases.ts'
import type { LocalDatabase, LocalStorage } from './local-storage.ts'

/** The table in which `wrangler d1 migrations apply` records applied migrations. */
const notes = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

async function applyMigrations(database: LocalDatabase, folder: string): Promise<void> {
  await database.prepare(notes).run()
  const { results } = await database
    .prepare('SELECT name FROM d1_migrations')
    .all<{ readonly name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of readdirSync(folder).sort()) {
    if (applied.has(name)) continue
    const statements = splitQuery(readFileSync(join(folder, name), 'utf8'))
    await database.batch([
      ...statements.map(sql => database.prepare(sql)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ])
  }
}

/** Applies the migrations that the local databases do not have yet. Rejects when one fails. */
export async function migrateLocally(storage: Pick<LocalStorage, DatabaseBinding>): Promise<void> {
  for (const binding of databaseBindings) await applyMigrations(storage[binding], migrationFolders[binding])
}
