import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'
import { beforeAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrations of `DB` and of `INDEX`, as wrangler reads them. */
    readonly migrations: { readonly forms: D1Migration[]; readonly index: D1Migration[] }
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
  'form_versions',
]

const indexTables = [
  'addresses',
  'moves',
  'search_sets',
  'search_documents',
  'search_text',
  'search_words',
  'search_unanswered',
]

/** The databases of the tests with their tables, and the bucket, all of them empty: files share a runner and its storage. */
beforeAll(async () => {
  const { DB: database, INDEX: index, UPLOADS: bucket } = env
  if (!database || !index || !bucket) throw new Error('wrangler.toml has no database, no index or no bucket')
  const migrations = inject('migrations')
  await applyD1Migrations(database, migrations.forms)
  await applyD1Migrations(index, migrations.index)
  await index.batch(indexTables.map(table => index.prepare(`DELETE FROM ${table}`)))
  await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
})
