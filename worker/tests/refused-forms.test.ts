import { describe, expect, it } from 'vitest'
import { rowsOf } from '../features/forms/testing/test-stores.ts'
import { emptyNamespace } from './setup/empty-namespace.ts'
import {
  consentIn,
  cookieOf,
  createFormSite,
  enquiry,
  person,
  sendPlain,
  sendScript,
  storedSubmissions,
} from './setup/form-site.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { createTestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const address = '/api/forms/application?page=%2Fcontact%2F'
/** The types that a browser accepts. */
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const plain = { ...browser, origin, 'sec-fetch-site': 'same-origin' }

const createSite = (bindings: object = {}) =>
  createTestSite({
    space: formsSpace(formFixture('steps')),
    bindings: { LINK_SECRET: 'a-secret-of-operators', ...bindings },
  })

const withFile = (bytes: number, filename = 'Zeugnis.pdf') => {
  const body = new FormData()
  body.append('_step', '1')
  body.append('degree', '1')
  body.append('certificate', new File([new Uint8Array(bytes)], filename, { type: 'application/pdf' }))
  return body
}

describe('a plain form that is not read is answered by a page, with the way back to the form', () => {
  const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }
  it.each<[string, number, RequestInit, string]>([
    ['files of more than 6 MB', 413, { body: withFile(7_000_000) }, 'höchstens 6 MB'],
    ['too much text', 413, { body: `a=${'x'.repeat(70_000)}`, headers: urlEncoded }, 'höchstens 6 MB'],
    ['no form', 415, { body: 'x', headers: { 'content-type': 'text/plain' } }, 'nicht vollständig'],
    [
      'half a form',
      400,
      { body: '--x\r\nContent', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      'nicht vollständig',
    ],
    [
      'a page of another site',
      403,
      { body: 'a=b', headers: { ...urlEncoded, origin: 'https://evil.example' } },
      '',
    ],
  ])('%s: %i', async (_, status, { body, headers }, words) => {
    const site = await createSite()
    const answer = await site.request(address, {
      method: 'POST',
      body: body!,
      headers: { ...plain, ...headers },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).toContain('<a href="/contact/">Zum Formular</a>')
  })

  it('a script gets JSON', async () => {
    const site = await createSite()
    const headers = { ...plain, accept: 'application/json', 'content-type': 'text/plain' }
    const answer = await site.request(address, { method: 'POST', body: 'x', headers })
    expect([answer.status, await answer.json()]).toEqual([415, { error: 'neither a form nor JSON' }])
  })
})

it('files of a form that is to be sent again are asked for again, each by its name', async () => {
  const site = await createSite({ FORM_LIMIT: { limit: async () => ({ success: false }) } })
  const headers = { ...plain, 'cf-connecting-ip': '192.0.2.1' }
  const answer = await site.request(address, { method: 'POST', body: withFile(9, '<b>.pdf'), headers })
  const html = await answer.text()
  expect(answer.status).toBe(429)
  expect(html).toContain('enctype="multipart/form-data"')
  expect(html).toMatch(
    /wähle sie noch einmal[^<]*&lt;b&gt;\.pdf<br><input type="file" name="certificate" required multiple>/,
  )
})

describe('the address of a form that is opened', () => {
  it.each([
    [address, '/contact/'],
    ['/api/forms/application?page=%2Fcontact%2F%3Fa%3D1', '/contact/'],
    ['/api/forms/application', '/'],
    ['/api/forms/application?page=%2F%2Fevil.example', '/'],
    ['/api/forms/application?page=%2F.%2F%2Fevil.example', '/evil.example'],
    ['/api/forms/application?page=https%3A%2F%2Fevil.example', '/'],
  ])('%s leads to the page with the form: %s', async (path, location) => {
    const answer = await (await createSite()).request(path, { headers: browser })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  })
})

const newsletter = {
  ...formFixture('newsletter'),
  confirmPage: { linktype: 'url', url: '/newsletter/opt-in/', cached_url: '/newsletter/opt-in/' },
  confirmSubject: 'Nur noch ein Klick',
  confirmText: 'Bestätigen: {{link}}',
}
const space = formsSpace(formFixture('default'), formFixture('steps'), newsletter)

/** A site on which the forms were shown, and a new instance of it for which neither content system nor KV answers. */
async function createPair() {
  const shown = await createFormSite({ space })
  const { html } = await shown.get('/contact/')
  await shown.settle()
  const versions = [...html.matchAll(/name="_version" value="([^"]+)"/g)].map(([, version]) => version!)
  const cold = await createFormSite({
    space,
    seeded: true,
    fetch: () => async () => Response.json({ error: 'down' }, { status: 500 }),
    bindings: { CONTENT: emptyNamespace },
  })
  return { shown, cold, html, versions }
}

describe('a form that was shown, while neither content nor KV is there', () => {
  it('is stored with its labels and mails, by script and without', async () => {
    const { cold, html, versions } = await createPair()
    expect((await cold.send('/contact/')).status).toBeGreaterThanOrEqual(500)
    const fields = { ...enquiry, privacy: consentIn(html), _version: versions[0]! }
    const message = `Ohne Inhalt ${crypto.randomUUID()}`
    const told = await sendScript(cold, { ...fields, message })
    expect([told.status, await told.json()]).toEqual([200, { reference: expect.any(String) }])
    const plain = await sendPlain(cold, { ...fields, message: `${message} plain` })
    const page = await plain.text()
    expect(plain.status).toBe(200)
    const own = (await storedSubmissions('enquiry')).filter(({ values }) =>
      String(values.message).startsWith(message),
    )
    expect(own).toHaveLength(2)
    expect(JSON.stringify(own[0]!.fields)).toContain('Vorname')
    const references = await rowsOf('SELECT reference FROM submissions ORDER BY created DESC')
    expect(references.some(({ reference }) => page.includes(String(reference)))).toBe(true)
  })

  it('tells errors, and keeps what was entered', async () => {
    const { cold, html, versions } = await createPair()
    const fields = { ...enquiry, privacy: consentIn(html), _version: versions[0]!, email: 'ada' }
    const told = await sendScript(cold, fields)
    expect([told.status, Object.keys((await told.json<{ errors: object }>()).errors)]).toEqual([
      422,
      ['email'],
    ])
    const plain = await sendPlain(cold, fields)
    expect(plain.status).toBe(503)
    expect(await plain.text()).toContain('value="Canaria"')
  })

  it('of several steps goes on from what was answered before', async () => {
    const { shown, cold, html, versions } = await createPair()
    const form = { form: 'application' }
    const own = { _version: versions[1]! }
    const birthday = { 'birthday.day': '7', 'birthday.month': '4', 'birthday.year': '1984' }
    const answers = { ...person, ...birthday, postcode: '10115', country: 'DE' }
    const first = await sendPlain(shown, { ...own, ...answers, _step: '0' }, form)
    expect(first.status).toBe(303)
    const with1 = { ...form, cookie: cookieOf(first) }
    const second = await sendPlain(cold, { ...own, _step: '1', degree: '1', model: 'fs' }, with1)
    expect([second.status, second.headers.get('location')]).toEqual([303, '/contact/?step=3#application'])
    const privacy = [...html.matchAll(/name="privacy"[^>]* value="([^"]+)"/g)].at(-1)![1]!
    const last = await sendPlain(cold, { ...own, _step: '2', privacy }, with1)
    expect(last.status).toBe(200)
    expect(await last.text()).toContain('Vorgangsnummer')
    const [stored] = await storedSubmissions('application')
    expect(stored!.values).toMatchObject({ ...person, birthday: '1984-04-07', model: 'fs' })
  })

  it('of a newsletter waits for its subscriber all the same', async () => {
    const { cold, versions } = await createPair()
    const email = 'cold@example.org'
    const answer = await sendScript(cold, { email, _version: versions[2]! }, { form: 'newsletter' })
    expect(answer.status).toBe(200)
    expect(await rowsOf('SELECT held FROM submissions WHERE email = ?', email)).toEqual([
      { held: 'unconfirmed' },
    ])
  })

  it('is kept for another time where its version is not known', async () => {
    const { cold, html } = await createPair()
    const fields = { ...enquiry, privacy: consentIn(html), _version: '00000000' }
    expect((await sendScript(cold, fields)).status).toBe(503)
  })
})
