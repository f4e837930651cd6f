import { beforeEach, describe, expect, it } from 'vitest'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { parseMemberships } from '../core/request/visitor/experiment-state.ts'
import { recordsOf, rowsOf } from '../features/forms/testing/test-stores.ts'
import { consentTo, experimentSpace, memberOf } from './setup/experiment-space.ts'
import { createFormSite, enquiry, sendPlain } from './setup/form-site.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { loopCount } from './setup/loop-count.ts'
import type { TestSite } from './setup/test-site.ts'

const consent = consentTo('analytics')
const origin = 'http://127.0.0.1:8787'

/** The page of the experiment, and one with a form. */
function space() {
  const [contact] = formsSpace(formFixture('default')).stories.slice(-1)
  const tested = experimentSpace()
  return { ...tested, stories: [...tested.stories, contact!] }
}

const open = (bindings = {}) =>
  createFormSite({ space: space(), bindings: { EXPOSURES: undefined, ...bindings } })

/** The worker's counts: visitors of a variant, and those of them who sent a form. */
const counted = async (kind: string) =>
  (
    await recordsOf(
      'SELECT variant, count(*) AS n FROM experiment_visitors WHERE kind = ?1 GROUP BY variant',
      kind,
    )
  ).map(({ variant, n }) => [variant, n])

const conversions = () =>
  recordsOf("SELECT template, language, path, unit FROM events WHERE kind = 'conversion'")

/** The cookies of a visitor who has consented to tests and seen the tested page. */
async function visitorOf(site: TestSite) {
  const answer = await site.get('/', { cookie: consent })
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0]!)
  const experiment = cookies.find(cookie => cookie.startsWith('experiment='))!
  const [{ variantId } = { variantId: '' }] = parseMemberships(experiment.slice('experiment='.length))
  return { cookie: [consent, ...cookies].join('; '), cookies, variantId }
}

const privacyOf = (html: string) => /name="privacy"[^>]* value="([^"]+)"/.exec(html)![1]!

async function sender(site: TestSite) {
  const privacy = privacyOf((await site.get('/contact/')).html)
  let messages = 0
  return async (cookie: string, own: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const fields = { ...enquiry, privacy, _elapsed: '60000', message: `Frage ${++messages}`, ...own }
    const answer = await sendPlain(site, fields, { cookie, headers })
    await site.settle()
    return answer.status
  }
}

beforeEach(async () => {
  await recordsOf('DELETE FROM experiment_visitors')
  await recordsOf('DELETE FROM events')
  await rowsOf('DELETE FROM submissions')
  await rowsOf('DELETE FROM submission_keys')
})

describe('a form that is sent', () => {
  it('is a conversion of its page, and of the variant that the worker assigned', async () => {
    const site = await open()
    const send = await sender(site)
    const { cookie, variantId } = await visitorOf(site)
    expect(await counted('exposure')).toEqual([[variantId, 1]])
    expect(await send(cookie)).toBe(303)
    expect(await conversions()).toEqual([
      { template: 'page', language: 'de', path: '/contact/', unit: 'dach' },
    ])
    expect(await counted('conversion')).toEqual([[variantId, 1]])
  })

  it('is deleted with its visitor when it is as old as events may be', async () => {
    const site = await open({ EVENT_RETENTION_DAYS: '2' })
    await visitorOf(site)
    site.turnClock(2 * 86_400_000)
    await site.runSchedule()
    expect(await counted('exposure')).toHaveLength(1)
    site.turnClock(1)
    await site.runSchedule()
    expect(await counted('exposure')).toEqual([])
  })

  it('counts once for its visitor, also where it is sent again and again', async () => {
    const site = await open()
    const send = await sender(site)
    const { cookie, variantId } = await visitorOf(site)
    for (let times = 0; times < 3; times++) expect(await send(cookie)).toBe(303)
    expect(await counted('conversion')).toEqual([[variantId, 1]])
  })

  it('that was stored before is no other conversion', async () => {
    const site = await open()
    const send = await sender(site)
    for (let times = 0; times < 2; times++)
      await send(consent, { message: 'Dieselbe Frage', _key: 'k'.repeat(20) })
    expect(await conversions()).toHaveLength(1)
  })

  it('that is held as suspicious is none', async () => {
    const site = await open()
    const send = await sender(site)
    const { cookie } = await visitorOf(site)
    expect(await send(cookie, { _elapsed: '1' })).toBe(303)
    expect(await rowsOf('SELECT held FROM submissions')).toEqual([{ held: 'tooFast' }])
    expect(await counted('conversion')).toEqual([])
    expect(await conversions()).toEqual([])
  })

  it('without consent is none', async () => {
    const site = await open()
    const send = await sender(site)
    const { cookies } = await visitorOf(site)
    await send(cookies.join('; '))
    expect(await counted('conversion')).toEqual([])
    expect(await conversions()).toEqual([])
  })

  it.each<[string, (own: readonly string[]) => readonly string[]]>([
    [
      'a variant that was not assigned',
      own => [...own.filter(one => one.startsWith('visitor')), `experiment=${memberOf('price')}`],
    ],
    [
      'the visitor of somebody else',
      own => [...own.filter(one => one.startsWith('experiment')), 'visitor=visitor-00000099'],
    ],
    [
      'an invented signature',
      () => [`visitor=visitor-00000099.${'A'.repeat(43)}`, `experiment=${memberOf('price')}`],
    ],
    ['no visitor', own => own.filter(one => one.startsWith('experiment'))],
    [
      'experiments that there are not',
      own => [
        ...own.filter(one => one.startsWith('visitor')),
        `experiment=${toBase64Json([{ experimentId: 'none', variantId: 'a', proof: 'A'.repeat(43) }])}`,
      ],
    ],
  ])('with %s counts for none', async (_, forge) => {
    const site = await open()
    const send = await sender(site)
    const { cookies } = await visitorOf(site)
    expect(await send([consent, ...forge(cookies)].join('; '))).toBe(303)
    expect(await counted('conversion')).toEqual([])
  })

  it('counts once for a variant that is named four times', async () => {
    const points: AnalyticsEngineDataPoint[] = []
    const EXPOSURES = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) }
    const site = await open({ EXPOSURES })
    const send = await sender(site)
    const { cookies, variantId } = await visitorOf(site)
    const [experiment, visitor] = cookies as [string, string]
    const [membership] = parseMemberships(experiment.slice('experiment='.length))
    const repeated = `experiment=${toBase64Json([membership, membership, membership, membership])}`
    await send([consent, visitor, repeated].join('; '))
    expect(points.map(({ blobs }) => [blobs?.[1], blobs?.[5]])).toEqual([
      [variantId, 'assignment'],
      [variantId, 'conversion'],
    ])
  })

  it('is none of a variant without the secret that signs: everybody sees the control', async () => {
    const site = await open({ LINK_SECRET: undefined })
    const answer = await site.get('/', { cookie: consent })
    expect(answer.headers.getSetCookie().filter(cookie => !cookie.startsWith('usergroup'))).toEqual([])
    expect(answer.html).toContain('>Willkommen</h1>')
    expect(await counted('exposure')).toEqual([])
  })
})

describe('one client', () => {
  it('decides no experiment by events', async () => {
    const site = await open()
    const page = { template: 'page', language: 'de', path: '/' }
    const exposure = { experiment: 'welcome', variant: 'price', experimentLabel: '', variantLabel: '' }
    const interaction = { kind: 'interaction', page, eventname: 'cta', label: '', type: '', position: '' }
    const events = Array.from({ length: 20 }, () => ({
      ...interaction,
      formstatus: 'sent',
      exposures: [exposure, exposure, exposure, exposure],
    }))
    for (let times = 0; times < 10; times++) {
      const init = {
        method: 'POST',
        body: JSON.stringify({ events }),
        headers: { origin, cookie: consent, 'content-type': 'application/json' },
      }
      expect((await site.request('/api/events', init)).status).toBe(204)
    }
    await site.settle()
    expect(await conversions()).toEqual([])
    expect(await counted('conversion')).toEqual([])
    expect(await recordsOf("SELECT count(*) AS n FROM events WHERE kind = 'interaction'")).toEqual([
      { n: 200 },
    ])
  })

  it('has no more conversions than the limit of forms lets through, whatever sessions it invents', async () => {
    const most = loopCount(300, 100)
    const posts = loopCount(1_000, 100)
    let count = 0
    const FORM_LIMIT = { limit: async () => ({ success: ++count <= most }) }
    const site = await open({ FORM_LIMIT })
    const send = await sender(site)
    const statuses: number[] = []
    for (let times = 0; times < posts; times++) {
      const invented = `visitor=${crypto.randomUUID()}; experiment=${memberOf('price')}`
      statuses.push(await send(`${consent}; ${invented}`, {}, { 'cf-connecting-ip': '192.0.2.1' }))
    }
    expect(statuses.filter(status => status === 303)).toHaveLength(most)
    expect(statuses.filter(status => status === 429)).toHaveLength(posts - most)
    expect(await conversions()).toHaveLength(most)
    expect(await counted('conversion')).toEqual([])
  })

  it('is not seen as another visitor by an id that it invents', async () => {
    const site = await open()
    const answer = await site.get('/', { cookie: `${consent}; visitor=visitor-invented-by-a-client` })
    const visitor = answer.headers.getSetCookie().find(cookie => cookie.startsWith('visitor='))
    expect(visitor).toMatch(/^visitor=[\w-]{36}\.[\w-]{43}; /)
  })
})
