import { beforeEach, describe, expect, it } from 'vitest'
import type { Feature } from '../core/answer/feature.ts'
import type { Services } from '../core/answer/services.ts'
import type { LogLine } from '../core/base/log/events.ts'
import { lateStatement } from '../core/base/sql/expiry.ts'
import { readRows } from '../core/base/sql/statements.ts'
import { parseEnvironment } from '../env.ts'
import { consent } from '../features/consent/feature.ts'
import { storeInDatabase } from '../features/events/event-store.ts'
import { events } from '../features/events/feature.ts'
import { experiments } from '../features/experiments/feature.ts'
import { inParallel } from '../features/forms/in-parallel.ts'
import { formExpiries } from '../features/forms/store/expiries.ts'
import { createTestOutbox } from '../features/forms/testing/test-outbox.ts'
import { bucket, database, records, recordsOf, rowsOf } from '../features/forms/testing/test-stores.ts'
import { expiriesOf } from '../features/health/watch-stores.ts'
import { prices } from '../features/prices/feature.ts'
import { features } from '../index.ts'
import { loopCount, loopTime } from './setup/loop-count.ts'

const ROWS = loopCount(100_000, 100)
const OBJECTS = loopCount(10_000, 100)

const environment = parseEnvironment({ SUBMISSION_RETENTION_DAYS: '180', EVENT_RETENTION_DAYS: '90' })

/** Runs the deletions that features schedule each minute. */
const deleteRecords = (
  deleting: readonly Feature[],
  bindings: Partial<Cloudflare.Env>,
  dependencies: Pick<Services['dependencies'], 'now' | 'log'>,
) => {
  // Deleting uses nothing else of a site.
  const services = { bindings, environment, dependencies } as Services
  return Promise.all(deleting.map(({ eachMinute }) => eachMinute?.(services)))
}

/** Long before all that the tests take as now. */
const past = Date.UTC(2020, 0, 1)
const began = Date.UTC(2026, 10, 23, 9)

/** Makes expired rows; `n` is their number. */
async function fill(into: D1Database, table: string, values: Readonly<Record<string, string>>, count = ROWS) {
  for (let from = 0; from < count; from += 10_000)
    await into
      .prepare(
        `WITH RECURSIVE numbers(n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2 - 1)
        INSERT INTO ${table} (${Object.keys(values)}) SELECT ${Object.values(values)} FROM numbers`,
      )
      .bind(from, Math.min(count, from + 10_000))
      .run()
}

const receipts = {
  ...{ id: "'r' || n", at: `${past} + n`, version: "'v'", unit: "'dach'", language: "'de'" },
  granted: "'[]'",
}
const eventRow = {
  ...{ at: `${past} + n`, kind: "'view'", value: '0' },
  ...Object.fromEntries(
    ['name', 'unit', 'template', 'language', 'path', 'country', 'session', 'label', 'type', 'position']
      .concat('formstatus')
      .map(column => [column, "'x'"]),
  ),
}

/** Columns that the table had while it was one of `DB`. */
const formerColumns = Object.fromEntries(
  ['experiment', 'variant', 'experimentLabel', 'variantLabel'].map(column => [column, "'x'"]),
)

async function fillTables(): Promise<void> {
  const body = `'{"id":"s","form":"contact","files":[],"mails":[]}'`
  await fill(database, 'submissions', {
    ...{ id: "'s' || n", reference: "'R' || n", form: "'contact'", created: `${past} + n`, body },
    held: "CASE WHEN n % 2 THEN 'unconfirmed' END",
  })
  const outbox = { submission: "'s' || n", kind: "'mail'", state: "'done'", next_attempt: '0', changed: '0' }
  await fill(database, 'outbox', { id: "'s' || n || ':mail:0'", ...outbox })
  await fill(database, 'inbox', {
    ...{ id: "'s' || n", submission: "'s' || n", created: '0', recipient: "'a'", body: "''" },
  })
  await fill(database, 'submission_files', { submission: "'s' || n", file: "'files/' || n" })
  const file = { form: "'contact'", field: "'cv'", filename: "'cv.pdf'", type: "'x'", bytes: '1' }
  await fill(database, 'files', { key: "'files/' || n", created: `${past} + n`, ...file })
  await fill(database, 'submission_keys', {
    ...{ key: "'k' || n", digest: "'d'", submission: "'s' || n", reference: "'R'", until: `${past} + n` },
  })
  await fill(database, 'drafts', { id: "'d' || n", updated: `${past}`, until: `${past} + n`, body: "'{}'" })
  await fill(database, 'resume_mails', { draft: "'d' || n", position: '0', address: "'a'", at: `${past}` })
  await fill(database, 'form_contents', { digest: "'c' || n", body: "''", used: `${past} + n` })
  await fill(database, 'form_versions', { form: "'f'", version: "'v' || n", body: "''", used: `${past} + n` })
  await fill(database, 'audit', {
    ...{ submission: "'s' || n", reader: "'cli'", action: "'show'", at: `${past} + n` },
  })
  await fill(database, 'price_changes', {
    ...{ unit: "'dach'", offer: "'o' || (n / 2)", audience: "''", at: `${past} - 1 + n`, reduced: '0' },
  })
  for (const place of [records, database]) {
    await fill(place, 'consent_receipts', receipts)
    await fill(place, 'events', { ...eventRow, ...(place === database && formerColumns) })
  }
  await fill(records, 'experiment_visitors', {
    ...{ experiment: "'e'", variant: "'a'", visitor: "'v' || n", kind: "'exposure'", unit: "'dach'" },
    at: `${past} + n`,
  })
}

/** Files without an owner, unfinished uploads, and refused objects. */
async function fillBucket(): Promise<void> {
  await inParallel([...Array(OBJECTS).keys()], 20, async index => {
    if (index % 4 === 3) return void (await bucket.put(`refused/${past + index}-x.json`, '{'))
    if (index % 4 < 2) return void (await bucket.put(`files/${index}`, 'x'))
    const key = `files/begun-${index}`
    const { uploadId } = await bucket.createMultipartUpload(key)
    const sql = `INSERT INTO files (key, form, field, filename, type, bytes, created, state, upload)
      VALUES (?1, '', '', '', '', 1, ?2, 'uploading', ?3)`
    await readRows(database, { sql, values: [key, past + index, uploadId] })
  })
}

const tables = [
  ...['submissions', 'outbox', 'inbox', 'submission_files', 'files', 'submission_keys', 'drafts'],
  ...['resume_mails', 'form_contents', 'form_versions', 'audit', 'events', 'consent_receipts'],
]

const countIn = async (rows: Promise<Record<string, unknown>[]>) => Number((await rows)[0]?.n)

const objectsIn = async (prefix: string) => (await bucket.list({ prefix })).objects.length

/** The remaining rows and objects, by place. */
async function leftOver(): Promise<Record<string, number>> {
  const left: Record<string, number> = {
    refused: await objectsIn('refused/'),
    bytes: await objectsIn('files/'),
    'RECORDS events': await countIn(recordsOf('SELECT count(*) AS n FROM events')),
    'RECORDS receipts': await countIn(recordsOf('SELECT count(*) AS n FROM consent_receipts')),
    'RECORDS visitors': await countIn(recordsOf('SELECT count(*) AS n FROM experiment_visitors')),
  }
  for (const table of tables) left[table] = await countIn(rowsOf(`SELECT count(*) AS n FROM ${table}`))
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0))
}

const lateIn = async (place: D1Database, expiries: Parameters<typeof lateStatement>[0][]) => {
  const rows = await Promise.all(expiries.map(expiry => readRows(place, lateStatement(expiry, began))))
  return expiries.filter((_, index) => (rows[index]![0] as { oldest: unknown }).oldest !== null)
}

beforeEach(async () => {
  await readRows(records, { sql: 'DELETE FROM events', values: [] })
})

describe('deletion', () => {
  it('leaves nothing that is overdue after 60 runs of 20 seconds', {
    timeout: loopTime(60_000),
  }, async () => {
    await fillTables()
    await fillBucket()
    expect(await lateIn(database, [...formExpiries(180)])).not.toEqual([])
    const log: LogLine[] = []
    let runs = 0
    for (; runs < 60 && Object.keys(await leftOver()).length; runs++) {
      const started = Date.now()
      const now = () => began + Date.now() - started
      const { sweep } = createTestOutbox(undefined, { now, log: line => log.push(line) })
      const bindings = { RECORDS: records, DB: database }
      await Promise.all([
        sweep(),
        deleteRecords([consent, events, experiments, prices], bindings, { now, log: line => log.push(line) }),
      ])
      expect(Date.now() - started).toBeLessThan(20_000)
    }
    expect(await leftOver()).toEqual({})
    expect(log.filter(({ event }) => /failed|not-deleted/.test(event))).toEqual([])
    expect(await lateIn(database, expiriesOf(features, environment).DB)).toEqual([])
    expect(await lateIn(records, expiriesOf(features, environment).RECORDS)).toEqual([])
    // The price in force stays, however old.
    expect(await countIn(rowsOf('SELECT count(*) AS n FROM price_changes'))).toBe(ROWS / 2)
  })

  it('ends with the time of its run, and goes on in the next one', async () => {
    await fill(records, 'events', eventRow, 6_000)
    const sql = 'SELECT count(*) AS n FROM events'
    let readings = 0
    // Each look at the clock takes ten seconds.
    const now = () => began + 10_000 * readings++
    const run = () => deleteRecords([events], { RECORDS: records }, { now, log: () => undefined })
    await run()
    expect(await countIn(recordsOf(sql))).toBe(2_000)
    await run()
    expect(await countIn(recordsOf(sql))).toBe(0)
  })
})

describe('a database of records that is full', () => {
  const row = { ...Object.fromEntries(Object.keys(eventRow).map(column => [column, 'x'])), value: 0 }
  const at = (time: number) => ({ ...row, kind: 'view', at: time }) as never

  it('makes room for new events among the oldest ones, and takes each receipt', async () => {
    await storeInDatabase(records).save([1, 2, 3, 4].map(at))
    await storeInDatabase(records, 1).save([at(5)])
    expect((await recordsOf('SELECT at FROM events ORDER BY at')).map(({ at: time }) => time)).toEqual([
      3, 4, 5,
    ])
  })
})
