import { beforeEach, describe, expect, it } from 'vitest'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
import {
  bucket,
  createHangingClock,
  createTestStore,
  database,
  never,
  rowsOf,
  withMethods,
} from '../testing/test-stores.ts'
import { pendingFolder } from './waiting-objects.ts'

const hangingDatabase = withMethods(database, { batch: never })
const deadBucket = withMethods(bucket, { put: () => Promise.reject(new Error('ada@example.org')) })
const stored = (id: string) => rowsOf('SELECT id FROM submissions WHERE id = ?1', id)
const outboxOf = (id: string) => rowsOf('SELECT id, state FROM outbox WHERE submission = ?1 ORDER BY id', id)
const pendingFiles = async () => (await bucket.list({ prefix: pendingFolder })).objects.map(({ key }) => key)

// Other tests use up an address's mails of the day.
beforeEach(async () => void (await database.exec('DELETE FROM outbox')))

describe('a submission', () => {
  it('is stored with its delivery, its mails and its key at once', async () => {
    const { store, messages, settle } = createTestStore()
    expect(await store.save(sampleSubmission('one'), sampleKey('one'))).toEqual({
      kind: 'stored',
      id: 'one',
      reference: 'R-one',
      created: sampleTime,
    })
    await settle()
    expect(await outboxOf('one')).toEqual([
      { id: 'one:delivery', state: 'waiting' },
      { id: 'one:mail:0', state: 'waiting' },
    ])
    expect(messages).toEqual([{ submission: 'one' }])
  })

  it('that comes again with its key is the first one, until its time is over', async () => {
    const { store } = createTestStore()
    await store.save(sampleSubmission('a1'), sampleKey('a'))
    const again = await store.save(sampleSubmission('a2'), sampleKey('a'))
    expect(again).toEqual({ kind: 'repeated', id: 'a1', reference: 'R-a1', created: sampleTime })
    expect(await stored('a2')).toEqual([])
    expect(await outboxOf('a2')).toEqual([])
    const created = sampleTime + 600_001
    const later = await store.save(
      sampleSubmission('a3', { created }),
      sampleKey('a', { until: created + 600_000 }),
    )
    expect(later).toMatchObject({ kind: 'stored', id: 'a3' })
  })

  it('with the same key and other values is another one', async () => {
    const { store } = createTestStore()
    await store.save(sampleSubmission('b1'), sampleKey('b'))
    const other = await store.save(sampleSubmission('b2'), sampleKey('b', { digest: 'other' }))
    expect(other).toMatchObject({ kind: 'stored', id: 'b2' })
  })

  it('that is held has nothing in the outbox, and the queue is told nothing', async () => {
    const { store, messages, settle } = createTestStore()
    await store.save(sampleSubmission('held', { held: 'trap' }), sampleKey('held'))
    await settle()
    expect(await rowsOf('SELECT held FROM submissions WHERE id = ?1', 'held')).toEqual([{ held: 'trap' }])
    expect(await outboxOf('held')).toEqual([])
    expect(messages).toEqual([])
  })

  it('is stored although the queue takes no message', async () => {
    const send = () => Promise.reject(new Error('queue'))
    const { store, settle } = createTestStore({ DELIVERIES: { send } })
    expect(await store.save(sampleSubmission('c'), sampleKey('c'))).toMatchObject({ kind: 'stored' })
    await settle()
    expect(await outboxOf('c')).toHaveLength(2)
  })
})

describe('a database that gives no answer', () => {
  it('may have stored what it was given: the second attempt does not double it', async () => {
    let calls = 0
    const batch: D1Database['batch'] = async statements => {
      const results = await database.batch<never>(statements)
      if (++calls === 1) throw new Error('D1_ERROR: Network connection lost: ada@example.org')
      return results
    }
    const { store, log } = createTestStore({ DB: withMethods(database, { batch }) })
    expect(await store.save(sampleSubmission('d'), sampleKey('d'))).toMatchObject({ kind: 'stored', id: 'd' })
    expect(await stored('d')).toHaveLength(1)
    expect(await outboxOf('d')).toHaveLength(2)
    expect(log).toEqual([
      { event: 'submission-attempt-failed', store: 'database', form: 'contact', reason: 'D1_ERROR' },
    ])
  })

  it('a moment ago is not waited for again', async () => {
    const clock = createHangingClock(() => false)
    const { store } = createTestStore({ DB: hangingDatabase }, { within: clock.within })
    const before = await pendingFiles()
    const saved = await store.save(sampleSubmission('n'), sampleKey('n'), { isDatabaseDown: true })
    expect(saved).toMatchObject({ kind: 'stored', id: 'n' })
    expect(await pendingFiles()).toHaveLength(before.length + 1)
  })

  it('costs the visitor less than five seconds: the submission is in the bucket then', async () => {
    let attempts = 0
    const clock = createHangingClock(() => ++attempts <= 2)
    const { store } = createTestStore({ DB: hangingDatabase }, { within: clock.within })
    const before = await pendingFiles()
    expect(await store.save(sampleSubmission('e'), sampleKey('e'))).toMatchObject({ kind: 'stored', id: 'e' })
    expect(clock.waited()).toBeLessThan(5_000)
    expect(await pendingFiles()).toHaveLength(before.length + 1)
  })

  it('does not make two of a submission that comes twice', async () => {
    const within = createHangingClock(() => false).within
    const failing = withMethods(database, { batch: () => Promise.reject(new Error('D1_ERROR')) })
    const { store } = createTestStore({ DB: failing }, { within })
    const [first, second] = [sampleSubmission('f1'), sampleSubmission('f2')]
    await store.save(first, sampleKey('f'))
    const before = await pendingFiles()
    expect(await store.save(second, sampleKey('f'))).toEqual({
      kind: 'repeated',
      id: 'f1',
      reference: 'R-f1',
      created: sampleTime,
    })
    expect(await pendingFiles()).toEqual(before)
  })

  it('with a bucket that fails as well is said to the visitor, within five seconds', async () => {
    const clock = createHangingClock(() => true)
    const { store, log } = createTestStore(
      { DB: hangingDatabase, UPLOADS: withMethods(bucket, { put: never }) },
      { within: clock.within },
    )
    expect(await store.save(sampleSubmission('g'), sampleKey('g'))).toEqual({ kind: 'lost' })
    expect(clock.waited()).toBeLessThan(5_000)
    expect(log.at(-1)).toEqual({ event: 'submission-lost', form: 'contact' })
  })

  it('leaves no word of the visitor in the log', async () => {
    const failing = withMethods(database, { batch: () => Promise.reject(new Error('ada@example.org')) })
    const { store, log } = createTestStore({ DB: failing, UPLOADS: deadBucket })
    expect(await store.save(sampleSubmission('h'), sampleKey('h'))).toEqual({ kind: 'lost' })
    expect(log).toHaveLength(4)
    expect(JSON.stringify(log)).not.toContain('example.org')
  })

  it('is no error where there is neither database nor bucket', async () => {
    const { store } = createTestStore({ DB: undefined, UPLOADS: undefined })
    expect(await store.save(sampleSubmission('i'), sampleKey('i'))).toEqual({ kind: 'lost' })
  })
})
