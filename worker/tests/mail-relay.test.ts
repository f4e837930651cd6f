import { beforeEach, describe, expect, it } from 'vitest'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { Submission } from '../features/forms/submission.ts'
import { database, rowsOf } from '../features/forms/testing/test-stores.ts'
import { createFormSite, sendPlain, sendScript } from './setup/form-site.ts'
import { formsSpace } from './setup/forms-space.ts'
import { loopCount } from './setup/loop-count.ts'
import type { TestSite } from './setup/test-site.ts'

const field = (name: string, kind: string, more: object = {}) => ({
  ...{ component: 'form-field', _uid: name, name, kind, label: name, ...more },
})

const form: RawBlock = {
  ...{ component: 'form', _uid: 'relay', id: 'relay' },
  fields: [
    field('email', 'email', { required: true }),
    field('firstName', 'text', { rules: [{ component: 'form-rule', _uid: 'rule', name: 'name' }] }),
    field('school', 'text'),
    field('phone', 'tel'),
    field('amount', 'number'),
    field('friend', 'email'),
    field('campaign', 'hidden'),
    field('message', 'textarea'),
    field('day', 'date'),
    {
      ...{ component: 'form-choice', _uid: 'programme', name: 'programme', label: 'Studiengang' },
      options: [{ component: 'form-option', value: 'informatik', label: 'Informatik' }],
    },
  ],
  receiptSubject: 'Danke{{firstName}}{{school}} ({{programme}})',
  receiptText:
    'Hallo[[ {{firstName}}]], {{programme}}, {{day}}.[[ Schule {{school}}]][[ {{message}}]]{{phone}}{{amount}}{{friend}}{{campaign}}{{email}}\n{{reference}}',
  notifyTo: 'beratung@tannhagen.example',
  notifySubject: 'Anfrage {{reference}} {{school}}',
  notifyText: '{{firstName}}: {{message}}',
}

const createRelay = (bindings: Record<string, string> = {}) =>
  createFormSite({ space: formsSpace(form), bindings })

const bodies = async () =>
  (await rowsOf("SELECT body FROM submissions WHERE form = 'relay' ORDER BY created, rowid")).map(
    // The store has written it.
    ({ body }) => JSON.parse(String(body)) as Submission,
  )

beforeEach(async () => void (await database.exec('DELETE FROM submissions; DELETE FROM outbox')))

async function mailsOf(values: Record<string, string>) {
  const site = await createRelay()
  const answer = await sendScript(
    site,
    { email: 'victim@example.org', programme: 'informatik', ...values },
    { form: 'relay' },
  )
  expect(answer.status).toBe(200)
  const [{ mails, reference } = { mails: [], reference: '' }] = await bodies()
  const mail = (kind: string) => mails.find(one => one.kind === kind)
  return { receipt: mail('receipt')!, notification: mail('notification')!, reference }
}

describe('the receipt to an address that nobody has confirmed', () => {
  it('says what was chosen, and nothing that was typed', async () => {
    const { receipt, notification, reference } = await mailsOf({
      school: 'Gewonnen: evil.example',
      phone: '+49 900 1234567',
      amount: '4930231',
      friend: 'visit@evil.example',
      campaign: 'https://evil.example/?x',
      message: 'Klick auf https://evil.example',
      firstName: 'Ada',
      'day.day': '3',
      'day.month': '5',
      'day.year': '2027',
    })
    expect(receipt.subject).toBe('DankeAda (Informatik)')
    expect(receipt.text).toBe(`Hallo Ada, Informatik, Montag, 3. Mai 2027.\n${reference}`)
    expect(notification.text).toBe('Ada: Klick auf https://evil.example')
    expect(notification.replyTo).toBe('victim@example.org')
    expect(receipt).not.toHaveProperty('replyTo')
  })

  it.each([
    ['Ada', 'Ada'],
    ['  María José ', 'María José'],
    ['Jean-Luc O’Briain', 'Jean-Luc O’Briain'],
    ['Dr. Ada', 'Dr. Ada'],
    ['evil.example', ''],
    ['evil．example', ''],
    ['evil。example', ''],
    ['evil․example', ''],
    ['Ada 030 1234567', ''],
    ['Sie haben gewonnen, rufen Sie an', ''],
    ['Sie haben heute bei uns gewonnen', ''],
    ['A'.repeat(80), ''],
    ['Ada\r\nBcc: x', ''],
    ['I\u202ena', 'Ina'],
    ['Аdа', 'Аdа'],
  ])('names a person %j as %j', async (typed, named) => {
    const { receipt, reference } = await mailsOf({ firstName: typed })
    expect(receipt.text).toBe(`Hallo${named && ` ${named}`}, Informatik, .\n${reference}`)
  })

  it.each(['www.evil.example', 'WWW.evil', 'a@evil', 'evil.example/x', 'http:x'])(
    'is not sent for the name %s, which is refused',
    async firstName => {
      const site = await createRelay()
      const values = { email: 'victim@example.org', firstName }
      const answer = await sendScript(site, values, { form: 'relay' })
      expect([answer.status, Object.keys((await answer.json<{ errors: object }>()).errors)]).toEqual([
        422,
        ['firstName'],
      ])
    },
  )
})

const send = (site: TestSite, email: string, client?: string) =>
  sendPlain(
    site,
    { email },
    {
      form: 'relay',
      headers: { accept: 'application/json', ...(client && { 'cf-connecting-ip': client }) },
    },
  )

const receipts = () =>
  rowsOf("SELECT state, count(*) AS n FROM outbox WHERE id LIKE '%:mail:0' GROUP BY state ORDER BY state")

describe('mails to addresses that nobody has confirmed', () => {
  it.each([
    [
      'tags and capitals',
      (n: number) => `Victim${n ? `+${n}` : ''}@${n % 2 ? 'Example.org' : 'example.org'}`,
    ],
    [
      'dots where they mean nothing',
      (n: number) =>
        `vi${n % 2 ? '.' : ''}ctim${n > 3 ? '.x' : 'x'}+${n}@${n % 3 ? 'gmail' : 'googlemail'}.com`,
    ],
  ])(
    'are five a day, whatever %s the address has; the rest is stored, delivered, and promises none',
    async (_, address) => {
      const site = await createRelay()
      for (let n = 0; n < loopCount(80); n++) {
        const answer = await send(site, address(n))
        expect(answer.status).toBe(200)
        expect(await answer.json()).toEqual({
          reference: expect.any(String),
          ...(n >= 5 && { unmailed: true }),
        })
      }
      expect(await receipts()).toEqual([
        { state: 'held', n: loopCount(80) - 5 },
        { state: 'waiting', n: 5 },
      ])
      const others = await rowsOf("SELECT DISTINCT state FROM outbox WHERE id NOT LIKE '%:mail:0'")
      expect(others).toEqual([{ state: 'waiting' }])
      // Another person of the same provider.
      expect(await (await send(site, 'other@example.org')).json()).not.toHaveProperty('unmailed')
    },
  )

  it('are twenty a client, whose address is in no row', async () => {
    const site = await createRelay()
    for (let n = 0; n < 22; n++) await send(site, `person-${n}@example.org`, '203.0.113.9')
    await send(site, 'somebody-else@example.org', '203.0.113.10')
    expect(await receipts()).toEqual([
      { state: 'held', n: 2 },
      { state: 'waiting', n: 21 },
    ])
    expect(JSON.stringify([await rowsOf('SELECT * FROM outbox'), await bodies()])).not.toContain('203.0.113')
  })

  it('are as many a day in all as the variable says', async () => {
    const site = await createRelay({ MAILS_PER_SITE: '3', MAILS_PER_ADDRESS: '2', MAILS_PER_CLIENT: '9' })
    for (const email of [
      'a@example.org',
      'a+1@example.org',
      'a+2@example.org',
      'b@example.org',
      'c@example.org',
    ])
      await send(site, email)
    expect(await receipts()).toEqual([
      { state: 'held', n: 2 },
      { state: 'waiting', n: 3 },
    ])
  })
})
