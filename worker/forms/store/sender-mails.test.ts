import { beforeEach, describe, expect, it } from 'vitest'
import { runStatements } from '../../sql/run-statements.ts'
import type { MailOrder, Submission } from '../submission.ts'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
import { createTestStore, database, rowsOf } from '../testing/test-stores.ts'
import { deletionStatements } from './delete-submissions.ts'
import { mostSenderMails } from './sender-mails.ts'

const DAY = 86_400_000
const email = 'victim@example.org'
const mail = (kind: MailOrder['kind'], to: string): MailOrder => ({ kind, to, subject: 'S', text: 'T' })
const mails = [mail('receipt', email), mail('notification', 'office@example.org')]

beforeEach(async () => {
  const tables = ['submissions', 'submission_keys', 'outbox', 'sender_mails']
  await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))
})

const save = (id: string, changes: Partial<Submission> = {}) =>
  createTestStore().store.save(sampleSubmission(id, { email, mails, ...changes }), sampleKey(id))
const rowsFor = async (id: string) =>
  (await rowsOf('SELECT id FROM outbox WHERE submission = ? ORDER BY id', id)).map(row => row.id)

/** As many submissions as an address gets mails for. */
async function useUp(changes: Partial<Submission> = {}) {
  for (let index = 0; index < mostSenderMails; index++)
    expect(await save(`m${index}`, changes)).not.toHaveProperty('unmailed')
}

describe('mails to the sender of forms', () => {
  it('are as many a day as an address may get; what is sent after that is stored and delivered', async () => {
    await useUp()
    expect(await save('late')).toMatchObject({ kind: 'stored', unmailed: true })
    expect(await rowsFor('m0')).toEqual(['m0:delivery', 'm0:mail:0', 'm0:mail:1'])
    expect(await rowsFor('late')).toEqual(['late:delivery', 'late:mail:1'])
    expect(await save('other', { email: 'b@example.org' })).not.toHaveProperty('unmailed')
    expect(await save('next', { created: sampleTime + DAY + 1 })).not.toHaveProperty('unmailed')
  })

  it('are no more where the same form comes again', async () => {
    await useUp()
    expect(await save('m0')).not.toHaveProperty('unmailed')
    expect(await rowsFor('m0')).toHaveLength(3)
  })

  it('count the mail that asks to confirm, and none of what is held', async () => {
    await useUp({ held: 'trap' })
    await useUp({ held: 'unconfirmed', mails: [mail('confirmation', email)] })
  })

  it('are forgotten with their submission', async () => {
    await save('gone')
    await runStatements(
      database,
      await deletionStatements({ kind: 'erasure', ids: ['gone'], now: sampleTime }),
    )
    expect(await rowsOf('SELECT * FROM sender_mails')).toEqual([])
  })
})

it('a form without mails to its sender promises none, and misses none', async () => {
  await useUp()
  expect(await save('plain', { mails: [mails[1]!] })).not.toHaveProperty('unmailed')
})
