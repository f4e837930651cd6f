import { beforeEach, describe, expect, it } from 'vitest'
import type { Submission } from '../submission.ts'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import { createTestStore, database, rowsOf } from '../testing/test-stores.ts'
import { endKey } from './subscriptions.ts'

beforeEach(async () => {
  const tables = ['submissions', 'submission_keys', 'outbox']
  await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))
})

const save = (id: string, changes: Partial<Submission> = {}) =>
  createTestStore().store.save(sampleSubmission(id, changes), sampleKey(id))
const saveEnd = (subscription: string) => {
  const id = `end-of-${subscription}`
  const end = sampleSubmission(id, { form: 'newsletter-opt-out', ends: subscription, mails: [] })
  return createTestStore().store.save(end, sampleKey(endKey(subscription)))
}

describe('a subscription that its sender confirms', () => {
  it('is told to the queue', async () => {
    await save('n1', { held: 'unconfirmed' })
    const { store, messages, settle } = createTestStore()
    expect(await store.confirm('n1')).toBe('confirmed')
    await settle()
    expect(messages).toEqual([{ submission: 'n1' }])
  })

  it('stays as it is once it ended, and the queue is told nothing', async () => {
    await save('n2', { held: 'unconfirmed' })
    await save('n3', { held: 'unconfirmed' })
    const { store, messages, settle } = createTestStore()
    await store.confirm('n3')
    await settle()
    for (const id of ['n2', 'n3']) {
      await saveEnd(id)
      expect([id, await store.confirm(id)]).toEqual([id, 'unknown'])
    }
    await settle()
    expect(messages).toEqual([{ submission: 'n3' }])
    expect(await rowsOf("SELECT held FROM submissions WHERE id = 'n2'")).toEqual([{ held: 'unconfirmed' }])
  })
})

describe('the end of a subscription', () => {
  const delivered = (posts: readonly { body: string }[]) =>
    posts.map(
      ({ body }) => (JSON.parse(body) as { data: { id: string; ends?: string; optOut?: string } }).data,
    )

  it('is delivered after the subscription, which it names', async () => {
    const optOut = 'https://www.tannhagen.example/newsletter/opt-out/?token=n4.AAAA'
    await save('n4', { mails: [], optOut })
    const outbox = createTestOutbox(post => (post < 2 ? 500 : 200))
    await outbox.sweep()
    await saveEnd('n4')
    await outbox.sweep()
    expect(delivered(outbox.receiver.posts)).toMatchObject([{ id: 'n4', optOut }])
    for (let hour = 0; hour < 3; hour++) {
      outbox.turnClock(3_600_000)
      await outbox.sweep()
    }
    const posts = delivered(outbox.receiver.posts)
    expect(posts.map(({ id }) => id).slice(-2)).toEqual(['n4', 'end-of-n4'])
    expect(posts.at(-1)).toMatchObject({ ends: 'n4' })
  })

  it('of one that was never confirmed is delivered at once', async () => {
    await save('n5', { held: 'unconfirmed', created: sampleTime })
    await saveEnd('n5')
    const outbox = createTestOutbox()
    await outbox.sweep()
    expect(delivered(outbox.receiver.posts)).toMatchObject([{ id: 'end-of-n5' }])
  })
})
