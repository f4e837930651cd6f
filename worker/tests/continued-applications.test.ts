import { describe, expect, it } from 'vitest'
import { signId } from '../core/base/http/signatures.ts'
import { rowsOf } from '../features/forms/testing/test-stores.ts'
import {
  at,
  cookiesOf,
  createApplicationSite,
  makeAnswers,
  postStep,
  revisionIn,
  sendStep,
} from './setup/application-site.ts'
import { LINK_SECRET } from './setup/form-site.ts'

const DAY = 86_400_000
const page = '/contact/'

describe('continued elsewhere', () => {
  const linkOf = async (email: string) => {
    const [row] = await rowsOf('SELECT body FROM drafts WHERE email = ?', email)
    const { mails } = JSON.parse(String(row!.body)) as { mails: { to: string; text: string }[] }
    return { mails, link: new URL(/https?:\S+/.exec(mails.at(-1)!.text)![0]) }
  }

  it('by the link of a mail and its button', async () => {
    const site = await createApplicationSite()
    const { person, study, email } = makeAnswers()
    const cookie = cookiesOf(await postStep(site, { ...person, _revision: '0' }))
    const later = await postStep(site, { ...study, model: '', _go: 'later', _revision: '1' }, { cookie })
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
    const resumed = await postStep(site, { _go: 'resume', _token: token })
    expect(resumed.headers.get('location')).toBe('/contact/?step=2#saved')
    const other = cookiesOf(resumed)
    expect((await site.get(...at(2, other))).html).toMatch(/<option value="1" selected=""/)
    expect((await site.get(...at(1, other))).html).toContain('value="Canaria"')
  })

  it('by a script is kept with the steps that it could not save before, and told where to go on', async () => {
    const site = await createApplicationSite()
    const { person, study, email } = makeAnswers()
    const steps = { ...person, ...study, _step: ['1', '0'], _go: 'later', _revision: '0' }
    const later = await sendStep(site, steps)
    expect(await later.json()).toEqual({ revision: 1, location: '/contact/?step=2&kept=1' })
    const cookie = cookiesOf(later)
    expect((await site.get(...at(1, cookie))).html).toContain('value="Canaria"')
    const kept = await site.get('/contact/?step=2&kept=1', { cookie })
    expect(kept.html).toMatch(/<option value="1" selected=""/)
    expect(kept.html).toContain(`unterwegs an ${email}`)
  })

  it('asks for an address where none is known, and sends no more than a few mails', async () => {
    const site = await createApplicationSite()
    const { email } = makeAnswers()
    const later = await postStep(site, { firstName: 'Ada', _step: '0', _go: 'later', _revision: '0' })
    const cookie = cookiesOf(later)
    const kept = await site.get('/contact/?step=1&kept=1', { cookie })
    expect(kept.html).toContain('name="_mail"')
    expect(kept.html).toContain('value="Ada"')
    const revision = revisionIn(kept.html)
    for (let count = 0; count < 8; count++)
      await postStep(
        site,
        { firstName: 'Ada', _step: '0', _go: 'later', _mail: email, _revision: revision },
        { cookie },
      )
    const [row] = await rowsOf('SELECT body FROM drafts WHERE body LIKE ?', `%"to":"${email}"%`)
    expect((JSON.parse(String(row!.body)) as { mails: object[] }).mails).toHaveLength(5)
  })

  it('says that no link was sent once as many went out as may', async () => {
    const site = await createApplicationSite()
    const { email } = makeAnswers()
    const first = await postStep(site, { firstName: 'Ada', _step: '0', _go: 'later', _revision: '0' })
    const cookie = cookiesOf(first)
    const { html } = await site.get('/contact/?step=1&kept=1', { cookie })
    const own = { firstName: 'Ada', _step: '0', _go: 'later', _mail: email, _revision: revisionIn(html) }
    const pages: string[] = []
    for (let count = 0; count < 6; count++) {
      const { headers } = await postStep(site, own, { cookie })
      pages.push((await site.get(headers.get('location')!, { cookie })).html)
    }
    for (const page of pages.slice(0, 5)) expect(page).toContain(`unterwegs an ${email}`)
    expect(pages[5]).toContain('Diesmal haben wir keinen Link geschickt')
    expect(pages[5]).not.toContain('unterwegs an')
  })

  it('says where what was typed for the link is no address, and keeps all that was entered', async () => {
    const site = await createApplicationSite()
    const own = { firstName: 'Ada', _step: '0', _go: 'later', _mail: 'Ada@example', _revision: '0' }
    const refused = await postStep(site, own)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    const [box] = /<input [^>]*name="_mail"[^>]*>/.exec(html)!
    expect(box).toContain('aria-invalid="true"')
    expect(box).toContain('value="Ada@example"')
    expect(html).toContain('Bitte gib eine E-Mail-Adresse wie name@beispiel.de ein.')
    expect(html).toContain('value="Ada"')
    expect(revisionIn(html)).toBe('1')
    const again = await postStep(
      site,
      { ...own, _mail: 'ada@example.com', _revision: '1' },
      { cookie: cookiesOf(refused) },
    )
    expect(again.status).toBe(303)
    const told = await sendStep(site, own)
    expect(told.status).toBe(422)
    expect(await told.json()).toHaveProperty('errors._mail')
  })

  it('sends the link by Enter in the box for its address, and goes on by Enter where it is empty', async () => {
    const site = await createApplicationSite()
    const { person, email } = makeAnswers()
    const enter = { ...person, _go: 'enter', _revision: '0' }
    const sent = await postStep(site, { ...enter, firstName: '', _mail: email })
    expect(sent.headers.get('location')).toBe('/contact/?step=1&kept=1')
    const passed = await postStep(site, { ...enter, _mail: ' ' })
    expect(passed.headers.get('location')).toContain('?step=2#')
  })

  it('sends an address no more than five links a day, whoever types it and wherever', async () => {
    const site = await createApplicationSite()
    const { person, email: victim } = makeAnswers()
    for (let count = 0; count < 8; count++) {
      const own = { ...person, email: `other-${count}@example.com` }
      await postStep(site, { ...own, _go: 'later', _mail: victim.toUpperCase(), _revision: '0' })
    }
    expect(await rowsOf('SELECT id FROM outbox WHERE address = ?', victim)).toHaveLength(5)
  })

  it.each([
    ['forged', 'a-token-that-nobody-signed_saved'],
    ['malformed', 'x'],
    ['empty', ''],
  ])('by a %s link opens nothing', async (_, token) => {
    const site = await createApplicationSite()
    const opened = await site.get(`${page}?resume=${token}`)
    expect(opened.html).not.toContain('name="_token"')
    expect(/<p data-failure="expired">/.test(opened.html)).toBe(true)
    const resumed = await postStep(site, { _go: 'resume', _token: token })
    expect(resumed.status).toBe(410)
    expect(await resumed.text()).toContain('Dieser Link gilt nicht mehr')
    expect(resumed.headers.getSetCookie()).toEqual([])
  })

  it('in a later visit only where the visitor agreed to that', async () => {
    const site = await createApplicationSite()
    const { person } = makeAnswers()
    const granted = `consent=${btoa(JSON.stringify({ categories: ['functional'], services: {} }))}`
    const answer = await postStep(site, { ...person, _revision: '0' }, { cookie: granted })
    const [draft = '', application = ''] = answer.headers.getSetCookie()
    expect(draft).toMatch(/^draft=[^;]+; Path=\/; SameSite=Lax; HttpOnly$/)
    expect(application).toMatch(/^application=[^;]+; Max-Age=2592000; .*HttpOnly$/)
    const later = /^application=[^;]+/.exec(application)![0]
    expect((await site.get(...at(1, `${granted}; ${later}`))).html).toContain('value="Canaria"')
    expect((await site.get(...at(1, later))).html).not.toContain('Canaria')
    const declined = await postStep(site, { ...person, _revision: '0' })
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
    const site = await createApplicationSite()
    const { person } = makeAnswers()
    const cookie = cookiesOf(await postStep(site, { ...person, _revision: '0' }))
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
    const site = await createApplicationSite()
    const opened = await site.get(`${page}?step=3`)
    expect(says(opened.html)).toBe(true)
    expect(opened.html).toMatch(/name="_step" value="0"/)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    const elsewhere = await signId('0123456789-0123456789_elsewhere', {
      purpose: 'draft',
      keys: { sign: LINK_SECRET, verify: [LINK_SECRET] },
    })
    expect(says((await site.get(...at(2, `draft=${elsewhere}`))).html)).toBe(true)
    expect(says((await site.get(`${page}?step=1`)).html)).toBe(false)
  })

  it('says so to the next post, and keeps what that brings', async () => {
    const site = await createApplicationSite()
    const { study } = makeAnswers()
    const posted = await postStep(site, { ...study, _revision: '1' })
    expect(posted.status).toBe(410)
    const html = await posted.text()
    expect(says(html)).toBe(true)
    expect(html).toMatch(/name="_step" value="0"/)
    const kept = await site.get(...at(2, cookiesOf(posted)))
    expect(kept.html).toMatch(/<option value="1" selected=""/)
  })

  it('tells a script, which sends all of them once more', async () => {
    const site = await createApplicationSite()
    const { person, study } = makeAnswers()
    const saved = await sendStep(site, { ...study, _go: 'save', _revision: '1' })
    expect([saved.status, saved.headers.getSetCookie()]).toEqual([410, []])
    const again = await sendStep(site, {
      ...person,
      ...study,
      _step: ['1', '0', '2'],
      _go: 'save',
      _revision: '0',
    })
    expect(await again.json()).toEqual({ revision: 1, furthest: 2 })
  })
})
