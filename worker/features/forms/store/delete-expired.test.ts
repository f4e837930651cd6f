import { beforeEach, describe, expect, it } from 'vitest'
import type { Submission, SubmittedFile } from '../submission.ts'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import { bucket, createTestStore, database, rowsOf, taken, withMethods } from '../testing/test-stores.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

async function upload(): Promise<SubmittedFile> {
  const body = await new Response('%PDF-%%EOF').arrayBuffer()
  const stored = taken(
    await createTestStore().store.storeFile({
      form: 'contact',
      field: 'cv',
      filename: 'cv.pdf',
      type: 'application/pdf',
      bytes: 10,
      body,
    }),
  )
  return stored
}

const save = (id: string, changes: Partial<Submission> = {}) =>
  createTestStore().store.save(sampleSubmission(id, changes), sampleKey(id))

const isKept = async ({ key }: SubmittedFile) => (await bucket.head(key)) !== null
const named = (table: string, id: string, column = 'submission') =>
  rowsOf(`SELECT ${column} FROM ${table} WHERE ${column} = ?1`, id)

// Other tests use up an address's mails of the day.
beforeEach(async () => void (await database.exec('DELETE FROM outbox')))

describe('what is too old', () => {
  it('is deleted with outbox, mails, keys and files, and leaves a receipt without personal data', async () => {
    const file = await upload()
    await save('old', { files: [file] })
    const outbox = createTestOutbox()
    await outbox.sweep()
    expect(await named('inbox', 'old')).toHaveLength(1)
    outbox.turnClock(180 * DAY)
    await outbox.sweep()
    expect(await named('submissions', 'old', 'id')).toHaveLength(1)
    outbox.turnClock(1)
    await outbox.sweep()
    expect(await named('submissions', 'old', 'id')).toEqual([])
    for (const table of ['outbox', 'inbox', 'sender_mails', 'submission_keys', 'submission_files'])
      expect(await named(table, 'old')).toEqual([])
    expect(await isKept(file)).toBe(false)
    const receipts = await rowsOf('SELECT kind, counts, digest FROM receipts')
    expect(receipts).toEqual([
      {
        kind: 'retention',
        counts: '{"submissions":1,"files":1,"mails":1}',
        // SHA-256 of `old`.
        digest: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ])
    expect(JSON.stringify(receipts)).not.toContain('example.org')
  })

  it('is only that: a file stays as long as one submission or a draft has it', async () => {
    const [shared, orphan, drafted] = [await upload(), await upload(), await upload()]
    const { store } = createTestStore()
    await save('first', { files: [shared] })
    await save('second', { files: [shared], created: sampleTime + DAY })
    const draft = { id: 'd', form: 'contact', values: {}, files: [drafted], step: 1 }
    const until = sampleTime + HOUR + DAY
    await store.storeDraft({
      ...draft,
      revision: 1,
      changed: {},
      mails: [],
      updated: sampleTime + HOUR,
      until,
    })
    const outbox = createTestOutbox()
    outbox.turnClock(DAY)
    await outbox.sweep()
    expect(await isKept(orphan)).toBe(true)
    outbox.turnClock(1)
    await outbox.sweep()
    expect([await isKept(shared), await isKept(orphan), await isKept(drafted)]).toEqual([true, false, true])
    outbox.turnClock(HOUR)
    await outbox.sweep()
    expect(await isKept(drafted)).toBe(false)
    expect(await named('drafts', 'd', 'id')).toEqual([])
    outbox.turnClock(179 * DAY)
    await outbox.sweep()
    expect(await named('submissions', 'first', 'id')).toEqual([])
    expect(await isKept(shared)).toBe(true)
    outbox.turnClock(DAY)
    await outbox.sweep()
    expect(await isKept(shared)).toBe(false)
  })

  it('is tried again where the bucket fails, and delivery goes on meanwhile', async () => {
    const orphan = await upload()
    let fails = true
    const remove: R2Bucket['delete'] = keys => (fails ? Promise.reject(new Error('R2')) : bucket.delete(keys))
    const outbox = createTestOutbox(undefined, { bucket: withMethods(bucket, { delete: remove }) })
    outbox.turnClock(DAY + 1)
    await save('meanwhile', { created: outbox.now() })
    await outbox.sweep()
    expect(outbox.log).toEqual([{ event: 'form-schedule-failed', step: 'files', reason: 'Error' }])
    expect(outbox.receiver.taken.has('meanwhile')).toBe(true)
    fails = false
    await outbox.sweep()
    expect(await isKept(orphan)).toBe(false)
    expect(await named('files', orphan.key, 'key')).toEqual([])
  })
})
