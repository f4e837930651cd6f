import { describe, expect, it } from 'vitest'
import { rowsOf } from '../features/forms/testing/test-stores.ts'
import { cookieOf, createFormSite, sendPlain, sendScript } from './setup/form-site.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import type { TestSite } from './setup/test-site.ts'

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
