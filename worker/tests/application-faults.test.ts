import { beforeAll, describe, expect, it } from 'vitest'
import { disturbedDatabase, rowsOf } from '../features/forms/testing/test-stores.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const address = '/api/forms/saved?page=%2Fcontact%2F'
const total = loopCount(200)
const canary = 'kanarienvogel0815'

/** A database that fails one call in seven, and loses the answer to one in nine although it executed the call. */
function unreliableDatabase(): D1Database {
  let calls = 0
  async function disturb<T>(run: () => Promise<T>): Promise<T> {
    const call = ++calls
    if (call % 7 === 0) throw new Error(`D1_ERROR: Network connection lost: ${canary}`)
    const result = await run()
    if (call % 9 === 0) throw new Error(`D1_ERROR: answer lost: ${canary}`)
    return result
  }
  return disturbedDatabase(disturb)
}

const answersOf = (index: number) => {
  const name = { firstName: 'Ada', lastName: `${canary} ${index}`, email: `${canary}-${index}@example.com` }
  const birthday = { 'birthday.day': '24', 'birthday.month': '12', 'birthday.year': '1999' }
  return [
    { ...name, ...birthday, postcode: '10115', country: 'DE', _step: '0' },
    { degree: '1', model: 'fs', _step: '1' },
  ] as const
}

/** Values of a page's hidden inputs. */
const inputIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ''

/** An applicant who presses the button again where the site says so. */
class Applicant {
  private cookies = new Map<string, string>()
  private readonly site: TestSite

  constructor(site: TestSite) {
    this.site = site
  }

  private async request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(pair => pair.join('=')).join('; ')
    const answer = await this.site.request(path, {
      ...init,
      headers: { origin, 'sec-fetch-site': 'same-origin', cookie, ...init.headers },
    })
    for (const text of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = text.split(';', 1)[0]!.split('=', 2)
      this.cookies.set(name, value)
    }
    await this.site.settle()
    return answer
  }

  async open(path: string): Promise<string> {
    for (let attempt = 0; attempt < 10; attempt++) {
      const answer = await this.request(path)
      if (answer.status === 200) return answer.text()
    }
    throw new Error(`${path} does not open`)
  }

  /** Posts a step; again if it was not saved, and from the page that shows what changed elsewhere. */
  async post(fields: Readonly<Record<string, string>>): Promise<string> {
    let current = fields
    for (let attempt = 0; attempt < 10; attempt++) {
      const answer = await this.request(address, { method: 'POST', body: new URLSearchParams(current) })
      if (answer.status === 303) return answer.headers.get('location') ?? ''
      const html = await answer.text()
      const isSent = answer.status === 200 && /data-reference="">[A-Z0-9]{8}</.test(html)
      if (isSent) return 'sent'
      if (![200, 409, 503].includes(answer.status)) throw new Error(`status ${answer.status}`)
      current = { ...current, _revision: inputIn(html, '_revision') || current._revision || '0' }
    }
    throw new Error('the step is not taken')
  }

  async send(fields: object): Promise<Response> {
    return this.request(address, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    })
  }
}

/** Without script: step by step, and the last button twice. */
async function applyPlainly(applicant: Applicant, index: number): Promise<void> {
  const [person, study] = answersOf(index)
  await applicant.post({ ...person, _revision: '0' })
  const second = await applicant.open('/contact/?step=2')
  await applicant.post({ ...study, _revision: inputIn(second, '_revision') })
  const last = await applicant.open('/contact/?step=3')
  const final = { _step: '2', privacy: inputIn(last, 'privacy'), _revision: inputIn(last, '_revision') }
  await Promise.all([applicant.post(final), applicant.post(final)])
}

/** Applies with script: steps that are not saved do not stop it; the last step is sent until there is a reference. */
async function applyByScript(applicant: Applicant, index: number): Promise<void> {
  const [person, study] = answersOf(index)
  const page = await applicant.open('/contact/')
  let revision = '0'
  for (const step of [person, study]) {
    const answer = await applicant.send({ ...step, _go: 'save', _revision: revision })
    if (answer.status === 200) revision = String(((await answer.json()) as { revision: number }).revision)
  }
  const whole = {
    ...person,
    ...study,
    _step: '2',
    privacy: inputIn(page, 'privacy'),
    _key: crypto.randomUUID(),
  }
  for (let attempt = 0; attempt < 10; attempt++) {
    const answer = await applicant.send({ ...whole, _revision: revision })
    if (answer.status === 200) return
    if (answer.status === 409) revision = '999999'
  }
  throw new Error('the application is not taken')
}

describe(`${total} applications over a database that fails`, () => {
  const logs: unknown[] = []

  beforeAll(async () => {
    const site = await createTestSite({
      space: formsSpace(formFixture('saved')),
      newId: () => crypto.randomUUID(),
      bindings: { LINK_SECRET: 'a-secret-of-operators', DB: unreliableDatabase() },
      onLog: line => logs.push(line),
    })
    for (let index = 0; index < total; index++)
      await (index % 2 ? applyByScript : applyPlainly)(new Applicant(site), index)
    await site.settle()
  }, 120_000)

  it('are all stored, none of them twice, each with all of its answers', async () => {
    const rows = await rowsOf('SELECT email, body FROM submissions WHERE email LIKE ?', `${canary}-%`)
    const emails = rows.map(({ email }) => String(email)).sort()
    const wanted = Array.from({ length: total }, (_, index) => `${canary}-${index}@example.com`).sort()
    expect(emails).toEqual(wanted)
    for (const { body } of rows)
      expect(JSON.parse(String(body))).toMatchObject({ values: { degree: '1', postcode: '10115' } })
  })

  it('have a delivery each', async () => {
    const [row] = await rowsOf(
      "SELECT count(*) AS count FROM outbox o JOIN submissions s ON s.id = o.submission WHERE s.email LIKE ? AND o.kind = 'delivery'",
      `${canary}-%`,
    )
    expect(row?.count).toBe(total)
  })

  it('are in no log line', () => {
    expect(logs.length).toBeGreaterThan(total)
    expect(JSON.stringify(logs)).not.toContain(canary)
  })
})
