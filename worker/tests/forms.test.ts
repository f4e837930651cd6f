import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../features/forms/testing/test-stores.ts'
import {
  consentIn,
  cookieOf,
  createFormSite,
  enquiry,
  sendPlain,
  sendScript,
  storedSubmissions,
} from './setup/form-site.ts'
import { formsSpace } from './setup/forms-space.ts'
import { idOf, soon } from './setup/publish.ts'
import { type TestSite, withContent } from './setup/test-site.ts'

describe('a form', () => {
  it('without script leads to its success, which shows what was sent, to its sender alone', async () => {
    const site = await createFormSite()
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
    const site = await createFormSite()
    const privacy = consentIn((await site.get('/contact/')).html)
    const answer = await sendScript(site, { ...enquiry, message: 'Gespeichert?', privacy })
    expect(answer.status).toBe(200)
    const { reference } = (await answer.json()) as { reference: string }
    expect(reference).toMatch(/^[A-Z0-9]{8}$/)
    const submission = (await storedSubmissions('enquiry')).find(
      ({ values }) => values.message === 'Gespeichert?',
    )
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
      const site = await createFormSite()
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
      const submission = (await storedSubmissions('enquiry')).find(({ values }) => values.message === message)
      expect(submission).toMatchObject({ version: seen ?? newest })
      expect(submission!.readAs).toBe(isOlder ? newest : undefined)
    },
  )

  describe('that is published anew while a visitor has it open', () => {
    const shown = [/Vorname/, /Ich bin einverstanden, dass die Hochschule/]
    const versionIn = (html: string) => /name="_version" value="([^"]+)"/.exec(html)![1]!

    /** The site with the form published anew, and the post of a page that was loaded before. */
    async function republished() {
      const site = await createFormSite()
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
      const read = async () =>
        (await storedSubmissions('enquiry')).find(({ values }) => values.message === message)
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
    const site = await createFormSite()
    const answer = await sendPlain(site, { ...enquiry, email: 'ada', firstName: '<b>"' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    // Only the visitor's browser stores it, and shows it again on the way back.
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
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
    const site = await createFormSite()
    const message = `${'x'.repeat(10_500)} the end`
    const html = await (await sendPlain(site, { ...enquiry, message })).text()
    expect(html).toContain('Bitte kürze „Deine Frage“ auf höchstens 1000 Zeichen.')
    expect(html).toContain(`${message}</textarea>`)
  })

  it('asks for nothing that its conditions leave out, and stores nothing of it', async () => {
    const site = await createFormSite()
    const privacy = consentIn((await site.get('/contact/')).html)
    const byPhone = await sendScript(site, { ...enquiry, reply: 'phone', privacy })
    expect(await byPhone.json()).toMatchObject({
      errors: { phone: expect.stringContaining('Telefonnummer') },
    })
    await sendScript(site, { ...enquiry, message: 'Ohne Telefon', phone: '030 123456', privacy })
    const submission = (await storedSubmissions('enquiry')).find(
      ({ values }) => values.message === 'Ohne Telefon',
    )
    expect(submission!.values).not.toHaveProperty('phone')
  })

  it('takes no consent to another wording', async () => {
    const site = await createFormSite()
    const answer = await sendScript(site, { ...enquiry, privacy: 'yes' })
    expect(await answer.json()).toEqual({
      errors: { privacy: 'Der Text hat sich geändert. Bitte lies ihn noch einmal und bestätige ihn.' },
    })
  })

  it('sent twice is one submission; changed and sent again, two; by two visitors, two', async () => {
    const site = await createFormSite()
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
    const count = (await storedSubmissions('enquiry')).filter(({ values }) =>
      String(values.message).startsWith('Doppelt'),
    )
    expect(count).toHaveLength(3)
  })

  it('with a filled trap is stored and held', async () => {
    const site = await createFormSite()
    const privacy = consentIn((await site.get('/contact/')).html)
    await sendPlain(site, { ...enquiry, privacy, message: 'Falle', website_confirm: 'x' })
    expect((await storedSubmissions('enquiry')).find(({ values }) => values.message === 'Falle')?.held).toBe(
      'trap',
    )
  })
})

describe('what was entered is kept', () => {
  it('where nothing can be stored: 503, the page with the values', async () => {
    const site = await createFormSite({ bindings: { DB: undefined, UPLOADS: undefined } })
    const privacy = consentIn((await site.get('/contact/')).html)
    const answer = await sendPlain(site, { ...enquiry, privacy })
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('value="Canaria"')
    expect(html).toContain('tel:')
    expect((await sendScript(site, { ...enquiry, privacy })).status).toBe(503)
  })

  it('where too many posts come: 429, a page that sends it again', async () => {
    const site = await createFormSite({
      bindings: { FORM_LIMIT: { limit: async () => ({ success: false }) } },
    })
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
    const site = await createFormSite({ bindings: { FORM_LIMIT: env.FORM_LIMIT, POST_LIMIT } })
    const privacy = consentIn((await site.get('/contact/')).html)
    const school = { headers: { 'cf-connecting-ip': '192.0.2.7' } }
    const pupils = Array.from({ length: 90 }, (_, index) => `pupil ${index}`)
    const statuses = await Promise.all(
      pupils.map(async message => (await sendPlain(site, { ...enquiry, privacy, message }, school)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([303]))
    const kept = (await storedSubmissions('enquiry')).filter(({ values }) =>
      String(values.message).startsWith('pupil'),
    )
    expect(kept).toHaveLength(pupils.length)
  })

  it('where the form is gone', async () => {
    const site = await createFormSite()
    const answer = await sendPlain(site, enquiry, { form: 'no-such-form' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('value="Canaria"')
    expect((await sendScript(site, enquiry, { form: 'no-such-form' })).status).toBe(404)
  })
})

it('a page with a form stays cached while visitors send it', async () => {
  const site = await createFormSite()
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
  const site = await createFormSite()
  expect((await site.send('/api/forms/enquiry')).status).toBe(405)
  expect((await site.send('/api/forms/enquiry/files')).status).toBe(405)
})

it('personal values are in no line of the log', async () => {
  const site = await createFormSite()
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
