import { beforeAll, describe, expect, it } from 'vitest'
import { loopCount } from '../../tests/setup/loop-count.ts'
import { standardMailLimits } from './mail-address.ts'
import { sampleKey, sampleSubmission } from './testing/sample-submission.ts'
import { createTestOutbox, type Treatment } from './testing/test-outbox.ts'
import {
  bucket,
  createHangingClock,
  createTestStore,
  database,
  never,
  rowsOf,
  withMethods,
} from './testing/test-stores.ts'

const total = loopCount(1_000)
/** All mails go on one day. */
const mailLimits = { ...standardMailLimits, site: total }
const canary = 'kanarienvogel4711'
const LONGEST_ANSWER = 5_000

/** Empties database and bucket, so that rows of other test files are not counted. */
async function empty(): Promise<void> {
  const tables = ['submissions', 'submission_keys', 'outbox', 'inbox']
  await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))
  const { objects } = await bucket.list({ prefix: 'pending/' })
  await bucket.delete(objects.map(({ key }) => key))
}

function submissionOf(index: number) {
  const email = `${canary}-${index}@example.org`
  return sampleSubmission(`lost-${index}`, {
    values: { name: `${canary} ${index}`, email, topic: canary },
    email,
    mails: [{ kind: 'receipt', to: email, subject: canary, text: canary }],
  })
}

/** A database that stores, but whose answer to the first call is lost. */
function forgetfulDatabase() {
  let calls = 0
  const batch: D1Database['batch'] = async statements => {
    const results = await database.batch<never>(statements)
    if (++calls === 1) throw new Error(`D1_ERROR: Network connection lost: ${canary}`)
    return results
  }
  return withMethods(database, { batch })
}

/** The store of one worker instance with a fault: none, a database that hangs for a minute, one that does not answer. */
function storeOf(trouble: number) {
  if (trouble !== 0) {
    const bindings = trouble === 1 ? { DB: forgetfulDatabase() } : {}
    return { ...createTestStore(bindings, { mailLimits }), waited: () => 0 }
  }
  let attempts = 0
  const clock = createHangingClock(() => ++attempts <= 2)
  const store = createTestStore(
    { DB: withMethods(database, { batch: never }) },
    { within: clock.within, mailLimits },
  )
  return { ...store, waited: clock.waited }
}

const treatments: readonly Treatment[] = [500, 'hang', 'reset', 'reset after taking', 204]
/** The first posts fail in turn; then the receiver recovers. */
const treat = (post: number): Treatment =>
  post > total * 2 ? 204 : (treatments[post % treatments.length] ?? 204)

/** A database that loses one in ten of the results of deliveries, as a worker does that is stopped. */
function interruptedDatabase() {
  let settled = 0
  const batch: D1Database['batch'] = async statements => {
    if (statements.length === 1 && ++settled % 10 === 0) throw new Error('D1_ERROR: stopped')
    return database.batch<never>(statements)
  }
  return withMethods(database, { batch })
}

describe(`${total} submissions`, () => {
  const logs: unknown[] = []
  const messages: { readonly submission: string }[] = []
  const outbox = createTestOutbox(treat, { database: interruptedDatabase(), mailLimits })
  let longest = 0

  beforeAll(async () => {
    await empty()
    for (let index = 0; index < total; index++) {
      const { store, settle, waited, ...told } = storeOf(index % 10)
      const saved = await store.save(submissionOf(index), sampleKey(`lost-${index}`))
      if (saved.kind !== 'stored') throw new Error(saved.kind)
      await settle()
      longest = Math.max(longest, waited())
      logs.push(...told.log)
      // The queue loses one message in three, and brings one in five twice.
      if (index % 3) messages.push(...told.messages)
      if (index % 5 === 0) messages.push(...told.messages)
    }
    for (let index = 0; index < messages.length; index += 10)
      await outbox.consume(...messages.slice(index, index + 10))
    // An hour by the minute, then two days: the pauses between attempts grow.
    for (let sweep = 0; sweep < 60 + 96; sweep++) {
      await outbox.sweep()
      outbox.turnClock(sweep < 60 ? 60_000 : 1_800_000)
    }
    logs.push(...outbox.log)
  }, 240_000)

  it('are stored, while the database hangs or forgets to answer', async () => {
    expect(await rowsOf('SELECT count(*) AS count FROM submissions')).toEqual([{ count: total }])
    expect((await bucket.list({ prefix: 'pending/' })).objects).toEqual([])
  })

  it('cost no visitor five seconds', () => {
    expect(longest).toBeGreaterThan(2_000)
    expect(longest).toBeLessThan(LONGEST_ANSWER)
  })

  it('are delivered, each once by its id, while the receiver fails and recovers', async () => {
    const ids = Array.from({ length: total }, (_, index) => `lost-${index}`)
    expect([...outbox.receiver.taken.keys()].sort()).toEqual(ids.sort())
    expect(outbox.receiver.posts.length).toBeGreaterThan(total)
    expect(await rowsOf('SELECT kind, state, count(*) AS count FROM outbox GROUP BY kind, state')).toEqual([
      { kind: 'delivery', state: 'done', count: total },
      { kind: 'mail', state: 'done', count: total },
    ])
    expect(await rowsOf('SELECT count(*) AS count FROM inbox')).toEqual([{ count: total }])
  })

  it('are in no log line, no address and no message of the queue', () => {
    expect(logs.length).toBeGreaterThan(total / 2)
    expect(JSON.stringify(logs)).not.toContain(canary)
    expect(JSON.stringify(messages)).not.toContain(canary)
    expect(outbox.receiver.posts.filter(({ address }) => address.includes(canary))).toEqual([])
    expect(outbox.receiver.posts[0]?.body).toContain(canary)
  })
})
