import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'
import { beforeAll, inject } from 'vitest'
import { emptyBucket } from './empty-bucket.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrations of `DB`, `RECORDS` and `INDEX`, as wrangler reads them. */
    readonly migrations: Readonly<Record<'forms' | 'records' | 'index', D1Migration[]>>
  }
}

const formerTables = ['events', 'consent_receipts', 'consent_texts']
const recordTables = [...formerTables, 'experiment_visitors']

const tables = [
  ...formerTables,
  'submissions',
  'submission_keys',
  'outbox',
  'files',
  'file_walks',
  'submission_files',
  'drafts',
  'inbox',
  'audit',
  'receipts',
  'price_changes',
  'price_ledgers',
  'form_versions',
  'form_contents',
  'sender_mails',
  'resume_mails',
  'erasures',
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

const emptyTables = (database: D1Database, names: readonly string[]) =>
  database.batch(names.map(name => database.prepare(`DELETE FROM ${name}`)))

/** Creates missing tables: checking which migrations were applied takes longer than most test files. */
async function emptyDatabase(database: D1Database, names: readonly string[], migrations: D1Migration[]) {
  try {
    await emptyTables(database, names)
  } catch {
    await applyD1Migrations(database, migrations)
    await emptyTables(database, names)
  }
}

/** The databases of the tests with their tables, and the bucket, all of them empty: files share a runner and its storage. */
beforeAll(async () => {
  const { DB: database, RECORDS: records, INDEX: index, UPLOADS: bucket } = env
  if (!database || !records || !index || !bucket) throw new Error('wrangler.toml lacks a store')
  const { forms, records: ofRecords, index: ofIndex } = inject('migrations')
  await Promise.all([
    emptyDatabase(database, tables, forms),
    emptyDatabase(records, recordTables, ofRecords),
    emptyDatabase(index, indexTables, ofIndex),
    emptyBucket(bucket),
  ])
})
