import { beforeEach, describe, expect, it } from 'vitest'
import { isSeal } from '../features/forms/receipt-seal.ts'
import type { Submission } from '../features/forms/submission.ts'
import { bucket, database, disturbedDatabase, rowsOf } from '../features/forms/testing/test-stores.ts'
import { confirm, declared, withdraw, withdrawalSpace } from './setup/declarations.ts'
import { emptyNamespace } from './setup/empty-namespace.ts'
import { createFormSite, LINK_SECRET, sendPlain } from './setup/form-site.ts'
import { loopCount, loopTime } from './setup/loop-count.ts'

const createDeclarationSite = (options: Parameters<typeof createFormSite>[0] = {}) =>
  createFormSite({ space: withdrawalSpace(), ...options })

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const storedBodies = async () =>
  (await rowsOf('SELECT body FROM submissions ORDER BY created')).map(
    ({ body }) => JSON.parse(String(body)) as Submission,
  )

describe('a declaration about a contract, without script', () => {
  beforeEach(async () => {
    await database.batch(
      ['submissions', 'submission_keys', 'outbox', 'inbox', 'drafts'].map(table =>
        database.prepare(`DELETE FROM ${table}`),
      ),
    )
  })

  it('shows what was typed before it is confirmed, and keeps nothing before that', async () => {
    const site = await createDeclarationSite()
    const { first, confirmation, last, receipt } = await withdraw(site, declared)
    expect([first.status, first.headers.get('set-cookie')]).toEqual([200, null])
    expect(textOf(confirmation)).toContain('Ada Canaria')
    expect(textOf(confirmation)).toContain('Widerruf bestätigen')
    expect(await rowsOf('SELECT id FROM drafts')).toEqual([])
    expect(last.status).toBe(200)
    expect(textOf(receipt)).toContain('Dein Widerruf ist eingegangen')
  })

  it('has a receipt on the page and by mail, to the second, with the same seal', async () => {
    const site = await createDeclarationSite()
    site.turnClock(7_000)
    const { receipt } = await withdraw(site, declared)
    const [submission] = await storedBodies()
    expect(submission!.created).toBe(site.now())
    const moment = '21. November 2026 um 10:00:07 Mitteleuropäische Normalzeit'
    const [mail] = submission!.mails
    const seal = /Prüfzeichen: ([\w-]{43})/.exec(mail!.text)![1]!
    for (const said of [moment, seal, submission!.reference, 'Kurs 12.345', 'ada@example.org'])
      expect(textOf(receipt)).toContain(said)
    expect(mail!.text).toBe(
      `Hallo,\n\ndas hast du erklärt:\n\nName: Ada Canaria\nVertrag: Kurs 12.345\nE-Mail: ada@example.org\nEingegangen: ${moment}\nDeine Vorgangsnummer: ${submission!.reference}\nPrüfzeichen: ${seal}`,
    )
    const keys = { verify: [LINK_SECRET] }
    expect(await isSeal(seal, submission!, keys)).toBe(true)
    expect(await isSeal(seal, { ...submission!, created: submission!.created + 1000 }, keys)).toBe(false)
    expect(await isSeal(seal, { ...submission!, values: { ...declared, contract: 'x' } }, keys)).toBe(false)
  })

  it('confirmed by a double click is one, with the receipt of the first', async () => {
    const site = await createDeclarationSite()
    const { confirmation, receipt } = await withdraw(site, declared)
    site.turnClock(3_000)
    const again = await (await confirm(site, confirmation)).text()
    expect(await storedBodies()).toHaveLength(1)
    const answers = (html: string) => /<dl>(?:(?!<dl).)*Eingegangen.*?<\/dl>/s.exec(html)![0]
    expect(answers(again)).toBe(answers(receipt))
  })

  it('takes an unknown contract, and asks for an empty one', async () => {
    const site = await createDeclarationSite()
    const empty = await sendPlain(site, { ...declared, contract: ' ', _step: '0' }, { form: 'widerruf' })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain('value="Ada Canaria"')
    const odd = 'Keine Ahnung, irgendwas mit „Daten“ 🙂'
    expect((await withdraw(site, { ...declared, contract: odd })).last.status).toBe(200)
    expect((await storedBodies()).map(({ values }) => values.contract)).toEqual([odd])
  })

  it('without its first step is led back there', async () => {
    const site = await createDeclarationSite()
    const answer = await sendPlain(site, { _step: '1' }, { form: 'widerruf' })
    expect(answer.status).toBe(422)
    expect(await storedBodies()).toEqual([])
  })

  it('is never held as suspicious', async () => {
    const site = await createDeclarationSite()
    const links = 'http://a.example '.repeat(5)
    await withdraw(site, { ...declared, contract: links })
    expect((await storedBodies()).map(({ held }) => held)).toEqual([undefined])
  })

  it('by mail says in one line what a stranger typed, without a link; the page says it as it was', async () => {
    const site = await createDeclarationSite()
    const contract = 'Gewonnen! https://evil.example/x www.evil.example'
    const { receipt } = await withdraw(site, { ...declared, contract })
    expect(textOf(receipt)).toContain(contract)
    const [submission] = await storedBodies()
    expect(submission!.mails[0]!.text).toContain(
      'Vertrag: Gewonnen! https: evil. example/x www. evil. example\n',
    )
  })

  it('whose mail is one too many in a day says so, and shows all of it', async () => {
    const site = await createDeclarationSite({ bindings: { MAILS_PER_ADDRESS: '1' } })
    await withdraw(site, declared)
    const { receipt } = await withdraw(site, { ...declared, contract: 'Der andere' })
    const text = textOf(receipt)
    for (const said of ['Eine E-Mail dazu schicken wir dir nicht', 'Der andere', '10:00:00', 'drucken'])
      expect(text).toContain(said)
  })

  it('is taken while the database is dead, and has its receipt', async () => {
    const site = await createDeclarationSite({
      bindings: { DB: disturbedDatabase(() => Promise.reject(new Error('D1_ERROR'))) },
    })
    const { last, receipt } = await withdraw(site, declared)
    expect(last.status).toBe(200)
    for (const said of ['Kurs 12.345', '10:00:00', 'Prüfzeichen']) expect(textOf(receipt)).toContain(said)
    const { objects } = await bucket.list({ prefix: 'pending/' })
    expect(objects).toHaveLength(1)
    await bucket.delete(objects.map(({ key }) => key))
  })

  it('goes on while neither content nor KV is there, by the form that was kept when it was shown', async () => {
    const shown = await createDeclarationSite()
    const { html } = await shown.get('/contact/')
    const _version = /name="_version" value="([^"]+)"/.exec(html)![1]!
    const cold = await createDeclarationSite({
      seeded: true,
      fetch: () => async () => Response.json({ error: 'down' }, { status: 500 }),
      bindings: { CONTENT: emptyNamespace },
    })
    const { last, confirmation, receipt } = await withdraw(cold, { ...declared, _version })
    expect(confirmation).toContain('<td>Kurs 12.345</td>')
    expect(last.status).toBe(200)
    for (const said of ['Kurs 12.345', '10:00:00', 'Prüfzeichen']) expect(receipt).toContain(said)
    expect(await storedBodies()).toHaveLength(1)
  })

  it(
    'of a script that posts again and again is bounded like any form',
    async () => {
      const total = loopCount(1_000, 20)
      const most = total / 2
      let confirmation = 0
      const FORM_LIMIT = { limit: async () => ({ success: ++confirmation <= most }) }
      const site = await createDeclarationSite({ bindings: { FORM_LIMIT } })
      const headers = { 'cf-connecting-ip': '203.0.113.46' }
      const statuses: number[] = []
      for (let index = 0; index < total; index++) {
        const fields = { ...declared, contract: String(index), _step: '1' }
        const body = new URLSearchParams([...Object.entries(fields), ['_step', '0']])
        const answer = await site.request('/api/forms/widerruf?page=%2Fcontact%2F', {
          ...{ method: 'POST', body },
          headers: { origin: 'http://127.0.0.1:8787', ...headers },
        })
        statuses.push(answer.status)
        await answer.text()
      }
      expect(await storedBodies()).toHaveLength(most)
      expect(statuses.filter(status => status === 200)).toHaveLength(most)
      expect(statuses.filter(status => status === 429)).toHaveLength(total - most)
      const mails = await rowsOf(
        "SELECT count(*) AS count FROM outbox WHERE kind = 'mail' AND state <> 'held'",
      )
      expect(mails).toEqual([{ count: 5 }])
    },
    loopTime(20_000),
  )
})
