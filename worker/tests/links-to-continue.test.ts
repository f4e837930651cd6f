import { describe, expect, it } from 'vitest'
import { runStatements } from '../core/base/sql/run-statements.ts'
import { revokeLinksStatement } from '../features/forms/command/change-statements.ts'
import { database, rowsOf } from '../features/forms/testing/test-stores.ts'
import { at, cookiesOf, createApplicationSite, makeAnswers, postStep } from './setup/application-site.ts'
import type { TestSite } from './setup/test-site.ts'

const page = '/contact/'
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
    // Whoever has one of them cannot have the next one.
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
