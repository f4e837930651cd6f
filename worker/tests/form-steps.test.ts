import { describe, expect, it } from 'vitest'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { bucket, disturbedDatabase } from '../features/forms/testing/test-stores.ts'
import { inputsOf } from './setup/declarations.ts'
import {
  consentIn,
  cookieOf,
  createFormSite,
  person,
  sendPlain,
  storedSubmissions,
} from './setup/form-site.ts'
import { formsSpace } from './setup/forms-space.ts'
import { idOf, soon } from './setup/publish.ts'
import { type TestSite, withContent } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'

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
    const site = await createFormSite()
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
    const [submission] = await storedSubmissions('application')
    expect(submission!.values).toMatchObject({ ...person, birthday: '2001-04-03', degree: '1', model: 'fs' })
    // It was sent: going back does not show it again.
    expect((await site.get('/contact/?step=2', { cookie })).html).not.toContain('value="Canaria"')
  })

  it('goes on while the database is dead: its page carries the answers', async () => {
    const site = await createFormSite({
      bindings: { DB: disturbedDatabase(() => Promise.reject(new Error('D1_ERROR'))) },
    })
    const post = (html: string, more: Record<string, string>) =>
      site.request('/api/forms/application?page=%2Fcontact%2F', {
        method: 'POST',
        // A list is no input.
        body: new URLSearchParams([
          ...inputsOf(html, 'application').map(({ name, value }) => [name!, value!]),
          ...Object.entries({ country: 'DE', ...more }),
        ]),
        headers: { origin, accept: 'text/html' },
      })
    const one = await sendPlain(site, { ...first, _step: '0' }, steps)
    expect(one.status).toBe(200)
    const two = await (await post(await one.text(), { degree: '1', model: 'fs' })).text()
    expect(two).toContain('name="_step" value="2"')
    const last = await post(two, { degree: '1', model: 'fs', privacy: consentIn(two) })
    expect(last.status).toBe(200)
    expect(await last.text()).toMatch(/Vorgangsnummer: <b data-reference="">\w/)
    const { objects } = await bucket.list({ prefix: 'pending/' })
    expect(objects).toHaveLength(1)
    await bucket.delete(objects.map(({ key }) => key))
  })

  it('passes over a step that asks for nothing', async () => {
    const field = (name: string, kind?: string): RawBlock => ({
      ...{ component: 'form-field', _uid: name, name, label: name },
      ...(kind && {
        condition: [{ component: 'form-condition', _uid: 'if', field: 'kind', operator: 'is', value: kind }],
      }),
    })
    const fields = [field('kind'), field('company', 'company'), field('note')]
    const steps = fields.map(one => ({
      component: 'form-step',
      title: 'Schritt',
      _uid: `step-${String(one.name)}`,
      fields: [one],
    }))
    const site = await createFormSite({
      space: formsSpace({ component: 'form', _uid: 'f', id: 'kinds', steps }),
    })
    const locationOf = async (entered: Record<string, string>, cookie = '') => {
      const answer = await sendPlain(site, entered, { form: 'kinds', cookie })
      return [answer.headers.get('location'), cookieOf(answer)]
    }
    const [next, cookie] = await locationOf({ _step: '0', kind: 'private' })
    expect(next).toBe('/contact/?step=3#kinds')
    expect((await locationOf({ _step: '2', _go: 'back' }, cookie!))[0]).toBe('/contact/?step=1#kinds')
    expect((await locationOf({ _step: '0', kind: 'company' }))[0]).toBe('/contact/?step=2#kinds')
  })

  it('checks each step, and at the end leads back to the first one that is not complete', async () => {
    const site = await createFormSite()
    const wrong = await sendPlain(site, { ...first, email: 'x', _step: '0' }, steps)
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('name="_step" value="0"')
    const page = await site.get('/contact/')
    const skipped = await sendPlain(site, { _step: '2', privacy: consentIn(page.html) }, steps)
    expect(skipped.status).toBe(422)
    expect(await skipped.text()).toContain('name="_step" value="0"')
  })

  it('finishes although the form is published anew in the middle', async () => {
    const site = await createFormSite()
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
    const answer = await sendPlain(site, second, { ...steps, cookie })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Bitte fülle „Ort“ aus.')
    const two = await sendPlain(site, { ...second, town: 'Erfurt' }, { ...steps, cookie })
    expect(two.headers.get('location')).toBe('/contact/?step=3#application')
    const check = await site.get('/contact/?step=3', { cookie })
    expect(check.html).toContain('Erfurt')
    const last = await sendPlain(site, { _step: '2', privacy: consentIn(check.html) }, { ...steps, cookie })
    expect(last.status).toBe(303)
  })

  it('shows a draft to nobody whose cookie is not signed', async () => {
    const site = await createFormSite()
    const cookie = cookieOf(await sendPlain(site, { ...first, _step: '0' }, steps))
    const [id] = cookie.split('.')
    for (const forged of [id!, `${id}.AAAAAAAAAAAAAAAAAAAAAAAA`, ''])
      expect((await site.get('/contact/?step=1', { cookie: forged })).html).not.toContain('Canaria')
  })

  it('stores the file of a plain form', async () => {
    const site = await createFormSite()
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
    const site = await createFormSite()
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
    const site = await createFormSite()
    expect((await upload(site, query, init)).status).toBe(status)
  })
})
