import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'
import { beforeAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrations of `DB`, as wrangler reads them. */
    readonly migrations: D1Migration[]
  }
}

const tables = [
  'submissions',
  'submission_keys',
  'outbox',
  'files',
  'submission_files',
  'drafts',
  'inbox',
  'audit',
  'receipts',
  'events',
  'consent_receipts',
  'consent_texts',
  'price_changes',
  'price_ledgers',
]

/** The database of the tests with its tables, and the bucket, all of them empty: files share a runner and its storage. */
beforeAll(async () => {
  const { DB: database, UPLOADS: bucket } = env
  if (!database || !bucket) throw new Error('wrangler.toml has no database or no bucket')
  await applyD1Migrations(database, inject('migrations'))
  await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
})
