import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../forms/testing/test-stores.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { idOf, soon } from './setup/publish.ts'
import { createTestSite, type TestSite, type TestSiteOptions, withContent } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const LINK_SECRET = 'a-secret-of-operators'
const person = { firstName: 'Ada', lastName: 'Canaria', email: 'ada@example.com' }
/** Answers to the form of the gallery, but for the consent, whose value is in the page. */
const enquiry = { ...person, reply: 'email', message: 'Wann beginnt das Semester?' }

const createSite = (options: TestSiteOptions = {}) =>
  createTestSite({
    space: formsSpace(formFixture('default'), formFixture('steps')),
    newId: () => crypto.randomUUID(),
    ...options,
    bindings: { LINK_SECRET, ...options.bindings },
  })

const consentIn = (html: string) => /name="privacy"[^>]* value="([^"]+)"/.exec(html)![1]!

interface Plain {
  readonly form?: string
  readonly cookie?: string
  readonly headers?: Record<string, string>
}

/** Posts as a browser without script does. */
const sendPlain = (
  site: TestSite,
  fields: Record<string, string>,
  { form = 'enquiry', cookie, headers }: Plain = {},
) =>
  site.request(`/api/forms/${form}?page=%2Fcontact%2F`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
  })

/** Posts as the form's script does. */
const sendScript = (site: TestSite, fields: object, form = 'enquiry') =>
  site.request(`/api/forms/${form}?page=%2Fcontact%2F`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { origin, 'content-type': 'application/json', accept: 'application/json' },
  })

const stored = async (form: string) =>
  (await rowsOf('SELECT body FROM submissions WHERE form = ? ORDER BY created', form)).map(
    ({ body }) =>
      JSON.parse(String(body)) as {
        values: Record<string, unknown>
        fields: unknown[]
        held?: string
        readAs?: string
      },
  )

const cookieOf = (response: Response) => /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''

describe('a form', () => {
  it('without script leads to its success, which shows what was sent, to its sender alone', async () => {
    const site = await createSite()
    const page = await site.get('/contact/')
    const answer = await sendPlain(site, { ...enquiry, privacy: consentIn(page.html) })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/contact/?sent=1')
    const own = await site.get('/contact/?sent=1', { cookie: cookieOf(answer) })
    expect(own.html).toContain('Ada')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const others = await site.get('/contact/?sent=1')
    expect(others.html).not.toContain('Ada')
    expect((await site.get('/contact/')).html).toBe(page.html)
  })

  it('stores what was seen: values, labels, the wording of the consent', async () => {
    const site = await createSite()
    const privacy = consentIn((await site.get('/contact/')).html)
    const answer = await sendScript(site, { ...enquiry, message: 'Gespeichert?', privacy })
    expect(answer.status).toBe(200)
    const { reference } = (await answer.json()) as { reference: string }
    expect(reference).toMatch(/^[A-Z0-9]{8}$/)
    const submission = (await stored('enquiry')).find(({ values }) => values.message === 'Gespeichert?')
    expect(submission).toMatchObject({
      reference,
      page: '/contact/',
      unit: 'dach',
      language: 'de',
      email: 'ada@example.com',
    })
    expect(submission!.values).toEqual({ ...enquiry, message: 'Gespeichert?', privacy })
    expect(JSON.stringify(submission!.fields)).toContain('Ich bin einverstanden')
    expect(JSON.stringify(submission!.fields)).toContain('Per E-Mail')
  })

  it.each([
    ['0abc12z', '0abc12z', true],
    ['<b>', undefined, false],
    ['', undefined, false],
  ])(
    'that was published anew since it was shown, as version %j, says which one was seen',
    async (shown, seen, isOlder) => {
      const site = await createSite()
      const { html } = await site.get('/contact/')
      const newest = /name="_version" value="([^"]+)"/.exec(html)![1]!
      const message = `Fassung ${shown}.`
      const answer = await sendScript(site, {
        ...enquiry,
        message,
        privacy: consentIn(html),
        _version: shown,
      })
      expect(answer.status).toBe(200)
      const submission = (await stored('enquiry')).find(({ values }) => values.message === message)
      expect(submission).toMatchObject({ version: seen ?? newest })
      expect(submission!.readAs).toBe(isOlder ? newest : undefined)
    },
  )

  describe('that is published anew while a visitor has it open', () => {
    const shown = [/Vorname/, /Ich bin einverstanden, dass die Hochschule/]
    const versionIn = (html: string) => /name="_version" value="([^"]+)"/.exec(html)![1]!

    /** The site with the form published anew, and what a page that was loaded before it sends. */
    async function republished() {
      const site = await createSite()
      const { html } = await site.get('/contact/')
      await site.settle()
      await site.edit(space =>
        withContent(space, 'contact', content => {
          const text = JSON.stringify(content)
            .replaceAll('Vorname', 'Rufname')
            .replaceAll('dass die Hochschule', 'dass jede Hochschule')
          return JSON.parse(text) as Record<string, unknown>
        }),
      )
      await site.tell('published', { id: idOf(formsSpace(), 'contact') })
      const newest = (await soon(site, '/contact/')).html
      expect(newest).toContain('Rufname')
      expect(versionIn(newest)).not.toBe(versionIn(html))
      const message = `Neu aufgelegt ${crypto.randomUUID()}`
      const fields = { ...enquiry, message, privacy: consentIn(html), _version: versionIn(html) }
      const read = async () => (await stored('enquiry')).find(({ values }) => values.message === message)
      return { site, fields, newest, read }
    }

    it.each<[string, (site: TestSite, fields: Record<string, string>) => Promise<Response>, number]>([
      ['by script', sendScript, 200],
      ['without script', sendPlain, 303],
    ])('is stored %s with the labels and the wording that were shown', async (_, send, status) => {
      const { site, fields, read } = await republished()
      expect((await send(site, fields)).status).toBe(status)
      const submission = (await read())!
      const seen = JSON.stringify(submission.fields)
      for (const text of shown) expect(seen).toMatch(text)
      expect(submission).toMatchObject({ version: fields._version })
      expect(submission.readAs).toBeUndefined()
      await site.settle()
    })

    it('is read as it is now where the version that was shown is not kept', async () => {
      const { site, fields, newest, read } = await republished()
      await rowsOf('DELETE FROM form_versions')
      expect((await sendScript(site, fields)).status).toBe(422)
      await sendScript(site, { ...fields, privacy: consentIn(newest) })
      const submission = (await read())!
      expect(JSON.stringify(submission.fields)).toContain('Rufname')
      expect(submission).toMatchObject({ version: fields._version, readAs: versionIn(newest) })
    })
  })

  it('with errors is the page itself: 422, values kept, a summary, a title that says so', async () => {
    const site = await createSite()
    const answer = await sendPlain(site, { ...enquiry, email: 'ada', firstName: '<b>"' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toMatch(/<title>Fehler: /)
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="&lt;b&gt;&quot;"')
    expect(html).toContain('Bitte gib eine E-Mail-Adresse wie name@beispiel.de ein.')
    expect(html).toContain('aria-invalid="true"')
    const script = await sendScript(site, { ...enquiry, email: 'ada' })
    expect(script.status).toBe(422)
    expect(Object.keys(((await script.json()) as { errors: object }).errors)).toEqual(['email', 'privacy'])
  })

  it('says the limit of the field for a text that is too long, and keeps the text to its end', async () => {
    const site = await createSite()
    const message = `${'x'.repeat(10_500)} the end`
    const html = await (await sendPlain(site, { ...enquiry, message })).text()
    expect(html).toContain('Bitte kürze „Deine Frage“ auf höchstens 1000 Zeichen.')
    expect(html).toContain(`${message}</textarea>`)
  })

  it('asks for nothing that its conditions leave out, and stores nothing of it', async () => {
    const site = await createSite()
    const privacy = consentIn((await site.get('/contact/')).html)
    const byPhone = await sendScript(site, { ...enquiry, reply: 'phone', privacy })
    expect(await byPhone.json()).toMatchObject({
      errors: { phone: expect.stringContaining('Telefonnummer') },
    })
    await sendScript(site, { ...enquiry, message: 'Ohne Telefon', phone: '030 123456', privacy })
    const submission = (await stored('enquiry')).find(({ values }) => values.message === 'Ohne Telefon')
    expect(submission!.values).not.toHaveProperty('phone')
  })

  it('takes no consent to another wording', async () => {
    const site = await createSite()
    const answer = await sendScript(site, { ...enquiry, privacy: 'yes' })
    expect(await answer.json()).toEqual({
      errors: { privacy: 'Der Text hat sich geändert. Bitte lies ihn noch einmal und bestätige ihn.' },
    })
  })

  it('sent twice is one submission; changed and sent again, two; by two visitors, two', async () => {
    const site = await createSite()
    const privacy = consentIn((await site.get('/contact/')).html)
    const key = crypto.randomUUID()
    const send = (message: string, _key: string) => sendScript(site, { ...enquiry, privacy, message, _key })
    const references = await Promise.all(
      ['Doppelt', 'Doppelt', 'Doppelt anders'].map(async message => {
        const answer = await send(message, key)
        return ((await answer.json()) as { reference: string }).reference
      }),
    )
    expect(references[0]).toBe(references[1])
    expect(references[2]).not.toBe(references[0])
    await send('Doppelt', crypto.randomUUID())
    const count = (await stored('enquiry')).filter(({ values }) =>
      String(values.message).startsWith('Doppelt'),
    )
    expect(count).toHaveLength(3)
  })

  it('with a filled trap is stored and held', async () => {
    const site = await createSite()
    const privacy = consentIn((await site.get('/contact/')).html)
    await sendPlain(site, { ...enquiry, privacy, message: 'Falle', website_confirm: 'x' })
    expect((await stored('enquiry')).find(({ values }) => values.message === 'Falle')?.held).toBe('trap')
  })
})

describe('a form of steps without script', () => {
  const first = {
    ...person,
    'birthday.day': '3',
    'birthday.month': '4',
    'birthday.year': '2001',
    postcode: '99084',
    country: 'DE',
  }
  const second = { _step: '1', degree: '1', model: 'fs' }
  const steps = { form: 'application' }

  it('goes from step to step, back, and keeps all answers until it is sent', async () => {
    const site = await createSite()
    const one = await sendPlain(site, { ...first, _step: '0' }, steps)
    expect([one.status, one.headers.get('location')]).toEqual([303, '/contact/?step=2#application'])
    const cookie = cookieOf(one)
    expect(one.headers.get('set-cookie')).toMatch(/^draft=[\w-]+\.[\w-]+; Path=\/; SameSite=Lax; HttpOnly$/)
    const page = await site.get('/contact/?step=2', { cookie })
    expect(page.html).toContain('name="_step" value="1"')
    const back = await sendPlain(site, { ...second, model: '', _go: 'back' }, { ...steps, cookie })
    expect(back.headers.get('location')).toBe('/contact/?step=1#application')
    expect((await site.get('/contact/?step=1', { cookie })).html).toContain('value="Canaria"')
    const two = await sendPlain(site, second, { ...steps, cookie })
    expect(two.headers.get('location')).toBe('/contact/?step=3#application')
    const check = await site.get('/contact/?step=3', { cookie })
    expect(check.html).toContain('Fernstudium')
    const last = await sendPlain(site, { _step: '2', privacy: consentIn(check.html) }, { ...steps, cookie })
    expect(last.headers.get('location')).toBe('/contact/?sent=1')
    const [submission] = await stored('application')
    expect(submission!.values).toMatchObject({ ...person, birthday: '2001-04-03', degree: '1', model: 'fs' })
    // It was sent: going back does not show it again.
    expect((await site.get('/contact/?step=2', { cookie })).html).not.toContain('value="Canaria"')
  })

  it('checks each step, and at the end leads back to the first one that is not complete', async () => {
    const site = await createSite()
    const wrong = await sendPlain(site, { ...first, email: 'x', _step: '0' }, steps)
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('name="_step" value="0"')
    const page = await site.get('/contact/')
    const skipped = await sendPlain(site, { _step: '2', privacy: consentIn(page.html) }, steps)
    expect(skipped.status).toBe(422)
    expect(await skipped.text()).toContain('name="_step" value="0"')
  })

  it('finishes although the form is published anew in the middle', async () => {
    const site = await createSite()
    const cookie = cookieOf(await sendPlain(site, { ...first, _step: '0' }, steps))
    await site.edit(space =>
      withContent(space, 'contact', content => {
        const added = { component: 'form-field', _uid: 'new', name: 'town', label: 'Ort', required: true }
        const text = JSON.stringify(content)
        const changed = text.replace(
          '[{"_uid":"choice-degree"',
          `[${JSON.stringify(added)},{"_uid":"choice-degree"`,
        )
        expect(changed).not.toBe(text)
        return JSON.parse(changed) as Record<string, unknown>
      }),
    )
    await site.tell('published', { id: idOf(formsSpace(), 'contact') })
    await soon(site, '/contact/')
    const asked = await sendPlain(site, second, { ...steps, cookie })
    expect(asked.status).toBe(422)
    expect(await asked.text()).toContain('Bitte fülle „Ort“ aus.')
    const two = await sendPlain(site, { ...second, town: 'Erfurt' }, { ...steps, cookie })
    expect(two.headers.get('location')).toBe('/contact/?step=3#application')
    const check = await site.get('/contact/?step=3', { cookie })
    expect(check.html).toContain('Erfurt')
    const last = await sendPlain(site, { _step: '2', privacy: consentIn(check.html) }, { ...steps, cookie })
    expect(last.status).toBe(303)
  })

  it('shows a draft to nobody whose cookie is not signed', async () => {
    const site = await createSite()
    const cookie = cookieOf(await sendPlain(site, { ...first, _step: '0' }, steps))
    const [id] = cookie.split('.')
    for (const forged of [id!, `${id}.AAAAAAAAAAAAAAAAAAAAAAAA`, ''])
      expect((await site.get('/contact/?step=1', { cookie: forged })).html).not.toContain('Canaria')
  })

  it('stores the file of a plain form', async () => {
    const site = await createSite()
    const cookie = cookieOf(await sendPlain(site, { ...first, _step: '0' }, steps))
    const body = new FormData()
    for (const [name, value] of Object.entries(second)) body.append(name, value)
    body.append(
      'certificate',
      new File(['%PDF-1.7 certificate %%EOF'], '../Zeug\u202enis.pdf', { type: 'application/pdf' }),
    )
    const answer = await site.request('/api/forms/application?page=%2Fcontact%2F', {
      method: 'POST',
      body,
      headers: { origin, cookie },
    })
    expect(answer.headers.get('location')).toBe('/contact/?step=3#application')
    expect((await site.get('/contact/?step=3', { cookie })).html).toContain('Zeugnis.pdf')
  })
})

describe('an upload', () => {
  const upload = (site: TestSite, query: string, init: RequestInit = {}) =>
    site.request(`/api/forms/application/files?${query}`, {
      method: 'POST',
      body: '%PDF-%%EOF!',
      headers: {
        origin,
        'x-filename': 'Zeugnis%20A.pdf',
        'content-length': '11',
        'content-type': 'application/pdf',
      },
      ...init,
    })

  it('is stored, and its key is the value of the field', async () => {
    const site = await createSite()
    const answer = await upload(site, 'page=%2Fcontact%2F&field=certificate')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      filename: 'Zeugnis A.pdf',
      bytes: 11,
      key: expect.any(String),
    })
  })

  it.each<[title: string, query: string, init: RequestInit, status: number]>([
    ['a field that takes no files', 'page=%2Fcontact%2F&field=email', {}, 404],
    ['no field', 'page=%2Fcontact%2F', {}, 404],
    ['a page without the form', 'page=%2Fbachelor%2F&field=certificate', {}, 404],
    [
      'a page of another site',
      'page=%2Fcontact%2F&field=certificate',
      { headers: { origin: 'https://evil.example' } },
      403,
    ],
    ['no name', 'page=%2Fcontact%2F&field=certificate', { headers: { origin, 'content-length': '11' } }, 411],
    [
      'a program that is called a PDF',
      'page=%2Fcontact%2F&field=certificate',
      { headers: { origin, 'x-filename': 'x.pdf', 'content-length': '11' }, body: 'MZ\x90\x00program' },
      422,
    ],
    [
      'a name that is not encoded',
      'page=%2Fcontact%2F&field=certificate',
      { headers: { origin, 'x-filename': '%E0%A4%A', 'content-length': '11' } },
      411,
    ],
  ])('with %s is refused', async (_, query, init, status) => {
    const site = await createSite()
    expect((await upload(site, query, init)).status).toBe(status)
  })
})

describe('what was entered is kept', () => {
  it('where nothing can be stored: 503, the page with the values', async () => {
    const site = await createSite({ bindings: { DB: undefined, UPLOADS: undefined } })
    const privacy = consentIn((await site.get('/contact/')).html)
    const answer = await sendPlain(site, { ...enquiry, privacy })
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('value="Canaria"')
    expect(html).toContain('tel:')
    expect((await sendScript(site, { ...enquiry, privacy })).status).toBe(503)
  })

  it('where too many posts come: 429, a page that sends it again', async () => {
    const site = await createSite({ bindings: { FORM_LIMIT: { limit: async () => ({ success: false }) } } })
    const answer = await sendPlain(
      site,
      { ...enquiry, firstName: '"><script>' },
      { headers: { 'cf-connecting-ip': '192.0.2.1' } },
    )
    const html = await answer.text()
    expect(answer.status).toBe(429)
    expect(html).toContain('<input type="hidden" name="firstName" value="&quot;&gt;&lt;script&gt;">')
    expect(html).toContain('action="/api/forms/enquiry?page=%2Fcontact%2F"')
  })

  it('where a class sends from one address, each is stored; other posts of that address have a count of their own', async () => {
    const POST_LIMIT = { limit: async () => ({ success: false }) }
    // The limit as it is deployed.
    const site = await createSite({ bindings: { FORM_LIMIT: env.FORM_LIMIT, POST_LIMIT } })
    const privacy = consentIn((await site.get('/contact/')).html)
    const school = { headers: { 'cf-connecting-ip': '192.0.2.7' } }
    const pupils = Array.from({ length: 90 }, (_, index) => `pupil ${index}`)
    const statuses = await Promise.all(
      pupils.map(async message => (await sendPlain(site, { ...enquiry, privacy, message }, school)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([303]))
    const kept = (await stored('enquiry')).filter(({ values }) => String(values.message).startsWith('pupil'))
    expect(kept).toHaveLength(pupils.length)
  })

  it('where the form is gone', async () => {
    const site = await createSite()
    const answer = await sendPlain(site, enquiry, { form: 'no-such-form' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('value="Canaria"')
    expect((await sendScript(site, enquiry, 'no-such-form')).status).toBe(404)
  })
})

it('a page with a form stays cached while visitors send it', async () => {
  const site = await createSite()
  const page = await site.get('/contact/')
  const tag = page.headers.get('etag')!
  await sendPlain(site, { ...enquiry, email: 'ada' })
  await sendPlain(site, { ...enquiry, privacy: consentIn(page.html) })
  const again = await site.get('/contact/')
  const [ready, total] = again.render.split('/')
  expect(ready).toBe(total)
  expect(again.html).toBe(page.html)
  const known = await site.get('/contact/', { 'if-none-match': tag })
  expect(known.status).toBe(304)
})

it('GET of a form’s address is 405', async () => {
  const site = await createSite()
  expect((await site.send('/api/forms/enquiry')).status).toBe(405)
  expect((await site.send('/api/forms/enquiry/files')).status).toBe(405)
})

it('personal values are in no line of the log', async () => {
  const site = await createSite()
  const privacy = consentIn((await site.get('/contact/')).html)
  const canary = {
    firstName: 'Kanarienvogel',
    lastName: 'Kanarienvogel',
    email: 'kanarienvogel@example.com',
    message: 'Kanarienvogel',
  }
  await sendPlain(site, { ...enquiry, ...canary, privacy })
  await sendScript(site, { ...enquiry, ...canary, email: 'kanarienvogel' })
  await sendPlain(site, { ...enquiry, ...canary, email: 'kanarienvogel' })
  await site.settle()
  expect(JSON.stringify(site.log).toLowerCase()).not.toContain('kanarienvogel')
})

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

  const createNewsletter = () => createSite({ space: formsSpace(newsletter, ...ends) })
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
      const answer = await sendScript(site, { email, ...key }, 'newsletter')
      const unmailed = index < 5 ? undefined : true
      expect(await answer.json()).toEqual({ reference: expect.any(String), ...(unmailed && { unmailed }) })
    }
    const rows = await statesOf(email)
    expect(rows.filter(({ kind }) => kind === 'mail')).toHaveLength(5)
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
