import { beforeEach, describe, expect, it } from 'vitest'
import { runStatements } from '../../../core/base/sql/statements.ts'
import { loopCount } from '../../../tests/setup/loop-count.ts'
import { eraseWaitingStatement } from '../command/erase-statements.ts'
import type { Sought } from '../sought.ts'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
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

const DAY = 86_400_000

const namesIn = async (prefix: string) => (await bucket.list({ prefix })).objects.map(({ key }) => key)
const idsOf = async (table: string) => (await rowsOf(`SELECT * FROM ${table}`)).length

/** Stores a submission in the bucket, as while the database does not answer. */
const wait = (id: string, changes = {}) => {
  const batch = () => Promise.reject(new Error('D1_ERROR'))
  const { store } = createTestStore({ DB: withMethods(database, { batch }) })
  return store.save(sampleSubmission(id, changes), sampleKey(id))
}

const waitWith = (id: string, values: Record<string, string>) =>
  wait(id, { values, email: undefined, mails: [] })

const erase = (text: string, kind: Sought['kind'] = 'email') =>
  runStatements(database, [eraseWaitingStatement({ kind, text }, createTestOutbox().now())])

const upload = async () => {
  const body = await new Response('%PDF-%%EOF').arrayBuffer()
  const file = { form: 'contact', field: 'cv', filename: 'cv.pdf', type: 'application/pdf', bytes: 10, body }
  return taken(await createTestStore().store.storeFile(file))
}

beforeEach(async () => {
  for (const prefix of ['pending/', 'refused/']) await bucket.delete(await namesIn(prefix))
})

it('what waits in the bucket is erased by a whole value, what cannot be read by any text, and a receipt is left', async () => {
  await waitWith('whole', { email: ' Amara@Example.org ' })
  await waitWith('partly', { message: 'Ask amara@example.org' })
  await waitWith('other', { email: 'bernd@example.org' })
  await bucket.put('refused/1795424400000-a.json', '{"submission": {"message": "Ask amara@example.org"')
  await bucket.put('refused/1795424400000-b.json', '{"submission": {"email": "bernd@example.org"')
  await bucket.put('pending/unreadable.json', 'amara@example.org')
  await waitWith('called', { phone: '030/98 76-543' })
  await erase('amara@example.org')
  await erase('030 9876543', 'phone')
  await createTestOutbox().sweep()
  expect((await rowsOf('SELECT id FROM submissions ORDER BY id')).map(({ id }) => id)).toEqual([
    'other',
    'partly',
  ])
  expect(await namesIn('pending/')).toEqual([])
  expect(await namesIn('refused/')).toEqual(['refused/1795424400000-b.json'])
  expect(await rowsOf('SELECT * FROM erasures')).toEqual([])
  expect(await rowsOf("SELECT kind, counts FROM receipts WHERE kind = 'erasure'")).toEqual([
    { kind: 'erasure', counts: '{"waiting":4}' },
  ])
})

it('is tried again where the bucket fails', async () => {
  await bucket.put('refused/1795424400000-c.json', 'carla@example.org')
  await erase('carla@example.org')
  const get = () => Promise.reject(new Error('R2'))
  const failing = createTestOutbox(undefined, { bucket: withMethods(bucket, { get }) })
  await failing.sweep()
  expect(failing.log).toContainEqual({ event: 'form-schedule-failed', step: 'erase', reason: 'Error' })
  await createTestOutbox().sweep()
  expect(await namesIn('refused/')).not.toContain('refused/1795424400000-c.json')
  expect(await rowsOf('SELECT * FROM erasures')).toEqual([])
})

describe('a submission in the bucket', () => {
  it('is imported, delivered and removed by the schedule', async () => {
    expect(await wait('p1')).toMatchObject({ kind: 'stored' })
    const { sweep, receiver, log } = createTestOutbox()
    await sweep()
    expect(await rowsOf('SELECT id FROM submissions WHERE id = ?1', 'p1')).toHaveLength(1)
    expect(await namesIn('pending/')).toEqual([])
    expect(receiver.taken.has('p1')).toBe(true)
    expect(log).toEqual([{ event: 'submission-imported', form: 'contact' }])
  })

  it('is stored once, where the database had stored it after all, or the file could not be removed', async () => {
    await createTestStore().store.save(sampleSubmission('p2'), sampleKey('p2'))
    await wait('p2')
    let fails = true
    const remove: R2Bucket['delete'] = keys => (fails ? Promise.reject(new Error('R2')) : bucket.delete(keys))
    const { sweep, receiver } = createTestOutbox(undefined, {
      bucket: withMethods(bucket, { delete: remove }),
    })
    await sweep()
    fails = false
    await sweep()
    expect(await namesIn('pending/')).toEqual([])
    expect(await rowsOf('SELECT id FROM submissions WHERE id = ?1', 'p2')).toHaveLength(1)
    expect(receiver.posts.filter(({ headers }) => headers.get('webhook-id') === 'p2')).toHaveLength(1)
  })
})

it('fifty objects that cannot be read hide no other, and are moved away', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const count = loopCount(1_000, 20)
  for (let index = 0; index < count; index++)
    await bucket.put(`pending/${String(index).padStart(4, '0')}.json`, '{"submission":')
  await wait('behind')
  const { sweep, log } = createTestOutbox()
  await sweep()
  expect(await rowsOf('SELECT id FROM submissions WHERE id = ?1', 'behind')).toHaveLength(1)
  expect(await namesIn('pending/')).toEqual([])
  expect(await namesIn('refused/')).toHaveLength(count)
  const refusals = log.filter(({ event }) => event === 'submission-refused')
  expect(refusals).toHaveLength(count)
})

it('at 200 days everything overdue is gone, also with an object that cannot be read', async () => {
  const [file, orphan] = [await upload(), await upload()]
  await createTestStore().store.save(sampleSubmission('old', { files: [file] }), sampleKey('old'))
  await bucket.put('pending/0.json', '{"submission": "ada@example.org"}')
  const outbox = createTestOutbox()
  outbox.turnClock(200 * DAY)
  await outbox.sweep()
  for (const table of [
    'submissions',
    'outbox',
    'submission_keys',
    'submission_files',
    'files',
    'sender_mails',
  ])
    expect([table, await idsOf(table)]).toEqual([table, 0])
  expect([await bucket.head(file.key), await bucket.head(orphan.key)]).toEqual([null, null])
})

it('the files that waiting and refused objects name are kept, and no others', async () => {
  const [named, refused, orphan] = [await upload(), await upload(), await upload()]
  await bucket.put('pending/0.json', `{"submission": {"files": [{"key": "${refused.key}"}]`)
  await wait('waits', { files: [named], created: sampleTime + DAY })
  // The database takes no submission, and all else.
  const refuses = disturbedDatabase((run, sql) =>
    sql?.includes('submission_keys WHERE key') ? Promise.reject(new Error('D1_ERROR')) : run(),
  )
  const outbox = createTestOutbox(undefined, { database: refuses })
  outbox.turnClock(DAY - 1)
  await outbox.sweep()
  outbox.turnClock(2)
  const kept = async () => Promise.all([named, refused, orphan].map(({ key }) => bucket.head(key)))
  await outbox.sweep()
  expect((await kept()).map(Boolean)).toEqual([true, true, false])
  const after = createTestOutbox()
  await after.sweep()
  expect(await rowsOf('SELECT file FROM submission_files WHERE submission = ?1', 'waits')).toEqual([
    { file: named.key },
  ])
})

it('a submission that the database does not take for a day is refused, and kept no longer than others', async () => {
  await wait('never')
  const refuses = disturbedDatabase((run, sql) =>
    sql?.includes('submission_keys WHERE key') ? Promise.reject(new Error('D1_ERROR: datatype')) : run(),
  )
  const outbox = createTestOutbox(undefined, { database: refuses })
  outbox.turnClock(DAY)
  await outbox.sweep()
  expect(await namesIn('pending/')).toHaveLength(1)
  outbox.turnClock(1)
  await outbox.sweep()
  expect(await namesIn('pending/')).toEqual([])
  const [name] = await namesIn('refused/')
  expect(outbox.log.at(-1)).toEqual({ event: 'submission-refused', name, reason: 'D1_ERROR' })
  // Named by the time at which it was sent, by the bucket's own clock.
  const sent = Number(/^refused\/(\d{13})-/.exec(name!)![1])
  outbox.turnClock(sent + 180 * DAY - outbox.now())
  await outbox.sweep()
  expect(await namesIn('refused/')).toEqual([name])
  outbox.turnClock(1)
  await outbox.sweep()
  expect(await namesIn('refused/')).toEqual([])
})

it('an object that the bucket does not give keeps no other from its turn, and the files that it may need', async () => {
  const orphan = await upload()
  await bucket.put('pending/0.json', '{}')
  await wait('beside')
  const get = (key: string) => (key === 'pending/0.json' ? Promise.reject(new Error('R2')) : bucket.get(key))
  const outbox = createTestOutbox(undefined, { bucket: withMethods(bucket, { get: get as R2Bucket['get'] }) })
  outbox.turnClock(DAY + 1)
  await outbox.sweep()
  expect(await rowsOf('SELECT id FROM submissions WHERE id = ?1', 'beside')).toHaveLength(1)
  expect(outbox.log).toContainEqual({ event: 'submission-import-failed', reason: 'Error' })
  expect(await bucket.head(orphan.key)).not.toBeNull()
  // It has expired, by the bucket's own clock.
  outbox.turnClock(Date.now() + 181 * DAY - outbox.now())
  await outbox.sweep()
  await outbox.sweep()
  expect(await namesIn('pending/')).toEqual([])
  expect(await bucket.head(orphan.key)).toBeNull()
})

it('a post whose first object cannot be read is stored beside it', async () => {
  await wait('first')
  const [name] = await namesIn('pending/')
  await bucket.put(name!, '{"submission":')
  expect(await wait('first')).toMatchObject({ kind: 'stored', id: 'first' })
  expect(await namesIn('pending/')).toHaveLength(2)
})
