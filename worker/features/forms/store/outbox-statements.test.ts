import { beforeEach, describe, expect, it } from 'vitest'
import { standardMailLimits } from '../mail-address.ts'
import type { MailOrder, Submission } from '../submission.ts'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import { createTestStore, database, rowsOf } from '../testing/test-stores.ts'

const DAY = 86_400_000
const email = 'victim@example.org'
const mail = (kind: MailOrder['kind'], to: string): MailOrder => ({ kind, to, subject: 'S', text: 'T' })
const mails = [mail('receipt', email), mail('notification', 'office@example.org')]

beforeEach(async () => {
  const tables = ['submissions', 'submission_keys', 'outbox']
  await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))
})

const save = (id: string, changes: Partial<Submission> = {}) =>
  createTestStore().store.save(sampleSubmission(id, { email, mails, ...changes }), sampleKey(id))
const rowsFor = async (id: string) =>
  (await rowsOf('SELECT id FROM outbox WHERE submission = ? ORDER BY id', id)).map(row => row.id)

/** As many submissions as an address gets mails for. */
async function useUp(changes: Partial<Submission> = {}, name = 'm') {
  for (let index = 0; index < standardMailLimits.address; index++)
    expect(await save(`${name}${index}`, changes)).not.toHaveProperty('unmailed')
}

describe('mails to the sender of forms', () => {
  it('are as many a day as an address may get; what is sent after that is stored and delivered', async () => {
    await useUp()
    expect(await save('late')).toMatchObject({ kind: 'stored', unmailed: true })
    expect(await rowsFor('m0')).toEqual(['m0:delivery', 'm0:mail:0', 'm0:mail:1'])
    expect(await rowsFor('late')).toEqual(['late:delivery', 'late:mail:0', 'late:mail:1'])
    expect(await rowsOf("SELECT id FROM outbox WHERE state = 'held'")).toEqual([{ id: 'late:mail:0' }])
    expect(await save('other', { mails: [mail('receipt', 'b@example.org')] })).not.toHaveProperty('unmailed')
    expect(await save('next', { created: sampleTime + DAY + 1 })).not.toHaveProperty('unmailed')
  })

  it('are no more where the same form comes again', async () => {
    await useUp()
    expect(await save('m0')).not.toHaveProperty('unmailed')
    expect(await rowsFor('m0')).toHaveLength(3)
  })

  it('count the mail that requests confirmation, and none of what is held', async () => {
    await useUp({ held: 'trap' }, 'trap')
    await useUp({ held: 'unconfirmed', mails: [mail('confirmation', email), mail('receipt', email)] })
    const late = { held: 'unconfirmed', mails: [mail('confirmation', email)] } as const
    expect(await save('late', late)).toMatchObject({ unmailed: true })
  })

  it('count no more once the address is confirmed', async () => {
    const confirmed = {
      held: 'unconfirmed',
      mails: [mail('confirmation', email), mail('receipt', email)],
    } as const
    await useUp(confirmed)
    expect(await createTestStore().store.confirm('m0')).toBe('confirmed')
    expect(await rowsOf("SELECT state FROM outbox WHERE id = 'm0:mail:1'")).toEqual([{ state: 'waiting' }])
  })

  it('are forgotten after a day: whom they went to, and who ordered them', async () => {
    await createTestStore().store.save(sampleSubmission('past', { email, mails }), {
      ...sampleKey('past'),
      client: 'digest-of-a-client',
    })
    const orders = () => rowsOf('SELECT ordered, address, client FROM outbox WHERE address IS NOT NULL')
    expect(await orders()).toEqual([{ ordered: sampleTime, address: email, client: 'digest-of-a-client' }])
    const outbox = createTestOutbox()
    outbox.turnClock(DAY - 1)
    await outbox.sweep()
    expect(await orders()).toHaveLength(1)
    outbox.turnClock(1)
    await outbox.sweep()
    expect(await orders()).toEqual([])
    expect(JSON.stringify(await rowsOf('SELECT * FROM submissions'))).not.toContain('digest-of-a-client')
  })
})

it('a form without mails to its sender promises none, and misses none', async () => {
  await useUp()
  expect(await save('plain', { mails: [mails[1]!] })).not.toHaveProperty('unmailed')
})
