import { beforeAll, describe, expect, it } from 'vitest'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { demoSpace } from './setup/demo-space.ts'
import { consentTo } from './setup/experiment-space.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { createTestSite, type TestSite, type TestSiteOptions } from './setup/test-site.ts'

const now = Date.UTC(2026, 10, 21, 9)
const consent = consentTo('functional')
const inGroup = (group: string) =>
  `${consent}; usergroup=${toBase64Json({ group, firstVisit: now - 60_000 })}`
const hasLayer = (html: string) => html.includes('<dialog id="exit-layer"')

const onHost = (unit: object): TestSiteOptions => ({
  bindings: { SITE_HOSTS: JSON.stringify({ '127.0.0.1:8787': unit }) },
})

describe('the exit layer', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite({ now, space: demoSpace })
  })

  it('is sent to a visitor until it was closed, warm and fresh', async () => {
    for (let round = 0; round < 2; round++) {
      expect(hasLayer((await site.get('/bachelor/')).html)).toBe(true)
      expect(hasLayer((await site.get('/bachelor/', { cookie: 'closed_exit=1' })).html)).toBe(false)
      expect(hasLayer((await site.get('/bachelor/', { cookie: 'closed_exit=x' })).html)).toBe(true)
    }
  })

  it.each([
    ['a new visitor', '/bachelor/', inGroup('new'), true],
    ['a returning visitor', '/bachelor/', inGroup('returning'), true],
    ['bob', '/bachelor/', inGroup('bob'), true],
    ['a lead', '/bachelor/', inGroup('lead'), true],
    ['the app', '/bachelor/', inGroup('app'), false],
    ['a visitor from an advertisement who has decided nothing yet', '/bachelor/?utm_source=a', '', true],
    ['a reader of a page without it', '/infomaterial/', '', false],
    ['an applicant', '/forms-space/bewerbung/', '', false],
    ['a visitor of no page', '/nothing-here/', '', false],
  ])('is sent to %s: %s', async (_, path, cookie, isSent) => {
    expect(hasLayer((await site.get(path, { ...(cookie && { cookie }) })).html)).toBe(isSent)
  })

  it.each([
    ['dach', '/', {}, 'Nimm alles schwarz auf weiß mit'],
    ['dach', '/en/', {}, 'Take it all with you in writing'],
    ['dach', '/pt/', {}, 'Leva tudo por escrito'],
    ['ds', '/', { unit: 'ds', folder: 'ds' }, 'Welcher Betrieb passt zu dir?'],
    ['obw', '/', { unit: 'obw', folder: 'weiterbildung' }, undefined],
  ])('is that of the unit, in the language of the page: %s %s', async (unit, path, host, headline) => {
    const own = unit === 'dach' ? site : await createTestSite({ now, seeded: true, ...onHost(host) })
    const { html } = await own.get(path)
    expect(/id="exit-layer-title"[^>]*>([^<]+)</.exec(html)?.[1]).toBe(headline)
  })

  it('leaves the contact bubble and its open dialog alone', async () => {
    const asideOf = async (cookie?: string) => {
      const { html } = await site.get('/bachelor/_payload.json', { ...(cookie && { cookie }) })
      return (JSON.parse(html) as { regions: { aside: { key: string } } }).regions.aside.key
    }
    expect(await asideOf('closed_exit=1')).toBe(await asideOf())
  })
})

it('a form that was stored closes it for the visit', async () => {
  const site = await createTestSite({
    space: formsSpace(formFixture('default')),
    newId: () => crypto.randomUUID(),
  })
  const privacy = /name="privacy"[^>]* value="([^"]+)"/.exec((await site.get('/contact/')).html)![1]!
  const person = { firstName: 'Ada', lastName: 'Canaria', email: 'ada@example.com' }
  const send = (fields: object) =>
    site.request('/api/forms/enquiry?page=%2Fcontact%2F', {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: {
        origin: 'http://127.0.0.1:8787',
        'content-type': 'application/json',
        accept: 'application/json',
      },
    })
  const refused = await send(person)
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []])
  const stored = await send({ ...person, reply: 'email', message: 'Wann beginnt das Semester?', privacy })
  expect([stored.status, stored.headers.getSetCookie()]).toEqual([
    200,
    ['closed_exit=1; Path=/; SameSite=Strict'],
  ])
})
