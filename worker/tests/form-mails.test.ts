import { beforeEach, describe, expect, it } from 'vitest'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { Submission } from '../features/forms/submission.ts'
import { database, rowsOf } from '../features/forms/testing/test-stores.ts'
import { cookieOf, createFormSite, sendPlain, sendScript } from './setup/form-site.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
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

const translatedForm: RawBlock = {
  ...{ component: 'form', _uid: 'form', id: 'translated' },
  fields: [
    { component: 'form-field', _uid: 'email', name: 'email', kind: 'email', label: 'E-Mail', required: true },
    {
      ...{ component: 'form-choice', _uid: 'time', name: 'time', label: 'Wann?', label__i18n__en: 'When?' },
      options: [
        { component: 'form-option', value: 'evening', label: 'Abends', label__i18n__en: 'In the evening' },
      ],
    },
    { component: 'form-field', _uid: 'day', name: 'day', kind: 'date', label: 'Tag', label__i18n__en: 'Day' },
  ],
  receiptSubject: 'Danke',
  receiptSubject__i18n__en: 'Thank you',
  receiptText: '{{time}}, {{day}}',
  notifyTo: 'beratung@tannhagen.example',
  notifySubject: 'Anfrage ({{time}})',
  notifySubject__i18n__en: 'Enquiry ({{time}})',
  notifyText: 'Zeit: {{time}}, Tag: {{day}}',
}

it('the provider’s mail is in the default language of the site, the visitor’s in that of the form', async () => {
  const site = await createFormSite({ space: formsSpace(translatedForm) })
  const email = 'staff-mails@example.com'
  const answer = await site.request('/api/forms/translated?page=%2Fen%2Fcontact%2F', {
    method: 'POST',
    body: JSON.stringify({ email, time: 'evening', day: '2027-05-03' }),
    headers: {
      origin: 'http://127.0.0.1:8787',
      'content-type': 'application/json',
      accept: 'application/json',
    },
  })
  expect(answer.status).toBe(200)
  const [row] = await rowsOf("SELECT body FROM submissions WHERE form = 'translated'")
  const { mails } = JSON.parse(String(row!.body)) as {
    mails: { kind: string; subject: string; text: string }[]
  }
  const mail = (kind: string) => mails.find(one => one.kind === kind)
  expect(mail('notification')).toMatchObject({
    subject: 'Anfrage (Abends)',
    text: 'Zeit: Abends, Tag: Montag, 3. Mai 2027',
  })
  expect(mail('receipt')).toMatchObject({
    subject: 'Thank you',
    text: /^In the evening, Monday,? 3 May 2027$/,
  })
})

const origin = 'http://127.0.0.1:8787'

describe('a newsletter', () => {
  const confirmPage = { linktype: 'url', url: '/newsletter/opt-in/', cached_url: '/newsletter/opt-in/' }
  const newsletter = {
    ...formFixture('newsletter'),
    confirmPage,
    confirmSubject: 'Nur noch ein Klick',
    confirmText: 'Bestätigen: {{link}} Abmelden: {{optOut}}',
  }
  const token = {
    component: 'form-field',
    _uid: 'token',
    kind: 'hidden',
    name: 'token',
    label: 'Token',
    required: true,
  }
  const ends = ['opt-in', 'opt-out'].map(subscription => ({
    component: 'form',
    _uid: subscription,
    id: subscription,
    subscription,
    fields: [{ ...token, defaultValue: '{{get_token}}' }],
  }))

  const statesOf = (email: string) =>
    rowsOf(
      'SELECT s.form, s.held, o.kind, o.position FROM submissions s LEFT JOIN outbox o ON o.submission = s.id WHERE s.email = ? ORDER BY s.created, o.id',
      email,
    )

  /** The address that the mail to a subscriber names, as the mail's reader opens it. */
  async function tokenFor(email: string, page: string): Promise<string> {
    const [row] = await rowsOf('SELECT body FROM submissions WHERE email = ?', email)
    const { mails } = JSON.parse(String(row!.body)) as { mails: { text: string }[] }
    const pattern = new RegExp(`/newsletter/${page}/\\?token=([\\w.-]+)`)
    return pattern.exec(mails[0]!.text)![1]!
  }

  const createNewsletter = () => createFormSite({ space: formsSpace(newsletter, ...ends) })
  const subscribe = (site: TestSite, email: string) => sendPlain(site, { email }, { form: 'newsletter' })
  const press = (site: TestSite, form: string, value: string) => sendPlain(site, { token: value }, { form })

  it('waits for its subscriber: only the mail that asks goes out', async () => {
    const site = await createNewsletter()
    expect((await subscribe(site, 'one@example.com')).status).toBe(303)
    expect(await statesOf('one@example.com')).toEqual([
      { form: 'newsletter', held: 'unconfirmed', kind: 'mail', position: 0 },
    ])
  })

  it('is confirmed by a button; opening the link changes nothing, pressing it twice succeeds twice', async () => {
    const site = await createNewsletter()
    await subscribe(site, 'two@example.com')
    const value = await tokenFor('two@example.com', 'opt-in')
    const page = await site.get(`/contact/?token=${value}`)
    expect(page.html).toContain(`value="${value}"`)
    expect((await statesOf('two@example.com'))[0]).toMatchObject({ held: 'unconfirmed' })
    for (let time = 0; time < 2; time++) {
      const answer = await press(site, 'opt-in', value)
      expect(answer.headers.get('location')).toBe('/contact/?success=true')
    }
    expect(await statesOf('two@example.com')).toEqual([
      { form: 'newsletter', held: null, kind: 'delivery', position: 0 },
      { form: 'newsletter', held: null, kind: 'mail', position: 0 },
    ])
  })

  it('ends by a button, once, and its receiver is told', async () => {
    const site = await createNewsletter()
    await subscribe(site, 'three@example.com')
    const value = await tokenFor('three@example.com', 'opt-out')
    for (let time = 0; time < 2; time++)
      expect((await press(site, 'opt-out', value)).headers.get('location')).toBe('/contact/?success=true')
    const rows = await statesOf('three@example.com')
    expect(rows.filter(({ form }) => form === 'newsletter-opt-out')).toEqual([
      { form: 'newsletter-opt-out', held: null, kind: 'delivery', position: 0 },
    ])
  })

  it('ends by the link that its receiver was given, and is confirmed no more', async () => {
    const site = await createNewsletter()
    await subscribe(site, 'five@example.com')
    const optIn = await tokenFor('five@example.com', 'opt-in')
    await press(site, 'opt-in', optIn)
    const [before] = await rowsOf('SELECT id, body FROM submissions WHERE email = ?', 'five@example.com')
    const link = new URL((JSON.parse(String(before!.body)) as { optOut: string }).optOut)
    expect([link.origin, link.pathname]).toEqual([origin, '/newsletter/opt-out/'])
    await press(site, 'opt-out', link.searchParams.get('token')!)
    const answer = await press(site, 'opt-in', optIn)
    expect(answer.headers.get('location')).toBe('/contact/?success=false')
    const rows = await rowsOf('SELECT reference, body FROM submissions WHERE email = ?', 'five@example.com')
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2)
    const end = rows
      .map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)
      .find(({ ends }) => ends)
    expect(end).toMatchObject({ form: 'newsletter-opt-out', ends: before!.id })
    expect(end).not.toHaveProperty('optOut')
  })

  it('ends by its link after it was deleted: the receiver is told of its id, once', async () => {
    const site = await createNewsletter()
    await subscribe(site, 'seven@example.com')
    const value = await tokenFor('seven@example.com', 'opt-out')
    const [{ id } = { id: '' }] = await rowsOf(
      'SELECT id FROM submissions WHERE email = ?',
      'seven@example.com',
    )
    await rowsOf('DELETE FROM submissions WHERE id = ?', String(id))
    for (let time = 0; time < 2; time++)
      expect((await press(site, 'opt-out', value)).headers.get('location')).toBe('/contact/?success=true')
    const ends = await rowsOf("SELECT id, body FROM submissions WHERE body ->> '$.ends' = ?", String(id))
    expect(ends).toHaveLength(1)
    expect(JSON.parse(String(ends[0]!.body))).toMatchObject({ ends: id, fields: [], values: {} })
    const waiting = await rowsOf('SELECT kind FROM outbox WHERE submission = ?', String(ends[0]!.id))
    expect(waiting).toEqual([{ kind: 'delivery' }])
  })

  it('is ordered for an address a few times a day; after that the page promises no mail', async () => {
    const site = await createNewsletter()
    const email = 'six@example.com'
    for (let index = 0; index < 6; index++) {
      const key = { _key: crypto.randomUUID() }
      const answer = await sendScript(site, { email, ...key }, { form: 'newsletter' })
      const unmailed = index < 5 ? undefined : true
      expect(await answer.json()).toEqual({ reference: expect.any(String), ...(unmailed && { unmailed }) })
    }
    const rows = await statesOf(email)
    const sql = 'SELECT o.state FROM outbox o JOIN submissions s ON s.id = o.submission WHERE s.email = ?'
    const states = (await rowsOf(sql, email)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['held', ...Array(5).fill('waiting')])
    expect(new Set(rows.map(({ held }) => held))).toEqual(new Set(['unconfirmed']))
    const plain = await subscribe(site, email)
    const page = await site.get('/contact/?sent=1', { cookie: cookieOf(plain) })
    expect(page.html).toMatch(/<p data-unmailed="">Danke\. Deine Angaben sind bei uns\./)
  })

  it('takes no token of another purpose, and none that was invented', async () => {
    const site = await createNewsletter()
    await subscribe(site, 'four@example.com')
    const value = await tokenFor('four@example.com', 'opt-out')
    for (const wrong of [value, 'x', `${value.split('.')[0]}.AAAA`])
      expect((await press(site, 'opt-in', wrong)).headers.get('location')).toBe('/contact/?success=false')
    expect((await statesOf('four@example.com'))[0]).toMatchObject({ held: 'unconfirmed' })
  })
})
