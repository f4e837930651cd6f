import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseEnvironment } from '../env.ts'
import { bucket, database, never, records, withMethods } from '../features/forms/testing/test-stores.ts'
import { expiriesOf } from '../features/health/watch-stores.ts'
import { features } from '../index.ts'
import { createTestSite, type TestSiteOptions } from './setup/test-site.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
/** Later than all entries of the bucket, which has the machine's clock. */
const now = Date.now() + MINUTE

const receipt = `INSERT INTO consent_receipts (id, at, version, unit, language, granted) VALUES ('r', ?1, 'v', 'dach', 'de', '[]')`

async function healthOf(bindings: TestSiteOptions['bindings'] = {}, time = now) {
  const site = await createTestSite({ now: time, bindings: { ENVIRONMENT: 'local', ...bindings } })
  await site.get('/')
  const health = async () =>
    (await (await site.send('/api/health')).json()) as Record<string, unknown> & {
      readonly problems: readonly { readonly what: string; readonly remedy?: string }[]
    }
  return { site, health }
}

const named = ({ problems }: { readonly problems: readonly { readonly what: string }[] }) =>
  problems.map(({ what }) => what)

beforeEach(async () => {
  await database.exec('DELETE FROM audit')
  await records.exec('DELETE FROM consent_receipts')
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
})

describe('the health of a site', () => {
  it('is ok where nothing is overdue and nothing waits', async () => {
    const { health } = await healthOf()
    expect(await health()).toMatchObject({
      status: 'ok',
      waiting: { pending: { count: 0, oldest: null }, refused: { count: 0 } },
      overdue: {},
    })
  })

  it('is degraded where a row of one of the databases should have been deleted a day ago, and names the oldest', async () => {
    const life = 4 * 365 * DAY
    await records
      .prepare(receipt)
      .bind(now - life - DAY)
      .run()
    const { health, site } = await healthOf()
    expect(await health()).toMatchObject({ status: 'ok' })
    site.turnClock(MINUTE)
    const found = await health()
    expect(found).toMatchObject({
      status: 'degraded',
      overdue: { consent_receipts: new Date(now - life - DAY).toISOString() },
      problems: [{ what: 'retention', remedy: expect.stringContaining('records-not-deleted') }],
    })
    await database
      .prepare("INSERT INTO audit (submission, reader, action, at) VALUES ('s', 'cli', 'show', ?1)")
      .bind(now - 182 * DAY)
      .run()
    site.turnClock(MINUTE)
    expect(Object.keys((await health()).overdue as object).sort()).toEqual(['audit', 'consent_receipts'])
    await site.runSchedule()
    site.turnClock(MINUTE)
    expect(await health()).toMatchObject({ status: 'ok', overdue: {} })
  })

  it('is degraded where the index has searches or sets that nobody needs any more, which its schedule drops', async () => {
    const index = env.INDEX!
    await index.batch([
      index
        .prepare(
          `INSERT INTO search_unanswered (space, unit, language, digest, words, count, last_at) VALUES ('s', 'u', 'de', 'd', '', 1, ?1)`,
        )
        .bind(now - 9 * DAY),
      index
        .prepare("INSERT INTO search_askers (space, day, client, count) VALUES ('s', ?1, 1, 1)")
        .bind(now - 3 * DAY),
      index
        .prepare(
          `INSERT INTO search_sets (name, space, cv, changed_at, complete_at, claimed_until, kept_at) VALUES ('nobodys', 's', 1, 0, ?1, 0, ?1)`,
        )
        .bind(now - 9 * DAY),
    ])
    const { health, site } = await healthOf()
    expect(await health()).toMatchObject({
      status: 'degraded',
      overdue: {
        search_unanswered: new Date(now - 9 * DAY).toISOString(),
        search_askers: new Date(now - 3 * DAY).toISOString(),
        search_sets: new Date(now - 9 * DAY).toISOString(),
      },
      problems: [{ what: 'retention', remedy: expect.stringContaining('search-index-failed') }],
    })
    await site.runSchedule('23 */6 * * *')
    site.turnClock(MINUTE)
    expect(await health()).toMatchObject({ status: 'ok', overdue: {} })
  })

  it('is degraded if recipients of mails are not deleted, or ordered erasures wait', async () => {
    await database.batch([
      database
        .prepare(
          `INSERT INTO outbox (id, submission, kind, state, next_attempt, changed, ordered, address) VALUES ('o', 's', 'mail', 'done', 0, 0, ?1, 'a@b.example')`,
        )
        .bind(now - 3 * DAY),
      database.prepare("INSERT INTO erasures (sought, at) VALUES ('{}', ?1)").bind(now - 2 * DAY),
    ])
    const { health } = await healthOf()
    expect((await health()).overdue).toEqual({
      outbox: new Date(now - 3 * DAY).toISOString(),
      erasures: new Date(now - 2 * DAY).toISOString(),
    })
    await database.exec('DELETE FROM outbox')
    await database.exec('DELETE FROM erasures')
  })

  it('is degraded where a submission waits for more than a quarter of an hour, and where one cannot be read', async () => {
    await bucket.put('pending/a.json', '{')
    const { health, site } = await healthOf()
    expect(await health()).toMatchObject({ status: 'ok', waiting: { pending: { count: 1 } } })
    site.turnClock(16 * MINUTE)
    expect(await health()).toMatchObject({
      status: 'degraded',
      problems: [{ what: 'pending', remedy: expect.stringContaining('docs/operate.md') }],
    })
    await site.runSchedule()
    site.turnClock(MINUTE)
    expect(await health()).toMatchObject({
      status: 'degraded',
      problems: [{ what: 'refused', remedy: expect.stringContaining('refused/') }],
      waiting: { pending: { count: 0 }, refused: { count: 1, ofLastDay: 1, ofLastWeek: 1 } },
    })
    site.turnClock(2 * DAY)
    expect(await health()).toMatchObject({
      waiting: { refused: { count: 1, ofLastDay: 0, ofLastWeek: 1, oldest: expect.any(String) } },
    })
  })

  it('is degraded where records or bucket do not answer', { tags: ['full'] }, async () => {
    const RECORDS = withMethods(records, { batch: () => Promise.reject(new Error('D1_ERROR')) })
    expect(named(await (await healthOf({ RECORDS })).health())).toEqual(['records'])
    const UPLOADS = withMethods(bucket, { list: never })
    expect(named(await (await healthOf({ UPLOADS })).health())).toEqual(['bucket'])
  })

  it('tells strangers no more than that it is degraded', async () => {
    await bucket.put('refused/1795424400000-a.json', '{')
    const { health } = await healthOf({ ENVIRONMENT: 'staging' })
    expect(await health()).toEqual({ status: 'degraded', build: expect.any(String) })
  })
})

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
