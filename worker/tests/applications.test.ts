import { describe, expect, it } from 'vitest'
import { disturbedDatabase } from '../features/forms/testing/test-stores.ts'
import {
  at,
  cookiesOf,
  createApplicationSite,
  fillIn,
  makeAnswers,
  postStep,
  revisionIn,
  sendStep,
  submissionsOf,
} from './setup/application-site.ts'
import { consentIn } from './setup/form-site.ts'
import { formsSpace } from './setup/forms-space.ts'
import { idOf, soon } from './setup/publish.ts'
import { type TestSite, withContent } from './setup/test-site.ts'

const page = '/contact/'

describe('an application', () => {
  it('is kept after every step, sent once, and found by its reference', async () => {
    const site = await createApplicationSite()
    const answers = makeAnswers()
    const { cookie, last, final } = await fillIn(site, answers)
    expect(last.html).toContain('Canaria')
    expect(last.headers.get('cache-control')).toBe('private, no-store')
    const sent = await postStep(site, final, { cookie })
    expect(sent.headers.get('location')).toBe('/contact/?sent=1')
    const [submission, ...more] = await submissionsOf(answers.email)
    expect(more).toEqual([])
    expect(submission!.values).toMatchObject({ lastName: 'Canaria', degree: '1', birthday: '1999-12-24' })
    const shown = await site.get(`${page}?sent=1`, { cookie: cookiesOf(sent, cookie) })
    expect(shown.html).toContain(submission!.reference)
  })

  it('that is begun is offered on the page of its form, to its visitor alone', async () => {
    const site = await createApplicationSite()
    const answers = makeAnswers()
    const cookie = cookiesOf(await postStep(site, { ...answers.person, _revision: '0' }))
    const own = await site.get(page, { cookie })
    expect(own.html).toContain('href="/contact/?step=99#saved"')
    expect(own.html).not.toContain('Canaria')
    expect((await site.get(page)).html).not.toContain('?step=99')
    expect((await site.get(...at(99, cookie))).html).toMatch(/name="_step" value="1"/)
    const soft = await site.get('/contact/_payload.json?step=99', { cookie })
    expect(JSON.parse(soft.html)).toEqual({ kind: 'full' })
  })

  it('is kept for a script as well, which sends all of it at its end', async () => {
    const site = await createApplicationSite()
    const { person, study, email } = makeAnswers()
    const first = await sendStep(site, { ...person, _go: 'save', _revision: '0' })
    expect(await first.json()).toEqual({ revision: 1, furthest: 1 })
    let cookie = cookiesOf(first)
    const second = await sendStep(site, { ...study, _go: 'save', _revision: '1' }, { cookie })
    expect(await second.json()).toEqual({ revision: 2, furthest: 2 })
    cookie = cookiesOf(second, cookie)
    const { html } = await site.get(...at(3, cookie))
    const whole = { ...person, ...study, _step: '2', privacy: consentIn(html), _key: crypto.randomUUID() }
    const wrong = await sendStep(site, { ...person, email: 'ada', _go: 'save', _revision: '2' }, { cookie })
    expect([wrong.status, Object.keys(((await wrong.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['email'],
    ])
    const sent = await sendStep(site, { ...whole, _revision: '2' }, { cookie })
    const { reference } = (await sent.json()) as { reference: string }
    expect((await submissionsOf(email)).map(one => one.reference)).toEqual([reference])
    const again = await sendStep(site, { ...whole, _revision: '2' }, { cookie })
    expect(((await again.json()) as { reference: string }).reference).toBe(reference)
  })

  it('sent by a double click is one, changed and sent again a second one', async () => {
    const site = await createApplicationSite()
    const answers = makeAnswers()
    const { cookie, final } = await fillIn(site, answers)
    const [one, two] = await Promise.all([
      postStep(site, final, { cookie }),
      postStep(site, final, { cookie }),
    ])
    expect([one.status, two.status]).toEqual([303, 303])
    await postStep(site, final, { cookie })
    expect(await submissionsOf(answers.email)).toHaveLength(1)
    const back = await site.get(...at(2, cookie))
    expect(back.html).toContain('Diese Angaben hast du schon abgeschickt')
    const changed = { ...answers.study, degree: '2', _revision: revisionIn(back.html) }
    expect((await postStep(site, changed, { cookie })).status).toBe(303)
    const last = await site.get(...at(3, cookie))
    await postStep(site, { ...final, _revision: revisionIn(last.html) }, { cookie })
    const both = await submissionsOf(answers.email)
    expect(both.map(({ values }) => values.degree)).toEqual(['1', '2'])
  })

  it('begun anew after one was sent is another one', async () => {
    const site = await createApplicationSite()
    const answers = makeAnswers()
    const { cookie, final } = await fillIn(site, answers)
    const sent = cookiesOf(await postStep(site, final, { cookie }), cookie)
    const fresh = await postStep(
      site,
      { ...answers.person, lastName: 'Neu', _revision: '0' },
      { cookie: sent },
    )
    expect(fresh.headers.get('location')).toBe('/contact/?step=2#saved')
    const next = await site.get(...at(2, cookiesOf(fresh, sent)))
    expect(next.html).toContain('value="Neu"')
    expect(next.html).not.toContain('schon abgeschickt')
  })
})

describe('a database that fails', () => {
  const failing = () => {
    const state = { fails: false, queried: 0 }
    const DB = disturbedDatabase(run => {
      if (!state.fails) return run()
      state.queried++
      return Promise.reject(new Error('D1_ERROR: down'))
    })
    return { state, DB }
  }

  it('shows no empty form in place of saved answers, and keeps what was posted', async () => {
    const { state, DB } = failing()
    const site = await createApplicationSite({ bindings: { DB } })
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await postStep(site, { ...person, _revision: '0' }))
    state.fails = true
    expect((await site.get(...at(2, cookie))).status).toBe(503)
    const answer = await postStep(site, { ...study, _revision: '1' }, { cookie })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('name="degree" value="1"')
    expect(answer.headers.getSetCookie()).toEqual([])
    state.fails = false
    expect((await postStep(site, { ...study, _revision: '1' }, { cookie })).status).toBe(303)
    expect((await site.get(...at(1, cookie))).html).toContain('value="Canaria"')
  })

  it('holds no application up that a script sends whole: the bucket takes it', async () => {
    const { state, DB } = failing()
    const site = await createApplicationSite({ bindings: { DB } })
    const { person, study, email } = makeAnswers()
    const cookie = cookiesOf(await sendStep(site, { ...person, _go: 'save', _revision: '0' }))
    const { html } = await site.get(page)
    state.fails = true
    const whole = { ...person, ...study, _step: '2', privacy: consentIn(html), _key: crypto.randomUUID() }
    const sent = await sendStep(site, { ...whole, _revision: '1' }, { cookie })
    expect(sent.status).toBe(200)
    expect(state.queried, 'each question to a database that hangs costs the visitor up to two seconds').toBe(
      1,
    )
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
    const site = await createApplicationSite()
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await postStep(site, { ...person, _revision: '0' }))
    const tab = await site.get(...at(2, cookie))
    const moved = { ...person, postcode: '99084', _revision: revisionIn(tab.html) }
    expect((await postStep(site, moved, { cookie })).status).toBe(303)
    const old = await postStep(site, { ...study, degree: '3', _revision: revisionIn(tab.html) }, { cookie })
    const html = await old.text()
    expect(old.status).toBe(409)
    expect(html).toMatch(/<dt>Postleitzahl<\/dt><dd>99084<\/dd>/)
    expect(html).toMatch(/<option value="3" selected=""/)
    const again = await postStep(site, { ...study, degree: '3', _revision: revisionIn(html) }, { cookie })
    expect(again.status).toBe(303)
    expect((await site.get(...at(1, cookie))).html).toContain('value="99084"')
  })

  it('a script is told, and leads its visitor to the same page', async () => {
    const site = await createApplicationSite()
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await sendStep(site, { ...person, _go: 'save', _revision: '0' }))
    await sendStep(site, { ...person, postcode: '99084', _go: 'save', _revision: '1' }, { cookie })
    const old = await sendStep(site, { ...study, _go: 'save', _revision: '1' }, { cookie })
    expect([old.status, await old.json()]).toEqual([409, { failure: 'changed' }])
  })

  it('the same answers twice are no conflict', async () => {
    const site = await createApplicationSite()
    const { person, study } = makeAnswers()
    const cookie = cookiesOf(await postStep(site, { ...person, _revision: '0' }))
    const twice = await Promise.all(
      [1, 2].map(() => postStep(site, { ...study, _revision: '1' }, { cookie })),
    )
    expect(twice.map(({ status }) => status)).toEqual([303, 303])
  })
})

it('an application that was sent is no longer offered as begun', async () => {
  const site = await createApplicationSite()
  const granted = `consent=${btoa(JSON.stringify({ categories: ['functional'], services: {} }))}`
  const { person, study } = makeAnswers()
  let cookie = cookiesOf(await postStep(site, { ...person, _revision: '0' }, { cookie: granted }), granted)
  cookie = cookiesOf(await postStep(site, { ...study, _revision: '1' }, { cookie }), cookie)
  const last = await site.get(...at(3, cookie))
  const final = { _step: '2', privacy: consentIn(last.html), _revision: revisionIn(last.html) }
  expect((await site.get(page, { cookie })).html).toContain('?step=99')
  cookie = cookiesOf(await postStep(site, final, { cookie }), cookie)
  expect((await site.get(page, { cookie })).html).not.toContain('?step=99')
  const again = await site.get(...at(2, cookie))
  expect(again.html).toContain('Diese Angaben hast du schon abgeschickt')
  cookie = cookiesOf(
    await postStep(site, { ...study, degree: '2', _revision: revisionIn(again.html) }, { cookie }),
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
    const site = await createApplicationSite()
    const answers = makeAnswers()
    const cookie = cookiesOf(await postStep(site, { ...answers.person, _revision: '0' }))
    await republish(site)
    expect((await site.get(page)).html).toContain('Ganz neu')
    const second = await site.get(...at(2, cookie))
    expect(second.html).toContain('Jetzt bewerben')
    expect(second.html).not.toContain('name="town"')
    const next = await postStep(site, { ...answers.study, _revision: revisionIn(second.html) }, { cookie })
    expect(next.headers.get('location')).toBe('/contact/?step=3#saved')
    const last = await site.get(...at(3, cookie))
    const final = { _step: '2', privacy: consentIn(last.html), _revision: revisionIn(last.html) }
    expect((await postStep(site, final, { cookie })).headers.get('location')).toBe('/contact/?sent=1')
    const [submission] = await submissionsOf(answers.email)
    expect(submission!.values).toMatchObject({ degree: '1', model: 'fs' })
    expect(submission!.values).not.toHaveProperty('town')
    const others = makeAnswers()
    const fresh = cookiesOf(await postStep(site, { ...others.person, _revision: '0' }))
    expect((await site.get(...at(2, fresh))).html).toContain('name="town"')
  })
})

describe('personal data', () => {
  it('of an application stand in no log line, address or page of others', async () => {
    const site = await createApplicationSite()
    const answers = makeAnswers()
    const canary = 'Kanarienvogel'
    const { cookie, final } = await fillIn(site, {
      ...answers,
      person: { ...answers.person, lastName: canary },
    })
    await postStep(site, { ...final, _go: 'later' }, { cookie })
    const sent = await postStep(site, final, { cookie })
    await site.settle()
    const logged = JSON.stringify(site.log)
    expect(logged).not.toContain(canary)
    expect(logged).not.toContain(answers.email)
    expect(sent.headers.get('location')).not.toContain(canary)
    for (const path of [page, `${page}?step=2`, `${page}?sent=1`, `${page}?step=2&kept=1`])
      expect((await site.get(path)).html).not.toContain(canary)
  })
})
