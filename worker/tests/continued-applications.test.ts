import { describe, expect, it } from 'vitest'
import { signId } from '../core/base/http/signatures.ts'
import { runStatements } from '../core/base/sql/statements.ts'
import { revokeLinksStatement } from '../features/forms/command/change-statements.ts'
import { database, rowsOf } from '../features/forms/testing/test-stores.ts'
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
import type { TestSite } from './setup/test-site.ts'

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

  it('says so where a step is requested, and is no longer offered', async () => {
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

const used = 'Dieser Link wurde schon benutzt oder beendet.'
const sent = 'Ein neuer Link ist unterwegs'
const unsent = 'Diesmal haben wir keinen Link geschickt'

/** The text of a notice that the page shows, and has not only at hand. */
const says = (html: string, text: string) =>
  new RegExp(`<(?:p|h\\d)[^>]*>${text}`).test(html.replace(/<p hidden[^>]*>/g, ''))

/** The links of the mails of an application, oldest first. */
async function linksOf(email: string): Promise<{ readonly to: string; readonly link: URL }[]> {
  const [row] = await rowsOf('SELECT body FROM drafts WHERE email = ?', email)
  const { mails } = JSON.parse(String(row!.body)) as { mails: { to: string; text: string }[] }
  return mails.map(({ to, text }) => ({ to, link: new URL(/https?:\S+/.exec(text)![0]) }))
}

/** An application whose visitor has requested a link, in the browser with these cookies. */
async function orderLink(site: TestSite) {
  const { person, email } = makeAnswers()
  const cookie = cookiesOf(await postStep(site, { ...person, _go: 'later', _revision: '0' }))
  const link = (await linksOf(email))[0]!.link
  return { person, email, cookie, link }
}

/** Opens a link as a mail program does, and presses its button in another browser. */
async function press(site: TestSite, link: URL, go = 'resume', cookie?: string) {
  const { html } = await site.get(link.pathname + link.search)
  const token = /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await postStep(site, { _go: go, _token: token }, cookie ? { cookie } : {})
  return { answer, html: await answer.text() }
}

describe('a link to continue', () => {
  it('is not used up by programs that open it, and is by its button', async () => {
    const site = await createApplicationSite()
    const { link } = await orderLink(site)
    for (let time = 0; time < 3; time++)
      expect((await site.get(link.pathname + link.search)).status).toBe(200)
    await site.send(link.pathname + link.search, {}, 'HEAD')
    const first = await press(site, link)
    expect(first.answer.headers.get('location')).toBe('/contact/?step=1#saved')
    expect((await site.get(...at(1, cookiesOf(first.answer)))).html).toContain('value="Canaria"')
    const second = await press(site, link)
    expect(second.answer.status).toBe(410)
    expect(says(second.html, used)).toBe(true)
    expect(second.html).not.toContain('Canaria')
    expect(second.html).not.toContain('example.com')
    expect(second.answer.headers.getSetCookie()).toEqual([])
  })

  it('leads the browser that has the answers to them as often as it is pressed', async () => {
    const site = await createApplicationSite()
    const { link } = await orderLink(site)
    const cookie = cookiesOf((await press(site, link)).answer)
    expect((await press(site, link, 'resume', cookie)).answer.status).toBe(303)
  })

  it('is used up once, however many press at the same time', async () => {
    const site = await createApplicationSite()
    const { link } = await orderLink(site)
    const token = link.searchParams.get('resume')!
    const presses = Array.from({ length: 5 }, () => postStep(site, { _go: 'resume', _token: token }))
    const statuses = (await Promise.all(presses)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([303, 410, 410, 410, 410])
  })

  it('that was used up has a button for a new one, which goes to the application’s own address alone', async () => {
    const site = await createApplicationSite()
    const { link, email } = await orderLink(site)
    await press(site, link)
    const { html } = await press(site, link)
    expect(html).toMatch(/<button [^>]*value="renew"/)
    const token = /name="_token" value="([^"]+)"/.exec(html)![1]!
    const renewed = await postStep(site, { _go: 'renew', _token: token, _mail: 'eve@example.com' })
    expect(renewed.status).toBe(200)
    const told = await renewed.text()
    expect(says(told, sent)).toBe(true)
    expect(told).not.toContain('example.com')
    const links = await linksOf(email)
    expect(links.map(({ to }) => to)).toEqual([email, email])
    expect(await rowsOf('SELECT kind FROM outbox WHERE submission LIKE ?', '%_saved')).not.toEqual([])
    expect((await press(site, links[1]!.link)).answer.status).toBe(303)
  })

  it('is renewed no more often than links are sent at all', async () => {
    const site = await createApplicationSite()
    const { link, email } = await orderLink(site)
    await press(site, link)
    const token = link.searchParams.get('resume')!
    const pages: string[] = []
    for (let time = 0; time < 6; time++)
      pages.push(await (await postStep(site, { _go: 'renew', _token: token })).text())
    expect(pages.map(html => says(html, sent))).toEqual([true, true, true, true, false, false])
    expect(says(pages[5]!, unsent)).toBe(true)
    expect(await linksOf(email)).toHaveLength(5)
  })

  it('that nobody signed is not renewed', async () => {
    const site = await createApplicationSite()
    const answer = await postStep(site, { _go: 'renew', _token: '0-forged_saved' })
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('data-failure="expired"')
  })
})

describe('all links of an application', () => {
  it('are ended by a button of its visitor, who keeps what is typed', async () => {
    const site = await createApplicationSite()
    const { person, link, cookie, email } = await orderLink(site)
    await postStep(site, { ...person, _go: 'later', _mail: 'typo@example.com', _revision: '1' }, { cookie })
    const kept = await site.get(`${page}?step=1&kept=1`, { cookie })
    expect(kept.html).toMatch(/<button [^>]*value="revoke"/)
    const revoked = await postStep(
      site,
      { ...person, firstName: 'Grace', _go: 'revoke', _revision: '1' },
      { cookie },
    )
    expect(revoked.headers.get('location')).toBe('/contact/?step=1&kept=revoked')
    const shown = await site.get('/contact/?step=1&kept=revoked', { cookie })
    expect(shown.html).toContain('Alle Links zu diesen Angaben sind beendet.')
    expect(shown.html).not.toMatch(/<button [^>]*value="revoke"/)
    expect(shown.html).toContain('value="Grace"')
    const links = await linksOf(email)
    expect(links.map(({ to }) => to)).toEqual([email, 'typo@example.com'])
    for (const one of [link, links[1]!.link]) expect((await press(site, one)).answer.status).toBe(410)
    // Who has an ended link gets no new one: that goes to the address of the application.
    await postStep(site, { _go: 'renew', _token: links[1]!.link.searchParams.get('resume')! })
    expect((await linksOf(email)).at(-1)!.to).toBe(email)
    expect((await press(site, (await linksOf(email)).at(-1)!.link)).answer.status).toBe(303)
  })

  it('are ended by an operator, by the address of the application or of a mail', async () => {
    const site = await createApplicationSite()
    const { link, email } = await orderLink(site)
    const [ended] = await runStatements(database, [revokeLinksStatement(` ${email.toUpperCase()}`)])
    expect(ended).toHaveLength(1)
    expect((await press(site, link)).answer.status).toBe(410)
  })

  it('without an address of its own are not renewed after that', async () => {
    const site = await createApplicationSite()
    const { email: typed } = makeAnswers()
    const cookie = cookiesOf(
      await postStep(site, { firstName: 'Ada', _step: '0', _go: 'later', _mail: typed, _revision: '0' }),
    )
    const [row] = await rowsOf('SELECT body FROM drafts WHERE body LIKE ?', `%"to":"${typed}"%`)
    const token = /resume=([\w.-]+)/.exec(String(row!.body))![1]!
    await postStep(site, { firstName: 'Ada', _step: '0', _go: 'revoke', _revision: '1' }, { cookie })
    const html = await (await postStep(site, { _go: 'resume', _token: token })).text()
    expect(html).not.toMatch(/<button [^>]*value="renew"/)
    expect((await postStep(site, { _go: 'renew', _token: token })).status).toBe(410)
  })
})
