import { expect, it } from 'vitest'
import { runStatements } from '../../../core/base/sql/run-statements.ts'
import { eraseWaitingStatement } from '../command/erase-statements.ts'
import type { Sought } from '../sought.ts'
import { sampleKey, sampleSubmission } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import { bucket, createTestStore, database, rowsOf, withMethods } from '../testing/test-stores.ts'

const wait = (id: string, values: Record<string, string>) => {
  const batch = () => Promise.reject(new Error('D1_ERROR'))
  const { store } = createTestStore({ DB: withMethods(database, { batch }) })
  return store.save(sampleSubmission(id, { values, email: undefined, mails: [] }), sampleKey(id))
}

const erase = (text: string, kind: Sought['kind'] = 'email') =>
  runStatements(database, [eraseWaitingStatement({ kind, text }, createTestOutbox().now())])

const namesIn = async (prefix: string) => (await bucket.list({ prefix })).objects.map(({ key }) => key)

it('what waits in the bucket is erased by a whole value, what cannot be read by any text, and a receipt is left', async () => {
  await wait('whole', { email: ' Amara@Example.org ' })
  await wait('partly', { message: 'Ask amara@example.org' })
  await wait('other', { email: 'bernd@example.org' })
  await bucket.put('refused/1795424400000-a.json', '{"submission": {"message": "Ask amara@example.org"')
  await bucket.put('refused/1795424400000-b.json', '{"submission": {"email": "bernd@example.org"')
  await bucket.put('pending/unreadable.json', 'amara@example.org')
  await wait('called', { phone: '030/98 76-543' })
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
