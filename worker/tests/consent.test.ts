import { describe, expect, it } from 'vitest'
import { services, tracesOf } from '../../blocks/_kit/consent/services.ts'
import { fromBase64Json, toBase64Json } from '../core/base/http/cookies.ts'
import { recordsOf } from '../features/forms/testing/test-stores.ts'
import { cookiesOf, createApplicationSite, makeAnswers, postStep } from './setup/application-site.ts'
import { demoSpace } from './setup/demo-space.ts'
import { experimentSpace, LINK_SECRET } from './setup/experiment-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const version = '0a1b2c3d'

interface Sent {
  readonly headers?: Record<string, string> | undefined
  readonly isPlain?: boolean
}

const decide = (site: TestSite, fields: string | Record<string, string>, { headers, isPlain }: Sent = {}) =>
  site.request('/api/consent', {
    method: 'POST',
    body: new URLSearchParams(typeof fields === 'string' ? fields : { version, ...fields }),
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      accept: isPlain ? 'text/html,*/*' : 'application/json',
      ...headers,
    },
  })

const cookieIn = (response: Response) => /consent=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
const valueIn = (response: Response) => fromBase64Json(cookieIn(response) ?? '') as Record<string, unknown>
const receipts = () =>
  recordsOf('SELECT id, version, unit, language, granted FROM consent_receipts ORDER BY at, id')

describe('a decision', () => {
  it('of a script is answered with the cookie, and its receipt says no more than the cookie', async () => {
    const site = await createTestSite({ newId: () => 'receipt-1' })
    const answer = await decide(
      site,
      `decision=choose&service=analytics&service=usergroup&version=${version}`,
    )
    expect(answer.status).toBe(204)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^consent=[^;]+; Max-Age=15552000; Path=\/; SameSite=Lax$/,
    )
    expect(valueIn(answer)).toMatchObject({
      services: { necessary: ['cookie-popup'], analytics: ['analytics'], functional: ['usergroup'] },
      version,
      id: 'receipt-1',
    })
    expect(await receipts()).toEqual([
      { id: 'receipt-1', version, unit: 'dach', language: 'de', granted: '["analytics","usergroup"]' },
    ])
    await recordsOf('DELETE FROM consent_receipts')
  })

  const came = Date.UTC(2026, 10, 21, 9)
  const groupIn = (cookies: readonly string[]) => {
    const [, value] = /^usergroup=([^;]+)/.exec(cookies.find(one => one.startsWith('usergroup=')) ?? '') ?? []
    return value && fromBase64Json(value)
  }
  const lead = { group: 'lead', firstVisit: came }
  const visitorOf = (group: object) => ({ cookie: `usergroup=${toBase64Json(group)}` })

  it.each<[string, Record<string, string>, Sent, unknown]>([
    ['a visitor from an advertisement is a lead', { landing: 'utm_source=brief&a=1' }, {}, lead],
    ['any other first visitor is new', { landing: '' }, {}, { group: 'new', firstVisit: came }],
    ['so is one of a page without a word of it', {}, {}, { group: 'new', firstVisit: came }],
    [
      'and one who only used a tool of the site',
      { landing: 'a-goal=bachelor' },
      {},
      { group: 'new', firstVisit: came },
    ],
    [
      'a plain form has the query in its referrer',
      {},
      { isPlain: true, headers: { referer: `${origin}/cookies/?utm_source=brief` } },
      lead,
    ],
    [
      'which counts from this site alone',
      {},
      { isPlain: true, headers: { referer: 'https://elsewhere.example/?utm_source=brief' } },
      { group: 'new', firstVisit: came },
    ],
    ['a lead stays what it is', { landing: 'utm_source=b' }, { headers: visitorOf(lead) }, undefined],
    [
      'and so does who returns: only new visitors become leads',
      { landing: 'utm_source=b' },
      { headers: visitorOf({ group: 'returning', firstVisit: came - 3_600_000 }) },
      undefined,
    ],
    [
      'without the grant of usergroups nobody is',
      { landing: 'utm_source=b', decision: 'decline' },
      {},
      undefined,
    ],
    [
      'a query that is too long is none',
      { landing: `utm_source=${'x'.repeat(2100)}` },
      {},
      { group: 'new', firstVisit: came },
    ],
  ])('on the group of visitors: %s', async (_, fields, sent, expected) => {
    const site = await createTestSite({ now: came, newId: () => crypto.randomUUID() })
    const answer = await decide(site, { decision: 'accept', ...fields }, sent)
    expect([204, 303]).toContain(answer.status)
    expect(groupIn(answer.headers.getSetCookie().filter(one => !one.includes('Max-Age=0')))).toEqual(expected)
  })

  it('of who came from an advertisement is one of a lead on the next page too', async () => {
    const site = await createTestSite({ now: came, newId: () => crypto.randomUUID() })
    expect((await site.get('/?utm_source=brief')).headers.getSetCookie()).toEqual([])
    const answer = await decide(site, { decision: 'accept', landing: 'utm_source=brief' })
    const cookie = answer.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    expect(cookie).toContain(`usergroup=${toBase64Json(lead)}`)
    expect((await site.get('/bachelor/', { cookie })).headers.getSetCookie()).toEqual([])
    expect(JSON.stringify(site.log)).not.toContain('brief')
  })

  it('without script leads back to its page, and never to another site', async () => {
    const site = await createTestSite({ newId: () => crypto.randomUUID() })
    const places: [string, string][] = [
      ['/cookies/', '/cookies/#consent-saved'],
      ['/cookies/?a=b', '/cookies/?a=b#consent-saved'],
      ['https://evil.example/', '/#consent-saved'],
      ['//evil.example/', '/#consent-saved'],
      ['/\\evil.example/', '/#consent-saved'],
      ['/.//evil.example/', '/evil.example/#consent-saved'],
      ['/a/..//evil.example/', '/evil.example/#consent-saved'],
      ['http://127.0.0.1:8787//evil.example/', '/evil.example/#consent-saved'],
      ['javascript:alert(1)', '/#consent-saved'],
    ]
    for (const [place, location] of places) {
      const answer = await decide(site, { decision: 'decline', return: place }, { isPlain: true })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    }
  })

  it('against services deletes their cookies, and no others', async () => {
    const site = await createTestSite({ newId: () => crypto.randomUUID() })
    const cookie = 'usergroup=a; experiment=b; locale=de; _ga_X=1'
    const answer = await decide(site, { decision: 'choose', service: 'usergroup' }, { headers: { cookie } })
    const removed = answer.headers.getSetCookie().filter(one => one.includes('Max-Age=0'))
    expect(removed.map(one => one.split('=')[0])).toEqual(['experiment', '_ga_X'])
  })

  it('is refused from other sites, in other forms, and too long', async () => {
    const site = await createTestSite()
    const long = 'service=analytics&'.repeat(300)
    const cases: [string, Record<string, string> | undefined, number][] = [
      ['decision=accept', { origin: 'https://evil.example' }, 403],
      ['decision=accept', { 'sec-fetch-site': 'cross-site' }, 403],
      ['decision=maybe', undefined, 400],
      ['', undefined, 400],
      [`decision=accept&version=<script>`, undefined, 400],
      [`decision=accept&version=${version}&${long}`, undefined, 413],
      [`decision=accept&version=${version}`, { 'content-type': 'application/json' }, 415],
    ]
    for (const [body, headers, status] of cases) {
      const answer = await decide(site, body, { headers })
      expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), status])
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect((await site.get('/api/consent')).status).toBe(400)
  })

  it('that cannot be stored holds if it declines, and is refused if it grants', async () => {
    const site = await createTestSite({ bindings: { RECORDS: undefined } })
    const declined = await decide(site, { decision: 'decline' })
    expect([declined.status, valueIn(declined).services]).toEqual([204, { necessary: ['cookie-popup'] }])
    const accepted = await decide(site, { decision: 'accept' })
    expect([accepted.status, accepted.headers.get('set-cookie')]).toEqual([503, null])
    expect(site.log.filter(({ event }) => event === 'consent-receipt-lost')).toHaveLength(2)
  })
})

describe('receipts', () => {
  it('store the texts that were seen, once for each version and language', async () => {
    const site = await createTestSite({ space: demoSpace, newId: () => crypto.randomUUID() })
    const shown = async (path: string) => / data-consent="([^"]+)"/.exec((await site.get(path)).html)![1]!
    const version = await shown('/')
    for (const path of ['/', '/', '/en/']) await decide(site, { version, decision: 'decline', return: path })
    await decide(site, { version: '00000000', decision: 'decline', return: '/' })
    const texts = await recordsOf(
      'SELECT version, language, asked, html FROM consent_texts ORDER BY language',
    )
    expect(texts.map(one => [one.version, one.language])).toEqual([
      [version, 'de'],
      [version, 'en'],
    ])
    expect(String(texts[0]!.asked)).toContain('analytics:')
    expect(String(texts[0]!.html)).toContain('<form')
    await recordsOf('DELETE FROM consent_texts')
    await recordsOf('DELETE FROM consent_receipts')
  })

  it('are deleted after four years', async () => {
    const network = async () => new Response('', { status: 404 })
    const site = await createTestSite({ newId: () => crypto.randomUUID(), network })
    await recordsOf('DELETE FROM consent_receipts')
    await decide(site, { decision: 'decline' })
    site.turnClock(3.9 * 365 * 86_400_000)
    await site.runSchedule()
    expect(await receipts()).toHaveLength(1)
    site.turnClock(0.2 * 365 * 86_400_000)
    await site.runSchedule()
    expect(await receipts()).toEqual([])
  })
})

describe('the policy of a page', () => {
  const policyOf = (answer: { readonly headers: Headers }) => answer.headers.get('content-security-policy')!
  const grant = async (site: TestSite) => `consent=${cookieIn(await decide(site, { decision: 'accept' }))}`

  it('names the hosts of the tag manager only for visitors who agreed, and the entity tag differs', async () => {
    const site = await createTestSite({
      newId: () => crypto.randomUUID(),
      bindings: { TAG_MANAGER_ID: 'GTM-ABC123' },
    })
    const cookie = await grant(site)
    for (const _ of [1, 2]) {
      const without = await site.get('/')
      const granted = await site.get('/', { cookie })
      expect(policyOf(without)).not.toContain('google')
      expect(policyOf(granted)).toContain('https://www.googletagmanager.com')
      expect(granted.html).toBe(without.html)
      expect(granted.headers.get('etag')).not.toBe(without.headers.get('etag'))
      const again = await site.send('/', { cookie, 'if-none-match': without.headers.get('etag')! })
      expect(again.status).toBe(200)
      const known = await site.send('/', { cookie, 'if-none-match': granted.headers.get('etag')! })
      expect(known.status).toBe(304)
    }
  })

  it('of a host with a container of its own names them, and that of another host does not', async () => {
    const SITE_HOSTS = JSON.stringify({
      'a.example': { unit: 'dach', tagManager: 'GTM-ABC123' },
      'b.example': { unit: 'dach' },
    })
    const site = await createTestSite({ newId: () => crypto.randomUUID(), bindings: { SITE_HOSTS } })
    const cookie = await grant(site)
    for (const _ of [1, 2]) {
      const [a, b] = await Promise.all(
        ['a.example', 'b.example'].map(host => site.send('/', { cookie }, 'GET', host)),
      )
      expect(policyOf(a!)).toContain('https://www.googletagmanager.com')
      expect(policyOf(b!)).not.toContain('google')
      expect(await a!.text()).toContain('data-tags="GTM-ABC123"')
      expect(await b!.text()).not.toContain('data-tags')
      await site.settle()
    }
  })

  it('is the same for all visitors without a tag manager', async () => {
    const site = await createTestSite({ newId: () => crypto.randomUUID() })
    const cookie = await grant(site)
    const [without, granted] = [await site.get('/'), await site.get('/', { cookie })]
    expect(policyOf(granted)).toBe(policyOf(without))
    expect(granted.headers.get('etag')).toBe(without.headers.get('etag'))
  })
})

describe('hostile decisions', () => {
  const personal = 'amara@beispiel.example'
  const texts = [
    '',
    `/kontakt/?email=${personal}#${personal}`,
    'accept',
    'choose',
    '%00',
    '🙂',
    '__proto__',
    '[]',
    '{"a":1}',
    'x'.repeat(5000),
    '%',
    '\u0000',
  ]
  const names = ['decision', 'service', 'version', 'return', 'decision[]', '__proto__']
  const types = [
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data',
    'text/plain',
    '',
  ]

  const cookies = ['consent=x', `consent=${personal}`, `_ga=${personal}; experiment=%`, '=', 'consent=']

  it('are never answered with a failure, store only what the schema knows, and log nothing personal', async () => {
    // All posts come from one address.
    const POST_LIMIT = { limit: async () => ({ success: true }) }
    const site = await createTestSite({ newId: () => crypto.randomUUID(), bindings: { POST_LIMIT } })
    for (let index = 0; index < loopCount(10_000); index++) {
      const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length]!
      const body = `decision=${pick(['accept', 'decline', 'choose', 'no'], 1)}&version=${pick([version, 'x'], 3)}&${pick(names, 2)}=${pick(texts, 5)}&service=${pick([...services, 'x'], 7)}`
      const headers = {
        ...{ origin, accept: pick(['*/*', 'text/html'], 4), 'content-type': pick(types, 11) },
        ...{ cookie: pick(cookies, 13), 'user-agent': personal, 'cf-connecting-ip': '192.0.2.77' },
      }
      const answer = await site.request('/api/consent', { method: 'POST', body, headers })
      expect([204, 303, 400, 413, 415]).toContain(answer.status)
    }
    const rows = await recordsOf('SELECT DISTINCT version, unit, language FROM consent_receipts')
    expect(rows).toEqual([{ version, unit: 'dach', language: 'de' }])
    const granted = await recordsOf('SELECT DISTINCT granted FROM consent_receipts')
    const found = new Set(granted.flatMap(row => JSON.parse(String(row.granted)) as string[]))
    expect([...found].filter(name => !services.some(service => service === name))).toEqual([])
    const stored = await recordsOf('SELECT * FROM consent_receipts')
    expect(JSON.stringify([stored, site.log])).not.toMatch(/beispiel|192\.0\.2/)
  })
})

const consentTo = (...services: readonly string[]) =>
  `consent=${toBase64Json({ categories: ['all'], services: { all: services } })}`

const visit = async (cookie: string) => {
  const filed = { 'ab-testing': 'all', usergroup: 'all' }
  const bindings = { LINK_SECRET, CONSENT_CATEGORIES: JSON.stringify(filed) }
  const site = await createTestSite({ space: experimentSpace(), bindings })
  return cookiesOf(await site.get('/', { cookie }))
}

/** For each service, what the worker does for a visitor with this cookie. */
const works: Readonly<Record<string, (cookie: string) => Promise<unknown>>> = {
  'ab-testing': visit,
  usergroup: visit,
  async 'resume-application'(cookie) {
    const bindings = { CONSENT_CATEGORIES: JSON.stringify({ 'resume-application': 'all' }) }
    const site = await createApplicationSite({ bindings })
    const answer = await postStep(site, { ...makeAnswers().person, _revision: '0' }, { cookie })
    return /(?:^|; )application=/.test(cookiesOf(answer))
  },
}

it('each service that runs here is tried, except the notice itself', () => {
  const places: readonly string[] = ['worker']
  const here = services.filter(name => name !== 'cookie-popup' && places.includes(tracesOf[name].runsIn))
  expect(Object.keys(works).sort()).toEqual(here)
})

it.each(Object.entries(works))(
  'the grant of %s alone changes what the worker does',
  async (service, work) => {
    expect(await work(consentTo(service))).not.toEqual(await work(consentTo()))
  },
)
