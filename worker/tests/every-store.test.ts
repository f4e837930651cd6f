import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../env.ts'
import { expiriesOf } from '../features/health/watch-stores.ts'
import { features } from '../index.ts'

const [operate = ''] = Object.values(
  import.meta.glob<string>('../../docs/operate.md', { query: '?raw', import: 'default', eager: true }),
)
const expiries = expiriesOf(features, parseEnvironment({}))

/** Tables without a lifetime of their own. */
const kept: Readonly<Record<keyof typeof expiries, readonly string[]>> = {
  DB: [
    // With their submission or draft.
    ...['inbox', 'submission_files', 'resume_mails', 'sender_mails'],
    // They contain no personal data.
    ...['receipts', 'file_walks', 'price_ledgers', 'consent_texts'],
  ],
  RECORDS: ['consent_texts'],
  INDEX: [
    // With their set.
    ...['search_documents', 'search_text', 'search_words', 'search_word_parts'],
    // With the content that they are made of.
    ...['addresses', 'moves', 'listed', 'listing_state', 'events', 'redirects', 'redirect_state'],
  ],
}

/** Tables without those of the database itself, of full texts, and of the migration tool. */
const tables = `SELECT name FROM pragma_table_list
  WHERE schema = 'main' AND type <> 'shadow' AND type <> 'view' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
    AND name <> 'd1_migrations' ORDER BY name`

describe.each(Object.keys(expiries) as (keyof typeof expiries)[])('each table of %s', binding => {
  const deleted = new Set(expiries[binding].map(({ table }) => table))

  it('has a lifetime at which health looks, or is kept', async () => {
    const { results } = await env[binding]!.prepare(tables).all<{ name: string }>()
    const names = results.map(({ name }) => name)
    expect(names.filter(name => !deleted.has(name))).toEqual(kept[binding].toSorted())
    expect([...deleted].filter(name => !names.includes(name))).toEqual([])
  })

  it('stands in the documentation of what is stored where', () => {
    const undocumented = [...deleted, ...kept[binding]].filter(name => !operate.includes(`\`${name}\``))
    expect(undocumented).toEqual([])
  })
})
