import { describe, expect, it } from 'vitest'
import { sampleKey, sampleSubmission } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import { bucket, createTestStore, database, rowsOf, withMethods } from '../testing/test-stores.ts'

const failing = withMethods(database, { batch: () => Promise.reject(new Error('D1_ERROR')) })
const saveInBucket = (id: string) =>
  createTestStore({ DB: failing }).store.save(sampleSubmission(id), sampleKey(id))
const pending = async () => (await bucket.list({ prefix: 'pending/' })).objects.length
const count = (id: string) => rowsOf('SELECT id FROM submissions WHERE id = ?1', id)

describe('a submission in the bucket', () => {
  it('is imported, delivered and removed by the schedule', async () => {
    expect(await saveInBucket('p1')).toMatchObject({ kind: 'stored' })
    const { sweep, receiver, log } = createTestOutbox()
    await sweep()
    expect(await count('p1')).toHaveLength(1)
    expect(await pending()).toBe(0)
    expect(receiver.taken.has('p1')).toBe(true)
    expect(log).toEqual([{ event: 'submission-imported', form: 'contact' }])
  })

  it('is stored once, where the database had stored it after all, or the file could not be removed', async () => {
    await createTestStore().store.save(sampleSubmission('p2'), sampleKey('p2'))
    await saveInBucket('p2')
    let fails = true
    const remove: R2Bucket['delete'] = keys => (fails ? Promise.reject(new Error('R2')) : bucket.delete(keys))
    const { sweep, receiver } = createTestOutbox(undefined, {
      bucket: withMethods(bucket, { delete: remove }),
    })
    await sweep()
    fails = false
    await sweep()
    expect(await pending()).toBe(0)
    expect(await count('p2')).toHaveLength(1)
    expect(receiver.posts.filter(({ headers }) => headers.get('webhook-id') === 'p2')).toHaveLength(1)
  })
})
