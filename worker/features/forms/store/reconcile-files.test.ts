import { beforeEach, describe, expect, it } from 'vitest'
import type { LogLine } from '../../../core/base/log/events.ts'
import { emptyBucket } from '../../../tests/setup/empty-bucket.ts'
import { loopCount, loopTime } from '../../../tests/setup/loop-count.ts'
import { sampleFiles } from '../testing/sample-files.ts'
import { sampleKey, sampleSubmission } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import {
  bucket,
  createTestStore,
  database,
  disturbedDatabase,
  rowsOf,
  taken,
  withMethods,
} from '../testing/test-stores.ts'
import { partBytes } from '../upload-parts.ts'
import { fileMetadata } from './bucket-files.ts'
import { reconcileFiles } from './reconcile-files.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

beforeEach(async () => {
  for (const table of ['files', 'file_walks', 'submission_files', 'submissions'])
    await database.exec(`DELETE FROM ${table}`)
  await emptyBucket(bucket)
})

/** Puts an object as an upload does. */
const putObject = (name: string, folder = 'files/') =>
  bucket.put(`${folder}${name}`, sampleFiles.pdf, {
    customMetadata: fileMetadata({ form: 'contact', field: 'cv', filename: 'cv.pdf' }),
  })

const putRow = (name: string, created: number, state = 'clean') =>
  rowsOf(
    `INSERT INTO files (key, form, field, filename, type, bytes, created, state)
      VALUES ('files/' || ?1, 'contact', 'cv', 'cv.pdf', 'application/pdf', ${sampleFiles.pdf.length}, ?2, ?3)`,
    name,
    created,
    state,
  )

/** The bucket uses only the real time: returns that of an object, from which tests count. */
async function timeOfBucket(): Promise<number> {
  const clock = await bucket.put('state/clock', '', {})
  return clock!.uploaded.getTime()
}

const keysIn = async (prefix = 'files/') =>
  (await bucket.list({ prefix })).objects.map(({ key }) => key.slice(prefix.length))
const rowKeys = async () =>
  (await rowsOf('SELECT key FROM files ORDER BY key')).map(({ key }) => String(key).slice('files/'.length))

/** Runs the step of the schedule at a time; resolves to its log. */
async function run(now: number, own: { bucket?: R2Bucket; database?: D1Database } = {}) {
  const log: LogLine[] = []
  const oneRun = { began: now, isOver: () => false }
  await reconcileFiles({ database, bucket, ...own, run: oneRun, log: line => log.push(line) })
  return log
}

/** A bucket that lists a few objects at a time, and counts them. */
function listedBy(most: number) {
  const listed: number[] = []
  const small = withMethods(bucket, {
    async list(options) {
      if (options?.prefix !== 'files/') return bucket.list(options)
      expect(options.limit).toBeLessThanOrEqual(1_000)
      const page = await bucket.list({ ...options, limit: most })
      listed.push(page.objects.length)
      return page
    },
  })
  return { bucket: small, listed }
}

describe('an object without a row', () => {
  it('is removed once it is older than a day; what is no file stays, and what a waiting submission names', async () => {
    const began = await timeOfBucket()
    await putObject('stray')
    await putObject('owned')
    await putRow('owned', began)
    await putObject('waiting')
    await bucket.put('pending/submission.json', '{"files":[{"key":"files/waiting"}]}')
    await putObject('submission.json', 'refused/')
    expect(await run(began + 23 * HOUR)).toEqual([])
    expect(await keysIn()).toEqual(['owned', 'stray', 'waiting'])
    expect(await run(began + 2 * DAY)).toEqual([{ event: 'files-reconciled', removed: 1, mended: 0 }])
    expect(await keysIn()).toEqual(['owned', 'waiting'])
    expect([await keysIn('pending/'), await keysIn('refused/')]).toEqual([
      ['submission.json'],
      ['submission.json'],
    ])
  })

  it('is removed by the next run where the bucket fails', async () => {
    const began = await timeOfBucket()
    await putObject('stray')
    const failing = withMethods(bucket, { delete: () => Promise.reject(new Error('R2')) })
    await expect(run(began + 2 * DAY, { bucket: failing })).rejects.toThrow('R2')
    expect(await run(began + 2 * DAY)).toEqual([{ event: 'files-reconciled', removed: 1, mended: 0 }])
    expect(await keysIn()).toEqual([])
  })

  it('of a submission gets a row again, and is checked', async () => {
    const began = await timeOfBucket()
    await putObject('sent')
    await rowsOf("INSERT INTO submission_files (submission, file) VALUES ('s', 'files/sent')")
    expect(await run(began + 2 * DAY)).toEqual([{ event: 'files-reconciled', removed: 0, mended: 1 }])
    expect(await rowsOf('SELECT form, field, filename, type, bytes, state FROM files')).toEqual([
      {
        form: 'contact',
        field: 'cv',
        filename: 'cv.pdf',
        type: 'application/pdf',
        bytes: sampleFiles.pdf.length,
        state: 'quarantined',
      },
    ])
    expect(await keysIn()).toEqual(['sent'])
  })
})

describe('a walk', () => {
  it('goes on where the run before ended, is at its end once a night, and begins anew in the next', async () => {
    const began = await timeOfBucket()
    const night = Math.ceil(began / DAY) * DAY + DAY + 2 * HOUR
    for (let index = 0; index < 7; index++) await putObject(`stray-${index}`)
    const { bucket: small, listed } = listedBy(3)
    for (let minute = 0; minute < 5; minute++) await run(night + minute * 60_000, { bucket: small })
    expect(listed).toEqual([3, 3, 1])
    expect(await keysIn()).toEqual([])
    await run(night + DAY - 60_000, { bucket: small })
    expect(listed).toHaveLength(3)
    await run(night + DAY, { bucket: small })
    expect(listed).toHaveLength(4)
  })

  it(
    'reads a thousand files of each store a run, and makes all agree that are old enough',
    async () => {
      const began = await timeOfBucket()
      const count = loopCount(5_000, 100)
      const names = Array.from({ length: count }, (_, index) => `${(index * 7_919) % count}`.padStart(5, '0'))
      const isOwned = (name: string) => Number(name) % 5 < 2
      const owned = names.filter(isOwned).sort()
      for (let from = 0; from < count; from += 50) {
        await Promise.all(names.slice(from, from + 50).map(name => putObject(name)))
      }
      await rowsOf(
        `INSERT INTO files (key, form, field, filename, type, bytes, created, state)
        SELECT 'files/' || value, 'contact', 'cv', 'cv.pdf', 'application/pdf', 1, ?2, 'clean' FROM json_each(?1)`,
        JSON.stringify([...owned, ...owned.map(name => `row-${name}`)]),
        began,
      )
      const pages = Math.ceil(count / 1_000) + Math.ceil(owned.length / 1_000)
      for (let minute = 0; minute <= pages; minute++) await run(began + 2 * DAY + minute * 60_000)
      const kept: string[] = []
      for (let after = ''; ; after = `files/${kept.at(-1)}`) {
        const { objects, truncated } = await bucket.list({
          prefix: 'files/',
          ...(after && { startAfter: after }),
        })
        kept.push(...objects.map(({ key }) => key.slice('files/'.length)))
        if (!truncated) break
      }
      expect(kept).toEqual(owned)
      expect(await rowsOf('SELECT cursor, removed FROM file_walks')).toEqual([
        { cursor: null, removed: count - owned.length },
      ])
    },
    20 * loopTime(2_000),
  )
})

describe('a file of a submission that is not in the bucket', () => {
  it('is told once, and checked anew once it is there again', async () => {
    const began = await timeOfBucket()
    await putRow('sent', began)
    await putRow('nobody', began)
    await putRow('refused', began, 'refused')
    await putRow('coming', began, 'uploading')
    for (const name of ['sent', 'refused', 'coming'])
      await rowsOf("INSERT INTO submission_files (submission, file) VALUES ('s', 'files/' || ?)", name)
    const missing = () => rowsOf('SELECT key, state FROM files WHERE missing IS NOT NULL')
    expect(await run(began + 23 * HOUR)).toEqual([])
    expect(await run(began + 2 * DAY)).toEqual([{ event: 'files-missing', count: 1 }])
    expect(await missing()).toEqual([{ key: 'files/sent', state: 'clean' }])
    expect(await run(began + 3 * DAY)).toEqual([])
    await putObject('sent')
    expect(await run(began + 4 * DAY)).toEqual([])
    expect(await missing()).toEqual([])
    expect(await rowsOf("SELECT state FROM files WHERE key = 'files/sent'")).toEqual([
      { state: 'quarantined' },
    ])
  })
})

describe('a database that was restored to an earlier state', () => {
  /** Keeps the state of the database; `restore` brings it back. */
  async function keepState() {
    const tables = ['files', 'file_walks', 'submission_files'] as const
    const kept = await Promise.all(tables.map(table => rowsOf(`SELECT * FROM ${table}`)))
    return async function restore(): Promise<void> {
      for (const [index, table] of tables.entries()) {
        await database.exec(`DELETE FROM ${table}`)
        for (const row of kept[index]!) {
          const names = Object.keys(row)
          const places = names.map((_, at) => `?${at + 1}`).join(', ')
          const values = Object.values(row) as (string | number | null)[] // The values in the order in which they were read.
          await rowsOf(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, ...values)
        }
      }
    }
  }

  const setBack = expect.objectContaining({ event: 'database-set-back' })

  it('keeps what was uploaded since that state for 30 days, and removes other objects', async () => {
    const began = await timeOfBucket()
    await run(began - HOUR)
    await putRow('before', began)
    await putObject('before')
    const restore = await keepState()
    await putRow('after', began + 1)
    await putObject('after')
    await run(began + 60_000)
    await restore()
    expect(await run(began + 2 * DAY)).toEqual([setBack])
    expect(await run(began + 3 * DAY)).toEqual([])
    expect(await rowsOf('SELECT kept FROM file_walks')).toEqual([{ kept: 1 }])
    await run(began + 32 * DAY - 1)
    expect(await keysIn()).toEqual(['after', 'before'])
    expect(await run(began + 33 * DAY)).toEqual([{ event: 'files-reconciled', removed: 1, mended: 0 }])
    expect(await keysIn()).toEqual(['before'])
  })

  it('and then to the later one again has lost no file', async () => {
    const began = await timeOfBucket()
    await run(began - HOUR)
    const earlier = await keepState()
    await putRow('after', began)
    await putObject('after')
    await run(began + 60_000)
    const later = await keepState()
    await earlier()
    for (let day = 2; day < 6; day++) await run(began + day * DAY)
    await later()
    for (let day = 6; day < 100; day += 31) await run(began + day * DAY)
    expect([await keysIn(), await rowKeys()]).toEqual([['after'], ['after']])
    expect(await rowsOf('SELECT key FROM files WHERE missing IS NOT NULL')).toEqual([])
  })

  it('that is empty removes nothing for 30 days', async () => {
    const began = await timeOfBucket()
    await putRow('sent', began)
    await putObject('sent')
    await run(began + DAY)
    for (const table of ['files', 'file_walks']) await database.exec(`DELETE FROM ${table}`)
    expect(await run(began + 5 * DAY)).toEqual([setBack])
    await run(began + 34 * DAY)
    expect(await keysIn()).toEqual(['sent'])
    await run(began + 36 * DAY)
    expect(await keysIn()).toEqual([])
  })

  it('deletes no file that a submission may have which it lost, until that time is over', async () => {
    const began = await timeOfBucket()
    const outbox = createTestOutbox()
    outbox.turnClock(began - outbox.now())
    await putRow('sent', began - HOUR)
    await putObject('sent')
    await putRow('coming', began - HOUR, 'uploading')
    const { uploadId } = await bucket.createMultipartUpload('files/coming')
    await rowsOf("UPDATE files SET upload = ? WHERE state = 'uploading'", uploadId)
    await outbox.sweep()
    const earlier = await keepState()
    await rowsOf("INSERT INTO submission_files (submission, file) VALUES ('s', 'files/sent')")
    await rowsOf("UPDATE files SET state = 'quarantined', upload = NULL WHERE key = 'files/coming'")
    await putObject('coming')
    await putRow('later', began + 1)
    outbox.turnClock(60_000)
    await outbox.sweep()
    await earlier()
    await putRow('erased', 0)
    await putObject('erased')
    outbox.turnClock(3 * DAY)
    await outbox.sweep()
    expect([await keysIn(), await rowKeys()]).toEqual([
      ['coming', 'sent'],
      ['coming', 'sent'],
    ])
    outbox.turnClock(31 * DAY)
    await outbox.sweep()
    expect([await keysIn(), await rowKeys()]).toEqual([[], []])
  })

  it('is not one on which two runs of the schedule end in another order than they began', async () => {
    const began = await timeOfBucket()
    await run(began + 60_000)
    await putRow('new', began + 60_001)
    const silent = withMethods(bucket, { put: () => Promise.reject(new Error('R2')) })
    await expect(run(began, { bucket: silent })).rejects.toThrow('R2')
    expect(await run(began + 120_000)).toEqual([])
  })
})

it('400 days later nothing is left of uploads, however they ended', {
  tags: ['full'],
  timeout: loopTime(20_000),
}, async () => {
  const began = await timeOfBucket()
  let isFailing = false
  const broken = disturbedDatabase((work, sql) =>
    isFailing && !sql?.startsWith('SELECT') ? Promise.reject(new Error('D1_ERROR')) : work(),
  )
  const own = { now: () => began }
  const { store } = createTestStore({ DB: broken }, own)
  const named = { form: 'contact', field: 'cv', filename: 'cv.pdf' }
  const bytes = partBytes + 10
  const told = { type: 'application/pdf', filename: 'cv.pdf' }

  /** A file in two parts, which the bucket has put together, and the database was not told. */
  async function finished(): Promise<string> {
    const key = (await store.beginUpload({ ...named, bytes }))!
    const place = { form: 'contact', key }
    const part = async (number: number, length: number) => {
      const body = new Response(new Uint8Array(length)).body!
      const upload = (await store.readUpload(place))!
      await store.storePart(
        { ...place, part: number, body, length, told: number === 1 ? told : undefined },
        upload,
      )
    }
    await part(1, partBytes)
    await part(2, 10)
    const upload = (await store.readUpload(place))!
    isFailing = true
    expect(await store.completeUpload(place, upload)).toBeUndefined()
    isFailing = false
    expect((await bucket.head(key))?.size).toBe(bytes)
    return key
  }

  await finished()
  // Its row was deleted, and its object was not.
  await rowsOf('DELETE FROM files WHERE key = ?', await finished())
  await store.beginUpload({ ...named, bytes })
  const body = sampleFiles.pdf.buffer
  const whole = { ...named, type: 'application/pdf', bytes: body.byteLength, body }
  await store.storeFile(whole)
  const sent = taken(await store.storeFile(whole))
  await store.save(sampleSubmission('sent', { files: [sent], created: began, mails: [] }), sampleKey('sent'))
  const outbox = createTestOutbox()
  outbox.turnClock(began - outbox.now())
  const runs = loopCount(400, 20)
  for (let night = 0; night < runs; night++) {
    outbox.turnClock((400 / runs) * DAY)
    await outbox.sweep()
  }
  expect([await keysIn(), await rowKeys(), await rowsOf('SELECT id FROM submissions')]).toEqual([[], [], []])
})
