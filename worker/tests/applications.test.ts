import { describe, expect, it } from 'vitest'
import { disturbedDatabase, rowsOf } from '../forms/testing/test-stores.ts'
import { signId } from '../http/signed-id.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { idOf, soon } from './setup/publish.ts'
import { createTestSite, type TestSite, type TestSiteOptions, withContent } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const DAY = 86_400_000
const LINK_SECRET = 'a-secret-of-operators'
const page = '/contact/'

const createSite = (options: TestSiteOptions = {}) =>
  createTestSite({
    space: formsSpace(formFixture('saved')),
    newId: () => crypto.randomUUID(),
    ...options,
    bindings: { LINK_SECRET, ...options.bindings },
  })

let people = 0
/** Answers to the steps of the form, of another person for each test. */
const makeAnswers = () => {
  const email = `ada-${++people}@example.com`
  const name = { firstName: 'Ada', lastName: 'Canaria', email }
  const birthday = { 'birthday.day': '24', 'birthday.month': '12', 'birthday.year': '1999' }
  return {
    person: { ...name, ...birthday, postcode: '10115', country: 'DE', _step: '0' },
    study: { degree: '1', model: 'fs', _step: '1' },
    email,
  }
}

type Fields = Readonly<Record<string, string>>
interface From {
  readonly cookie?: string
}

/** A browser without script. */
const post = (site: TestSite, fields: Fields, { cookie }: From = {}) =>
  site.request(`/api/forms/saved?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  })

/** The form's script. */
const send = (site: TestSite, fields: object, { cookie }: From = {}) =>
  site.request(`/api/forms/saved?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: {
      ...{ origin, 'content-type': 'application/json', accept: 'application/json' },
      ...(cookie && { cookie }),
    },
  })

/** The cookies after an answer. */
function cookiesOf(response: Pick<Response, 'headers'>, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map(pair => pair.split('=', 2) as [string, string]),
  )
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]!.split('=', 2)
    jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

const revisionIn = (html: string) => /name="_revision" value="(\d+)"/.exec(html)?.[1] ?? ''
const consentIn = (html: string) => /name="privacy"[^>]* value="([^"]+)"/.exec(html)![1]!
const at = (step: number, cookie: string) => [`${page}?step=${step}`, { cookie }] as const

const submissionsOf = async (email: string) =>
  (await rowsOf('SELECT reference, body FROM submissions WHERE email = ? ORDER BY created', email)).map(
    ({ reference, body }) => ({
      reference: String(reference),
      ...(JSON.parse(String(body)) as { values: Record<string, unknown>; fields: { label: string }[] }),
    }),
  )

/** Posts both first steps; resolves to the cookies and the last step's page. */
async function fillIn(site: TestSite, { person, study }: ReturnType<typeof makeAnswers>) {
  let cookie = cookiesOf(await post(site, { ...person, _revision: '0' }))
  const second = await site.get(...at(2, cookie))
  cookie = cookiesOf(await post(site, { ...study, _revision: revisionIn(second.html) }, { cookie }), cookie)
  const last = await site.get(...at(3, cookie))
  const final = { _step: '2', privacy: consentIn(last.html), _revision: revisionIn(last.html) }
  return { cookie, last, final }
}

describe('an application', () => {
  it('is kept after every step, sent once, and found by its reference', async () => {
    const site = await createSite()
    const answers = makeAnswers()
    const { cookie, last, final } = await fillIn(site, answers)
    expect(last.html).toContain('Canaria')
    expect(last.headers.get('cache-control')).toBe('private, no-store')
    const sent = await post(site, final, { cookie })
    expect(sent.headers.get('location')).toBe('/contact/?sent=1')
    const [submission, ...more] = await submissionsOf(answers.email)
    expect(more).toEqual([])
    expect(submission!.values).toMatchObject({ lastName: 'Canaria', degree: '1', birthday: '1999-12-24' })
    const shown = await site.get(`${page}?sent=1`, { cookie: cookiesOf(sent, cookie) })
    expect(shown.html).toContain(submission!.reference)
  })

  it('that is begun is offered on the page of its form, to its visitor alone', async () => {
    const site = await createSite()
    const answers = makeAnswers()
    const cookie = cookiesOf(await post(site, { ...answers.person, _revision: '0' }))
    const own = await site.get(page, { cookie })
    expect(own.html).toContain('href="/contact/?step=99#saved"')
    expect(own.html).not.toContain('Canaria')
    expect((await site.get(page)).html).not.toContain('?step=99')
    expect((await site.get(...at(99, cookie))).html).toMatch(/name="_step" value="1"/)
    const soft = await site.get('/contact/_payload.json?step=99', { cookie })
    expect(JSON.parse(soft.html)).toEqual({ kind: 'full' })
  })

  it('is kept for a script as well, which sends all of it at its end', async () => {
    const site = await createSite()
    const { person, study, email } = makeAnswers()
    const first = await send(site, { ...person, _go: 'save', _revision: '0' })
    expect(await first.json()).toEqual({ revision: 1, furthest: 1 })
    let cookie = cookiesOf(first)
    const second = await send(site, { ...study, _go: 'save', _revision: '1' }, { cookie })
    expect(await second.json()).toEqual({ revision: 2, furthest: 2 })
    cookie = cookiesOf(second, cookie)
    const { html } = await site.get(...at(3, cookie))
    const whole = { ...person, ...study, _step: '2', privacy: consentIn(html), _key: crypto.randomUUID() }
    const wrong = await send(site, { ...person, email: 'ada', _go: 'save', _revision: '2' }, { cookie })
    expect([wrong.status, Object.keys(((await wrong.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['email'],
    ])
    const sent = await send(site, { ...whole, _revision: '2' }, { cookie })
    const { reference } = (await sent.json()) as { reference: string }
    expect((await submissionsOf(email)).map(one => one.reference)).toEqual([reference])
    const again = await send(site, { ...whole, _revision: '2' }, { cookie })
    expect(((await again.json()) as { reference: string }).reference).toBe(reference)
  })

  it('sent by a double click is one, changed and sent again a second one', async () => {
    const site = await createSite()
    const answers = makeAnswers()
    const { cookie, final } = await fillIn(site, answers)
    const [one, two] = await Promise.all([post(site, final, { cookie }), post(site, final, { cookie })])
    expect([one.status, two.status]).toEqual([303, 303])
    await post(site, final, { cookie })
    expect(await submissionsOf(answers.email)).toHaveLength(1)
    const back = await site.get(...at(2, cookie))
    expect(back.html).toContain('Diese Angaben hast du schon abgeschickt')
    const changed = { ...answers.study, degree: '2', _revision: revisionIn(back.html) }
    expect((await post(site, changed, { cookie })).status).toBe(303)
    const last = await site.get(...at(3, cookie))
    await post(site, { ...final, _revision: revisionIn(last.html) }, { cookie })
    const both = await submissionsOf(answers.email)
    expect(both.map(({ values }) => values.degree)).toEqual(['1', '2'])
  })

  it('begun anew after one was sent is another one', async () => {
    const site = await createSite()
    const answers = makeAnswers()
    const { cookie, final } = await fillIn(site, answers)
    const sent = cookiesOf(await post(site, final, { cookie }), cookie)
    const fresh = await post(site, { ...answers.person, lastName: 'Neu', _revision: '0' }, { cookie: sent })
    expect(fresh.headers.get('location')).toBe('/contact/?step=2#saved')
    const next = await site.get(...at(2, cookiesOf(fresh, sent)))
    expect(next.html).toContain('value="Neu"')
    expect(next.html).not.toContain('schon abgeschickt')
  })
})

describe('a database that fails', () => {
  const failing = () => {
    const state = { fails: false }
    const DB = disturbedDatabase(run => (state.fails ? Promise.reject(new Error('D1_ERROR: down')) : run()))
    return { state, DB }
  }

  it('shows no empty form in place of saved answers, and keeps what was posted', async () => {
    const { state, DB } = failing()
    const site = await createSite({ bindings: { DB } })
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await post(site, { ...person, _revision: '0' }))
    state.fails = true
    expect((await site.get(...at(2, cookie))).status).toBe(503)
    const answer = await post(site, { ...study, _revision: '1' }, { cookie })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('name="degree" value="1"')
    expect(answer.headers.getSetCookie()).toEqual([])
    state.fails = false
    expect((await post(site, { ...study, _revision: '1' }, { cookie })).status).toBe(303)
    expect((await site.get(...at(1, cookie))).html).toContain('value="Canaria"')
  })

  it('holds no application up that a script sends whole: the bucket takes it', async () => {
    const { state, DB } = failing()
    const site = await createSite({ bindings: { DB } })
    const { person, study, email } = makeAnswers()
    const cookie = cookiesOf(await send(site, { ...person, _go: 'save', _revision: '0' }))
    const { html } = await site.get(page)
    state.fails = true
    const whole = { ...person, ...study, _step: '2', privacy: consentIn(html), _key: crypto.randomUUID() }
    const sent = await send(site, { ...whole, _revision: '1' }, { cookie })
    expect(sent.status).toBe(200)
    state.fails = false
    expect(await submissionsOf(email)).toEqual([])
    await site.runSchedule()
    expect((await submissionsOf(email)).map(({ reference }) => reference)).toEqual([
      ((await sent.json()) as { reference: string }).reference,
    ])
  })
})

describe('two tabs', () => {
  it('the older one is refused with what changed, and keeps what was typed', async () => {
    const site = await createSite()
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await post(site, { ...person, _revision: '0' }))
    const tab = await site.get(...at(2, cookie))
    const moved = { ...person, postcode: '99084', _revision: revisionIn(tab.html) }
    expect((await post(site, moved, { cookie })).status).toBe(303)
    const old = await post(site, { ...study, degree: '3', _revision: revisionIn(tab.html) }, { cookie })
    const html = await old.text()
    expect(old.status).toBe(409)
    expect(html).toMatch(/<dt>Postleitzahl<\/dt><dd>99084<\/dd>/)
    expect(html).toMatch(/<option value="3" selected=""/)
    const again = await post(site, { ...study, degree: '3', _revision: revisionIn(html) }, { cookie })
    expect(again.status).toBe(303)
    expect((await site.get(...at(1, cookie))).html).toContain('value="99084"')
  })

  it('a script is told, and leads its visitor to the same page', async () => {
    const site = await createSite()
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await send(site, { ...person, _go: 'save', _revision: '0' }))
    await send(site, { ...person, postcode: '99084', _go: 'save', _revision: '1' }, { cookie })
    const old = await send(site, { ...study, _go: 'save', _revision: '1' }, { cookie })
    expect([old.status, await old.json()]).toEqual([409, { failure: 'changed' }])
  })

  it('the same answers twice are no conflict', async () => {
    const site = await createSite()
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await post(site, { ...person, _revision: '0' }))
    const twice = await Promise.all([1, 2].map(() => post(site, { ...study, _revision: '1' }, { cookie })))
    expect(twice.map(({ status }) => status)).toEqual([303, 303])
  })
})

describe('continued elsewhere', () => {
  const linkOf = async (email: string) => {
    const [row] = await rowsOf('SELECT body FROM drafts WHERE email = ?', email)
    const { mails } = JSON.parse(String(row!.body)) as { mails: { to: string; text: string }[] }
    return { mails, link: new URL(/https?:\S+/.exec(mails.at(-1)!.text)![0]) }
  }

  it('by the link of a mail and its button', async () => {
    const site = await createSite()
    const { person, study, email } = makeAnswers()
    const cookie = cookiesOf(await post(site, { ...person, _revision: '0' }))
    const later = await post(site, { ...study, model: '', _go: 'later', _revision: '1' }, { cookie })
    expect(later.headers.get('location')).toBe('/contact/?step=2&kept=1')
    const kept = await site.get('/contact/?step=2&kept=1', { cookie })
    expect(kept.html).toContain(`unterwegs an ${email}`)
    expect(kept.html).toContain('21. Dezember 2026')
    const { link } = await linkOf(email)
    expect(link.href).not.toContain('example.com')
    const opened = await site.get(link.pathname + link.search)
    expect(opened.html).not.toContain('Canaria')
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    const token = /name="_token" value="([^"]+)"/.exec(opened.html)![1]!
    const resumed = await post(site, { _go: 'resume', _token: token })
    expect(resumed.headers.get('location')).toBe('/contact/?step=2#saved')
    const other = cookiesOf(resumed)
    expect((await site.get(...at(2, other))).html).toMatch(/<option value="1" selected=""/)
    expect((await site.get(...at(1, other))).html).toContain('value="Canaria"')
  })

  it('by a script is kept with the steps that it could not save before, and told where to go on', async () => {
    const site = await createSite()
    const { person, study, email } = makeAnswers()
    const steps = { ...person, ...study, _step: ['1', '0'], _go: 'later', _revision: '0' }
    const later = await send(site, steps)
    expect(await later.json()).toEqual({ revision: 1, location: '/contact/?step=2&kept=1' })
    const cookie = cookiesOf(later)
    expect((await site.get(...at(1, cookie))).html).toContain('value="Canaria"')
    const kept = await site.get('/contact/?step=2&kept=1', { cookie })
    expect(kept.html).toMatch(/<option value="1" selected=""/)
    expect(kept.html).toContain(`unterwegs an ${email}`)
  })

  it('asks for an address where none is known, and sends no more than a few mails', async () => {
    const site = await createSite()
    const { email } = makeAnswers()
    const later = await post(site, { firstName: 'Ada', _step: '0', _go: 'later', _revision: '0' })
    const cookie = cookiesOf(later)
    const kept = await site.get('/contact/?step=1&kept=1', { cookie })
    expect(kept.html).toContain('name="_mail"')
    expect(kept.html).toContain('value="Ada"')
    const revision = revisionIn(kept.html)
    for (let count = 0; count < 8; count++)
      await post(
        site,
        { firstName: 'Ada', _step: '0', _go: 'later', _mail: email, _revision: revision },
        { cookie },
      )
    const [row] = await rowsOf('SELECT body FROM drafts WHERE body LIKE ?', `%"to":"${email}"%`)
    expect((JSON.parse(String(row!.body)) as { mails: object[] }).mails).toHaveLength(5)
  })

  it('says that no link was sent once as many went out as may', async () => {
    const site = await createSite()
    const { email } = makeAnswers()
    const first = await post(site, { firstName: 'Ada', _step: '0', _go: 'later', _revision: '0' })
    const cookie = cookiesOf(first)
    const { html } = await site.get('/contact/?step=1&kept=1', { cookie })
    const own = { firstName: 'Ada', _step: '0', _go: 'later', _mail: email, _revision: revisionIn(html) }
    const pages: string[] = []
    for (let count = 0; count < 6; count++) {
      const { headers } = await post(site, own, { cookie })
      pages.push((await site.get(headers.get('location')!, { cookie })).html)
    }
    for (const page of pages.slice(0, 5)) expect(page).toContain(`unterwegs an ${email}`)
    expect(pages[5]).toContain('Diesmal haben wir keinen Link geschickt')
    expect(pages[5]).not.toContain('unterwegs an')
  })

  it('says where what was typed for the link is no address, and keeps all that was entered', async () => {
    const site = await createSite()
    const own = { firstName: 'Ada', _step: '0', _go: 'later', _mail: 'Ada@example', _revision: '0' }
    const refused = await post(site, own)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    const [box] = /<input [^>]*name="_mail"[^>]*>/.exec(html)!
    expect(box).toContain('aria-invalid="true"')
    expect(box).toContain('value="Ada@example"')
    expect(html).toContain('Bitte gib eine E-Mail-Adresse wie name@beispiel.de ein.')
    expect(html).toContain('value="Ada"')
    expect(revisionIn(html)).toBe('1')
    const again = await post(
      site,
      { ...own, _mail: 'ada@example.com', _revision: '1' },
      { cookie: cookiesOf(refused) },
    )
    expect(again.status).toBe(303)
    const told = await send(site, own)
    expect(told.status).toBe(422)
    expect(await told.json()).toHaveProperty('errors._mail')
  })

  it('sends the link by Enter in the box for its address, and goes on by Enter where it is empty', async () => {
    const site = await createSite()
    const { person, email } = makeAnswers()
    const enter = { ...person, _go: 'enter', _revision: '0' }
    const sent = await post(site, { ...enter, firstName: '', _mail: email })
    expect(sent.headers.get('location')).toBe('/contact/?step=1&kept=1')
    const passed = await post(site, { ...enter, _mail: ' ' })
    expect(passed.headers.get('location')).toContain('?step=2#')
  })

  it('sends an address no more than five links a day, whoever types it and wherever', async () => {
    const site = await createSite()
    const { person, email: victim } = makeAnswers()
    for (let count = 0; count < 8; count++) {
      const own = { ...person, email: `other-${count}@example.com` }
      await post(site, { ...own, _go: 'later', _mail: victim.toUpperCase(), _revision: '0' })
    }
    const rows = await rowsOf('SELECT draft FROM resume_mails WHERE address = ?', victim)
    expect(rows).toHaveLength(5)
    const ordered = await rowsOf(
      "SELECT o.id FROM outbox o JOIN resume_mails r ON r.draft = o.submission WHERE r.address = ? AND o.kind = 'mail'",
      victim,
    )
    expect(ordered).toHaveLength(5)
  })

  it.each([
    ['forged', 'a-token-that-nobody-signed_saved'],
    ['malformed', 'x'],
    ['empty', ''],
  ])('by a %s link opens nothing', async (_, token) => {
    const site = await createSite()
    const opened = await site.get(`${page}?resume=${token}`)
    expect(opened.html).not.toContain('name="_token"')
    const resumed = await post(site, { _go: 'resume', _token: token })
    expect(resumed.status).toBe(410)
    expect(await resumed.text()).toContain('Dieser Link gilt nicht mehr')
    expect(resumed.headers.getSetCookie()).toEqual([])
  })

  it('in a later visit only where the visitor agreed to that', async () => {
    const site = await createSite()
    const { person } = makeAnswers()
    const granted = `consent=${btoa(JSON.stringify({ categories: ['functional'], services: {} }))}`
    const answer = await post(site, { ...person, _revision: '0' }, { cookie: granted })
    const [draft = '', application = ''] = answer.headers.getSetCookie()
    expect(draft).toMatch(/^draft=[^;]+; Path=\/; SameSite=Lax; HttpOnly$/)
    expect(application).toMatch(/^application=[^;]+; Max-Age=2592000; .*HttpOnly$/)
    const later = /^application=[^;]+/.exec(application)![0]
    expect((await site.get(...at(1, `${granted}; ${later}`))).html).toContain('value="Canaria"')
    expect((await site.get(...at(1, later))).html).not.toContain('Canaria')
    const declined = await post(site, { ...person, _revision: '0' })
    expect(declined.headers.getSetCookie()).toHaveLength(1)
    site.turnClock(2 * DAY)
    expect((await site.get(...at(1, `${granted}; ${later}`))).html).toContain('value="Canaria"')
    expect((await site.get(...at(1, cookiesOf(declined)))).html).not.toContain('Canaria')
    site.turnClock(29 * DAY)
    expect((await site.get(...at(1, `${granted}; ${later}`))).html).not.toContain('Canaria')
  })
})

describe('whose answers are not there any more', () => {
  const gone = 'Wir finden hier keine früheren Angaben von dir.'
  /** The page shows this text, and not only has it at hand. */
  const says = (html: string) =>
    new RegExp(`data-failure="draftGone"[^>]*>${gone}`).test(html) &&
    !/hidden="" data-failure="draftGone"/.test(html)

  it('says so where a step is asked for, and is no longer offered', async () => {
    const site = await createSite()
    const { person } = makeAnswers()
    const cookie = cookiesOf(await post(site, { ...person, _revision: '0' }))
    expect(says((await site.get(...at(2, cookie))).html)).toBe(false)
    site.turnClock(2 * DAY)
    const opened = await site.get(...at(99, cookie))
    expect(says(opened.html)).toBe(true)
    expect(opened.html).toMatch(/name="_step" value="0"/)
    expect(opened.html).not.toContain('?step=99')
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    const after = cookiesOf(opened, cookie)
    expect((await site.get(page, { cookie: after })).html).not.toContain('?step=99')
  })

  it('says so where no cookie names them, or only those of another form, and offers the first step', async () => {
    const site = await createSite()
    const opened = await site.get(`${page}?step=3`)
    expect(says(opened.html)).toBe(true)
    expect(opened.html).toMatch(/name="_step" value="0"/)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    const elsewhere = await signId('0123456789-0123456789_elsewhere', {
      purpose: 'draft',
      secret: LINK_SECRET,
    })
    expect(says((await site.get(...at(2, `draft=${elsewhere}`))).html)).toBe(true)
    expect(says((await site.get(`${page}?step=1`)).html)).toBe(false)
  })

  it('says so to the next post, and keeps what that brings', async () => {
    const site = await createSite()
    const { study } = makeAnswers()
    const posted = await post(site, { ...study, _revision: '1' })
    expect(posted.status).toBe(410)
    const html = await posted.text()
    expect(says(html)).toBe(true)
    expect(html).toMatch(/name="_step" value="0"/)
    const kept = await site.get(...at(2, cookiesOf(posted)))
    expect(kept.html).toMatch(/<option value="1" selected=""/)
  })

  it('tells a script, which sends all of them once more', async () => {
    const site = await createSite()
    const { person, study } = makeAnswers()
    const saved = await send(site, { ...study, _go: 'save', _revision: '1' })
    expect([saved.status, saved.headers.getSetCookie()]).toEqual([410, []])
    const again = await send(site, {
      ...person,
      ...study,
      _step: ['1', '0', '2'],
      _go: 'save',
      _revision: '0',
    })
    expect(await again.json()).toEqual({ revision: 1, furthest: 2 })
  })
})

it('an application that was sent is no longer offered as begun', async () => {
  const site = await createSite()
  const granted = `consent=${btoa(JSON.stringify({ categories: ['functional'], services: {} }))}`
  const { person, study } = makeAnswers()
  let cookie = cookiesOf(await post(site, { ...person, _revision: '0' }, { cookie: granted }), granted)
  cookie = cookiesOf(await post(site, { ...study, _revision: '1' }, { cookie }), cookie)
  const last = await site.get(...at(3, cookie))
  const final = { _step: '2', privacy: consentIn(last.html), _revision: revisionIn(last.html) }
  expect((await site.get(page, { cookie })).html).toContain('?step=99')
  cookie = cookiesOf(await post(site, final, { cookie }), cookie)
  expect((await site.get(page, { cookie })).html).not.toContain('?step=99')
  const again = await site.get(...at(2, cookie))
  expect(again.html).toContain('Diese Angaben hast du schon abgeschickt')
  cookie = cookiesOf(
    await post(site, { ...study, degree: '2', _revision: revisionIn(again.html) }, { cookie }),
    cookie,
  )
  expect((await site.get(page, { cookie })).html).toContain('?step=99')
})

describe('a form that is published anew in the middle', () => {
  const republish = async (site: TestSite) => {
    await site.edit(space =>
      withContent(space, 'contact', content => ({
        ...content,
        body: (content.body as { component: string; steps?: { fields: object[] }[] }[]).map(block =>
          block.component === 'form'
            ? {
                ...block,
                headline: 'Ganz neu',
                steps: [
                  block.steps![0],
                  {
                    ...block.steps![1],
                    fields: [
                      { component: 'form-field', _uid: 'town', name: 'town', label: 'Ort', required: true },
                    ],
                  },
                  block.steps![2],
                ],
              }
            : block,
        ),
      })),
    )
    await site.tell('published', { id: idOf(formsSpace(), 'contact') })
    await soon(site, page)
  }

  it('finishes as it began, and begins as it is', async () => {
    const site = await createSite()
    const answers = makeAnswers()
    const cookie = cookiesOf(await post(site, { ...answers.person, _revision: '0' }))
    await republish(site)
    expect((await site.get(page)).html).toContain('Ganz neu')
    const second = await site.get(...at(2, cookie))
    expect(second.html).toContain('Jetzt bewerben')
    expect(second.html).not.toContain('name="town"')
    const next = await post(site, { ...answers.study, _revision: revisionIn(second.html) }, { cookie })
    expect(next.headers.get('location')).toBe('/contact/?step=3#saved')
    const last = await site.get(...at(3, cookie))
    const final = { _step: '2', privacy: consentIn(last.html), _revision: revisionIn(last.html) }
    expect((await post(site, final, { cookie })).headers.get('location')).toBe('/contact/?sent=1')
    const [submission] = await submissionsOf(answers.email)
    expect(submission!.values).toMatchObject({ degree: '1', model: 'fs' })
    expect(submission!.values).not.toHaveProperty('town')
    const others = makeAnswers()
    const fresh = cookiesOf(await post(site, { ...others.person, _revision: '0' }))
    expect((await site.get(...at(2, fresh))).html).toContain('name="town"')
  })
})

describe('personal data', () => {
  it('of an application stand in no log line, address or page of others', async () => {
    const site = await createSite()
    const answers = makeAnswers()
    const canary = 'Kanarienvogel'
    const { cookie, final } = await fillIn(site, {
      ...answers,
      person: { ...answers.person, lastName: canary },
    })
    await post(site, { ...final, _go: 'later' }, { cookie })
    const sent = await post(site, final, { cookie })
    await site.settle()
    const logged = JSON.stringify(site.log)
    expect(logged).not.toContain(canary)
    expect(logged).not.toContain(answers.email)
    expect(sent.headers.get('location')).not.toContain(canary)
    for (const path of [page, `${page}?step=2`, `${page}?sent=1`, `${page}?step=2&kept=1`])
      expect((await site.get(path)).html).not.toContain(canary)
  })
})
