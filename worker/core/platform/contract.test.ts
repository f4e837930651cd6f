import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallSample, samples } from '../../tests/setup/call-samples.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { putSpace } from '../../tests/setup/test-content.ts'
import { emptyKv } from '../../tests/setup/test-kv.ts'
import { createTestPlatform, type TestPlatformOptions } from '../../tests/setup/test-platform.ts'
import type { Fetch } from './forward.ts'
import { platformCalls } from './platform.ts'

const table = Object.entries(samples)
const gets = table.filter(([, { body }]) => body === undefined)
const posts = table.filter(([, { body }]) => body !== undefined)

type TestPlatform = ReturnType<typeof createTestPlatform>

const request = (platform: TestPlatform, { path, body }: Pick<CallSample, 'path' | 'body'>) =>
  body === undefined ? platform.get(path) : platform.post(path, body)

/** Expects a failure, or the call's fallback. */
function expectFallback(answer: { status: number; body: unknown }, { fallback, isList }: CallSample): void {
  const error = { error: 'unavailable' }
  const given = fallback === undefined ? { status: 502, body: error } : { status: 200, body: fallback }
  expect(answer).toMatchObject(isList ? { status: 503, body: error } : given)
}

const json = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init)

/** A platform with an upstream that records its requests. */
function forwarding(respond: Fetch, options: TestPlatformOptions = {}) {
  const requests: { readonly address: string; readonly init: RequestInit }[] = []
  const platform = createTestPlatform({
    ...options,
    upstream: (address, init) => {
      requests.push({ address, init })
      return respond(address, init)
    },
  })
  return { platform, requests }
}

it('every call has a sample', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(platformCalls).sort())
})

describe('answered from content', () => {
  beforeAll(() => putSpace(demoSpace))

  it.each(table)('%s: good', async (_name, sample) => {
    const answer = await request(createTestPlatform(), sample)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject(sample.embedded as object)
  })
})

describe('hostile questions', () => {
  beforeAll(() => putSpace(demoSpace))

  const names = [
    ...new Set(gets.flatMap(([, { path }]) => [...new URLSearchParams(path.split('?')[1]).keys()])),
  ]
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '../../x',
      "' or 1=1",
      '<script>',
      '\u0000',
      '__proto__',
      '{{get_a}}',
      'de',
      '-1',
      '1e9',
      'a,'.repeat(99),
    ),
  )
  const query = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 5 })

  it('are answered or refused, and never break anything', { tags: ['full'] }, async () => {
    const platform = createTestPlatform()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...gets), query, async ([name, { path }], requested) => {
        const parameters = new URLSearchParams(
          Object.entries(requested).map(([key, value]) => [key, value.toWellFormed()]),
        )
        const { status } = await platform.get(`${path.split('?')[0]}?${parameters}`)
        expect([200, 400], name).toContain(status)
      }),
      { numRuns: 500 },
    )
    expect(platform.log).toEqual([])
  })

  it('about a currency without a rate are refused', async () => {
    const platform = createTestPlatform()
    const { status, body } = await platform.get('/proxy/index/v2/currency/exchange-rate?baseCurrency=ZZZ')
    expect([status, body]).toEqual([400, { error: 'invalid query: there is no such answer' }])
    expect(platform.log).toEqual([])
  })

  it('in bodies, too', async () => {
    const platform = createTestPlatform()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), fc.oneof(fc.json(), text), async ([, { path }], body) => {
        expect([200, 400]).toContain((await platform.post(path, body)).status)
      }),
      { numRuns: 200 },
    )
  })
})

describe('without content', () => {
  beforeEach(emptyKv)

  it.each(table)('%s: the source fails', async (name, sample) => {
    if (name === 'redirect') return
    const platform = createTestPlatform({ content: () => Promise.reject(new Error('down')) })
    expectFallback(await request(platform, sample), sample)
  })

  it.each(table)('%s: the space is empty', async (_name, sample) => {
    const content = async (input: RequestInfo | URL) =>
      Response.json(
        String(input).includes('datasource')
          ? { datasource_entries: [] }
          : String(input).includes('/stories/')
            ? ['This record could not be found']
            : { stories: [], cv: 1 },
        { status: String(input).includes('/stories/') ? 404 : 200, headers: { total: '0' } },
      )
    const answer = await request(createTestPlatform({ content }), sample)
    if (sample.empty === undefined) expect(answer.status).toBe(502)
    else expect(answer).toMatchObject({ status: 200, body: sample.empty })
  })
})

describe('what is requested', () => {
  it.each(
    table.flatMap(([name, { path, body, refused }]) =>
      refused.map(wrong => [name, JSON.stringify(wrong).slice(0, 60), path, body, wrong] as const),
    ),
  )('%s refuses %s', async (_name, _shown, path, body, wrong) => {
    const platform = createTestPlatform()
    const [base, query = ''] = path.split('?')
    const requested = new URLSearchParams(query)
    if (typeof wrong === 'string')
      for (const [key, value] of new URLSearchParams(wrong)) requested.set(key, value)
    const answer = await (typeof wrong === 'string'
      ? request(platform, { path: `${base}?${requested}`, ...(body !== undefined && { body }) })
      : platform.post(path, wrong.body))
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ error: expect.stringMatching(/^invalid (query|body): /) })
    expect(platform.log).toEqual([])
  })

  it.each(table)('%s: other methods are refused with the one there is', async (_name, { path, body }) => {
    const platform = createTestPlatform()
    const allow = body === undefined ? 'GET, HEAD' : 'POST'
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (allow.includes(method)) continue
      const response = await platform.send(path, { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, allow])
    }
  })

  it.each(table)('%s: tricks in the path lead nowhere', async (_name, { path, body }) => {
    const { platform, requests } = forwarding(json({}))
    const [plain = ''] = path.split('?')
    const folder = plain.slice(0, plain.lastIndexOf('/'))
    for (const end of [
      '/..%2f',
      '/..%2F..%2Fadmin',
      '/%2e%2e%2fx',
      '/@evil.example',
      '/a%00b',
      '/%0d%0aX:1',
      '//evil.example',
      '/a;b',
      '/%5c..',
    ])
      for (const address of [folder + end, plain + end]) {
        const method = body === undefined ? 'GET' : 'POST'
        const { status } = await platform.send(address, { method })
        expect([address, status]).toEqual([address, 404])
      }
    expect(requests).toEqual([])
  })
})

describe('what is posted', () => {
  const good = '{"answers":{}}'

  it.each(posts)('%s: from pages of this site only, as JSON, of some length', async (_name, { path }) => {
    const { platform, requests } = forwarding(json({}))
    const own = 'https://www.tannhagen.example'
    const cases: [number, string, Record<string, string>][] = [
      [403, good, { origin: 'https://evil.example' }],
      [403, good, { origin: 'null' }],
      [403, good, { 'sec-fetch-site': 'cross-site' }],
      [403, good, { 'sec-fetch-site': 'same-site', origin: own }],
      [415, good, { 'content-type': 'text/plain' }],
      [415, good, { 'content-type': 'application/jsonp' }],
      [413, JSON.stringify({ answers: {}, more: 'x'.repeat(16 * 1024) }), {}],
      [413, good, { 'content-length': '999999' }],
      [400, '{"answers":', {}],
      [400, '['.repeat(5000), {}],
      [400, '', {}],
    ]
    for (const [status, body, headers] of cases)
      expect([status, headers, (await platform.post(path, body, headers)).status]).toEqual([
        status,
        headers,
        status,
      ])
    expect(requests).toEqual([])
    await platform.post(path, good, { origin: own, 'sec-fetch-site': 'same-origin' })
    expect(requests).toHaveLength(1)
  })
})

describe('forwarded', () => {
  it.each(table)('%s: calls the one address, and says what came', async (_name, sample) => {
    const { upstream, path, body } = sample
    const { platform, requests } = forwarding(json(upstream.answer, { headers: { 'set-cookie': 'a=1' } }))
    const separator = path.includes('?') ? '&' : '?'
    const response = await platform.send(`${path}${separator}unknown=1&__proto__=2`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: 'session=secret', authorization: 'secret', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toMatchObject(upstream.expected as object)
    const [{ address, init }] = requests as [(typeof requests)[number]]
    expect(requests).toHaveLength(1)
    expect(address).toBe(upstream.address)
    expect(init).toMatchObject({ redirect: 'manual' })
    expect(Object.keys(init.headers ?? {}).sort()).toEqual(
      body === undefined ? ['accept'] : ['accept', 'content-type'],
    )
    if (body !== undefined) expect(JSON.parse(String(init.body))).toEqual(body)
  })

  it.each(table)('%s: leaves out what its schema does not name', async (_name, { path, body, upstream }) => {
    const { platform } = forwarding(json(upstream.answer))
    const { body: answer } = await request(platform, { path, body })
    expect(JSON.stringify(answer)).not.toMatch(/javascript:|data:text|onclick|secret|"more"|"extra"|"other"/)
  })

  it.each(table.filter(([, { nothing }]) => nothing))('%s: nothing is an answer', async (_name, sample) => {
    for (const answer of sample.nothing!.answers) {
      const { platform } = forwarding(json(answer))
      const { expected } = sample.nothing!
      const body = expected === null ? null : expect.objectContaining(expected)
      expect(await request(platform, sample)).toEqual({ status: 200, body })
      expect(platform.log.filter(({ event }) => event === 'source-failed')).toEqual([])
    }
  })

  const missing = {
    format: {
      ...{ symbol: null, pattern: null, grouping: null, thousand: null, decimal: null, decimals: null },
    },
    event: { uuid: null, storyId: null, endsAt: null, online: null, status: null, image: null, href: null },
    offer: { storyName: null, uuid: null, titleMobile: null, discountType: null, discountValue: null },
  }
  const francs = { pattern: '{amount} {symbol}', grouping: 3, thousand: ',', decimal: '.', symbol: 'CHF' }
  const rate = { baseCurrency: 'EUR', exchangeRate: 2 }
  const found = { title: 'E', startsAt: '2026-12-01 18:00' }
  const offer = { storyId: 1, titleDesktop: 'T' }
  it.each([
    [
      'currency-user',
      { ...rate, format: { currency: 'CHF', ...missing.format } },
      { ...rate, format: { currency: 'CHF', ...francs } },
    ],
    [
      'currency-user',
      { ...rate, format: { currency: 'CHF' } },
      { ...rate, format: { currency: 'CHF', ...francs } },
    ],
    ['event-list', { value: [{ ...found, ...missing.event }] }, { value: [{ title: 'E', online: false }] }],
    ['campaign', { header: { ...offer, ...missing.offer } }, { header: { storyId: '1', titleDesktop: 'T' } }],
    ['location-map', { data: [{ name: 'N', uuid: null, top: null, left: null }] }, { data: [{ name: 'N' }] }],
    ['contact', { uuid: 'u', storyId: 1, storyName: null, name: 'A', locationOnMap: null }, { name: 'A' }],
    [
      'contact-bubble-group',
      { uuid: null, storyId: null, storyName: null, content: null },
      { content: null },
    ],
    ['price-models', { value: [{ id: null, price: 5 }] }, { value: [{ price: 5 }] }],
    ['price-list', { value: [{ careId: 'A-1', prices: [{ id: null, usergroups: null }] }] }, {}],
    ['study-suggestions', { training: [{ title: 'T', uuid: null }] }, { training: [{ title: 'T' }] }],
  ] as const)('%s: a part that is null is missing: %#', async (name, answer, expected) => {
    const { platform } = forwarding(json(answer))
    expect(await request(platform, samples[name]!)).toMatchObject({ status: 200, body: expected })
    expect(platform.log.filter(({ event }) => event === 'source-failed')).toEqual([])
  })

  it.each(table)('%s: an answer of another shape counts as failed', async (_name, sample) => {
    for (const answer of sample.wrong)
      expectFallback(await request(forwarding(json(answer)).platform, sample), sample)
  })

  const failures: readonly [string, Fetch][] = [
    [
      'a redirect',
      async () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
    ],
    ['a status that lets nobody in', json({}, { status: 403 })],
    ['not JSON', async () => new Response('<html>')],
    ['too long', async () => new Response(JSON.stringify('x'.repeat(2_100_000)))],
    ['nested too deep', async () => new Response(`${'{"value":'.repeat(3000)}1${'}'.repeat(3000)}`)],
  ]

  it.each(failures)('%s is a failure, and not tried again', async (name, respond) => {
    for (const [, sample] of table) {
      // Values that are nested too deep are dropped from an answer, so that a list without entries remains.
      if (name === 'nested too deep' && sample.isList) continue
      const { platform, requests } = forwarding(respond)
      expectFallback(await request(platform, sample), sample)
      expect(requests).toHaveLength(1)
    }
  })

  const refusals = [400, 404, 410, 413, 414, 422]
  it.each(refusals)('%d is a refusal of the question: 400, also while it is remembered', async status => {
    for (const [name, sample] of table) {
      // Such a call is then answered from content (own-calls.test.ts).
      if (status === 404 && platformCalls[name]?.isOwn) continue
      const { platform, requests } = forwarding(json({}, { status }))
      const { fallback, isList, body } = sample
      const error = `invalid ${body === undefined ? 'query' : 'body'}: there is no such answer`
      const refused = { status: 400, body: { error } }
      for (const time of ['at once', 'remembered']) {
        const answer = await request(platform, sample)
        expect({ time, ...answer }).toMatchObject(
          isList || fallback === undefined ? refused : { status: 200, body: fallback },
        )
      }
      expect(requests.length).toBeGreaterThan(0)
    }
  })

  it.each([401, 403, 407])(
    '%d refuses the site, not a question: 502 or 503, also while it is remembered',
    async status => {
      for (const [, sample] of table) {
        const { platform } = forwarding(json({}, { status }))
        for (let time = 0; time < 2; time++) expectFallback(await request(platform, sample), sample)
      }
    },
  )

  it('a site that was let in again is told from a question that is refused', async () => {
    const state = { status: 401 }
    const { platform } = forwarding(async () => Response.json({}, { status: state.status }))
    const { path } = samples['currency-exchange-rate']!
    const statusOf = async () => (await platform.get(path)).status
    expect(await statusOf()).toBe(502)
    state.status = 422
    platform.turnClock(10_000)
    expect([await statusOf(), await statusOf()]).toEqual([400, 400])
  })

  it('why a question has no answer does not depend on what another one is answered', async () => {
    const { platform } = forwarding(async address => {
      const isSwiss = new URL(address).searchParams.get('country') === 'CH'
      return Response.json({}, { status: isSwiss ? 403 : 404 })
    })
    const { path } = samples['currency-exchange-rate']!
    const [plain] = path.split('?')
    const statusOf = async (country: string) => (await platform.get(`${plain}?country=${country}`)).status
    expect([await statusOf('CH'), await statusOf('AT'), await statusOf('CH')]).toEqual([502, 400, 502])
    expect([await statusOf('AT'), await statusOf('CH'), await statusOf('AT')]).toEqual([400, 502, 400])
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('%d: a GET is tried once more', async status => {
    for (const [, sample] of gets) {
      const answers = [json({}, { status }), json(sample.upstream.answer)]
      const { platform, requests } = forwarding(() => answers[requests.length - 1]!())
      expect((await request(platform, sample)).body).toMatchObject(sample.upstream.expected as object)
      const always = forwarding(json({}, { status }))
      expectFallback(await request(always.platform, sample), sample)
      expect(always.requests).toHaveLength(2)
    }
  })

  it('a POST is never repeated', async () => {
    for (const [, sample] of posts)
      for (const respond of [json({}, { status: 503 }), () => Promise.reject(new Error('lost'))]) {
        const { platform, requests } = forwarding(respond)
        expectFallback(await request(platform, sample), sample)
        expect(requests).toHaveLength(1)
      }
  })
})

/** Looks each millisecond, of the real clock and of the timers, in place of each fiftieth. */
const soon = { interval: 1 }

describe('an upstream that never answers', () => {
  afterEach(() => vi.useRealTimers())

  it.each(table)('%s: is left at the deadline of the call', async (name, sample) => {
    vi.useFakeTimers()
    const { platform, requests } = forwarding(() => new Promise(() => undefined))
    const { deadline } = platformCalls[name]!
    let answered = false
    const answer = request(platform, sample).finally(() => {
      answered = true
    })
    await vi.waitFor(() => expect(requests).toHaveLength(1), soon)
    await vi.advanceTimersByTimeAsync(deadline - 60)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(120)
    expectFallback(await answer, sample)
    expect(requests[0]!.init.signal?.aborted).toBe(true)
  })

  it.each(gets)('%s: a second try has what the first left of the deadline', async (name, sample) => {
    vi.useFakeTimers()
    const { deadline } = platformCalls[name]!
    const { platform, requests } = forwarding(async () => {
      if (requests.length > 1) return new Promise<Response>(() => undefined)
      await new Promise(resolve => setTimeout(resolve, deadline - 100))
      return new Response(null, { status: 503 })
    })
    const answer = request(platform, sample)
    await vi.waitFor(() => expect(requests).toHaveLength(1), soon)
    await vi.advanceTimersByTimeAsync(deadline + 20)
    expectFallback(await answer, sample)
    expect(requests).toHaveLength(2)
  })
})

describe('content that never answers', () => {
  beforeEach(emptyKv)
  afterEach(() => vi.useRealTimers())

  // Redirects are not read here.
  const reading = table.filter(([name]) => name !== 'redirect')

  it.each(reading)('%s: is left at the deadline of the call', async (name, sample) => {
    vi.useFakeTimers()
    let requested = 0
    const content = () => {
      requested++
      return new Promise<Response>(() => undefined)
    }
    const answer = request(createTestPlatform({ content }), sample)
    await vi.waitFor(() => expect(requested).toBeGreaterThan(0), soon)
    await vi.advanceTimersByTimeAsync(platformCalls[name]!.deadline)
    expectFallback(await answer, sample)
  })
})
