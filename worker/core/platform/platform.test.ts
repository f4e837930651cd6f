import { beforeEach, describe, expect, it } from 'vitest'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { putSpace } from '../../tests/setup/test-content.ts'
import { emptyKv, testKv } from '../../tests/setup/test-kv.ts'
import { createTestPlatform } from '../../tests/setup/test-platform.ts'
import { call as campaign } from './calls/campaign.ts'
import { call as header } from './calls/header.ts'
import { call as redirect } from './calls/redirect.ts'
import { addressOf, routeOf } from './forward.ts'

describe('paths', () => {
  it.each([
    ['v2/redirect/:unit', { unit: 'dach', path: '/a b/' }, 'v2/redirect/dach?path=%2Fa+b%2F'],
    ['v2/a', { c: '1', b: '2', empty: '', none: undefined }, 'v2/a?b=2&c=1'],
    ['v2/a/:id?', { id: '' }, 'v2/a'],
    ['v2/a/:id?', { id: 'x', n: 3 }, 'v2/a/x?n=3'],
    ['v2/a/:id', { id: '../b?c#d' }, 'v2/a/..%2Fb%3Fc%23d'],
  ])('%s of %o: %s', (path, parameters, expected) => {
    expect(addressOf({ path }, parameters)).toBe(expected)
  })

  it('are routes that take names only', () => {
    expect(routeOf({ path: 'v2/a/:unit/:careId?' })).toBe('v2/a/:unit{[\\w-]+}/:careId{[\\w-]+}?')
  })
})

describe('callPlatform', () => {
  beforeEach(emptyKv)

  const page = { unit: 'dach', slug: 'home', pageId: '1', language: 'de' }
  const answering = (body: unknown, headers: Record<string, string> = {}) => {
    let called = 0
    const platform = createTestPlatform({
      upstream: async () => {
        called++
        return Response.json(body, { headers })
      },
    })
    return { platform, called: () => called }
  }

  it('gives the fallback for a question that it does not understand, and logs it', async () => {
    const platform = createTestPlatform()
    for (const input of [{}, { unit: '../x' }, null, 'text'])
      expect(await platform.callPlatform('campaign', campaign, input)).toMatchObject({
        value: {},
        fallback: true,
      })
    expect(platform.log).toMatchObject(Array(4).fill({ event: 'call-failed', call: 'campaign' }))
  })

  it.each([
    ['no word of it', {}, 60_000],
    ['ten seconds', { 'cache-control': 'public, max-age=10' }, 10_000],
    ['an hour', { 'cache-control': 'max-age=3600' }, 60_000],
    ['nonsense', { 'cache-control': 'max-age=soon' }, 60_000],
  ])('an upstream that allows %s is called again after %o: %d ms', async (_name, headers, valid) => {
    const { platform, called } = answering({}, headers as Record<string, string>)
    const read = () => platform.callPlatform('campaign', campaign, page)
    await read()
    platform.turnClock(valid - 1)
    await read()
    expect(called()).toBe(1)
    platform.turnClock(1)
    await read()
    expect(called()).toBe(2)
  })

  it('one question at a time goes out', async () => {
    const { platform, called } = answering({})
    await Promise.all(Array.from({ length: 5 }, () => platform.callPlatform('campaign', campaign, page)))
    expect(called()).toBe(1)
  })

  it('keeps long questions under names that the store takes', async () => {
    const { platform } = answering({ content: { component: 'header' } })
    const long = { ...page, slug: 'ä'.repeat(900) }
    await platform.callPlatform('header', header, long)
    await platform.settle()
    const { keys } = await testKv.list({ prefix: 'platform:header:' })
    expect(keys).toHaveLength(1)
    expect(platform.log).toEqual([])
  })

  it('keeps the last good header in the store, for isolates that never saw it', async () => {
    const first = answering({ content: { component: 'header', name: 'Kept' } })
    await first.platform.callPlatform('header', header, page)
    await first.platform.settle()
    const later = createTestPlatform({
      now: Date.UTC(2026, 10, 25),
      upstream: () => Promise.reject(new Error('down')),
    })
    const { value, fallback } = await later.callPlatform('header', header, page)
    expect([value.content?.name, fallback]).toEqual(['Kept', false])
  })

  it('takes no header that cannot be shown for a good one', async () => {
    const answers: unknown[] = [
      { component: 'header', name: 'Kept' },
      { component: 'header', navigation: 'x' },
    ]
    const platform = createTestPlatform({ upstream: async () => Response.json({ content: answers.shift() }) })
    for (let time = 0; time < 2; time++) {
      const { value } = await platform.callPlatform('header', header, page)
      expect(value.content?.name).toBe('Kept')
      platform.turnClock(61_000)
    }
    const { platform: fresh } = answering({ content: { component: 'header', navigation: 'x' } })
    emptyKv()
    expect(await fresh.callPlatform('header', header, page)).toMatchObject({ fallback: true })
  })
})

describe('an embedded answer', () => {
  beforeEach(emptyKv)

  it('of stale stories is made again as soon as the stories are read again', async () => {
    putSpace(demoSpace)
    const platform = createTestPlatform()
    const page = { unit: 'dach', slug: 'home', pageId: '1', language: 'de' }
    const read = () => platform.callPlatform('header', header, page)
    expect(await read()).toMatchObject({ freshness: 'miss' })
    platform.turnClock(120_000)
    expect(await read()).toMatchObject({ freshness: 'stale' })
    await platform.settle()
    // The answer that was made meanwhile, from the stories of that time.
    platform.turnClock(1_999)
    expect(await read()).toMatchObject({ freshness: 'hit' })
    platform.turnClock(1)
    expect(await read()).toMatchObject({ freshness: 'stale' })
    await platform.settle()
    platform.turnClock(30_000)
    expect(await read()).toMatchObject({ freshness: 'hit' })
  })

  it('of fresh stories is fresh for a minute, also where another question was answered with stale ones meanwhile', async () => {
    putSpace(demoSpace)
    const platform = createTestPlatform()
    const page = { unit: 'dach', slug: 'home', pageId: '1', language: 'de' }
    await platform.callPlatform('campaign', campaign, page)
    await platform.settle()
    platform.turnClock(120_000)
    const [, fresh] = await Promise.all([
      platform.callPlatform('campaign', campaign, page),
      platform.callPlatform('header', header, page),
    ])
    expect(fresh.freshness).toBe('miss')
  })
})

describe('what nobody has is not called for', () => {
  beforeEach(emptyKv)

  const index = '/proxy/index/v2'

  it.each([
    `${index}/redirect/u1?path=/a/`,
    `${index}/campaign/u1`,
    `${index}/contact/u1`,
    `${index}/contact-bubble-group/Dach`,
    `${index}/header/u1`,
    `${index}/footer/constructor`,
    `${index}/currency/user?space=u1`,
    `${index}/currency/exchange-rate?space=u1`,
    `${index}/location/map?unit=dach&space=u1`,
    `${index}/event/list?space=u1`,
    `${index}/story-library?space=u1`,
    `${index}/story-library?storyTypes=page,nope`,
    `${index}/story-library/search?search=a&storyTypes=toString`,
    `${index}/story-library/search?search=a&language=xx`,
    `${index}/price/pricemodels/nope1`,
    `${index}/price/pricemodels/BABWL-FS?space=u1`,
    `${index}/price/pricemodels/6f1c2b0e-no-uuid`,
    `${index}/campaign/dach?careId=nope1`,
    '/suggestions/v1/roa-tool/suggestions/nope1',
  ])('%s', async path => {
    const called: string[] = []
    const note = async (input: unknown) => {
      called.push(String(input))
      return Response.json({})
    }
    for (const platform of [createTestPlatform({ upstream: note }), createTestPlatform({ content: note })]) {
      const { status, body } = await platform.get(path)
      expect([status, body]).toEqual([400, { error: expect.stringMatching(/^invalid query: \w+$/) }])
      await platform.settle()
    }
    expect(called).toEqual([])
    expect((await testKv.list()).keys).toEqual([])
  })

  it('but for pages of a type that there is not: their offers are those of any page', async () => {
    const called: string[] = []
    const platform = createTestPlatform({
      async upstream(address) {
        called.push(address)
        return Response.json({})
      },
    })
    for (const component of ['page', 'nope1', 'nope2'])
      await platform.get(`${index}/campaign/dach?component=${component}`)
    const campaigns = 'https://upstream.example/api/proxy/index/v2/campaign/dach'
    expect(called).toEqual([`${campaigns}?component=page&country=unknown`, `${campaigns}?country=unknown`])
  })
})

describe('an upstream that fails at one call', () => {
  const moved = { path: '/neu/', query: '', forwardParameters: false, status: 301 }
  const failures: [string, () => Promise<Response>][] = [
    ...[301, 404, 408, 429, 500, 503].map((status): [string, () => Promise<Response>] => [
      `answers ${status}`,
      async () => new Response(null, { status }),
    ]),
    ['answers a page', async () => new Response('<html>')],
    ['is lost', () => Promise.reject(new Error('lost'))],
  ]

  it.each(failures)('%s: the others go on', async (_name, fail) => {
    const platform = createTestPlatform({
      upstream: address => (address.includes('/campaign/') ? fail() : Promise.resolve(Response.json(moved))),
    })
    for (let page = 0; page < 20; page++) {
      const campaigns = { unit: 'dach', slug: `page-${page}`, pageId: String(page), language: 'de' }
      expect(await platform.callPlatform('campaign', campaign, campaigns)).toMatchObject({ value: {} })
    }
    const path = { unit: 'dach', path: '/alt/' }
    expect((await platform.callPlatform('redirect', redirect, path)).value).toEqual(moved)
  })
})

describe('an upstream that refuses', () => {
  beforeEach(emptyKv)

  const page = { unit: 'dach', slug: 'home', pageId: '1', language: 'de' }

  function refusing(status: number) {
    const state = { status, called: 0 }
    const platform = createTestPlatform({
      async upstream() {
        state.called++
        return state.status === 200
          ? Response.json({ content: { component: 'header', name: 'Kept' } })
          : new Response(null, { status: state.status })
      },
    })
    return { platform, state }
  }

  it.each([400, 404, 410, 422])('with %d is called again after ten seconds', async status => {
    const { platform, state } = refusing(status)
    const read = () => platform.callPlatform('campaign', campaign, page)
    expect(await read()).toMatchObject({ value: {}, fallback: false, refused: true })
    platform.turnClock(9_999)
    expect(await read()).toMatchObject({ value: {}, fallback: false, refused: true })
    expect(state.called).toBe(1)
    platform.turnClock(1)
    await read()
    expect(state.called).toBe(2)
  })

  it.each([401, 403, 407])(
    'the site with %d is called again after five seconds, and the last good answer is shown meanwhile',
    async status => {
      const { platform, state } = refusing(status)
      const read = () => platform.callPlatform('header', header, page)
      expect(await read()).toMatchObject({ fallback: true })
      platform.turnClock(4_999)
      expect(await read()).toMatchObject({ fallback: true })
      expect(state.called).toBe(1)
      state.status = 200
      platform.turnClock(1)
      expect((await read()).value.content?.name).toBe('Kept')
      state.status = status
      platform.turnClock(61_000)
      for (let view = 0; view < 20; view++) {
        expect((await read()).value.content?.name).toBe('Kept')
        await platform.settle()
      }
      expect(state.called).toBe(3)
    },
  )

  it('any number of times is called with the next question all the same', async () => {
    const { platform, state } = refusing(404)
    for (let id = 0; id < 20; id++) await platform.get(`/proxy/index/v2/campaign/dach?pageId=${id}`)
    expect(state.called).toBe(20)
  })

  it('does not take the last good header away, and is not called at each page', async () => {
    const { platform, state } = refusing(200)
    const read = async () => (await platform.callPlatform('header', header, page)).value.content?.name
    expect(await read()).toBe('Kept')
    state.status = 404
    platform.turnClock(61_000)
    for (let view = 0; view < 5; view++) {
      expect(await read()).toBe('Kept')
      await platform.settle()
    }
    expect(state.called).toBe(2)
    state.status = 200
    platform.turnClock(10_000)
    await read()
    expect(state.called).toBe(3)
  })
})

it('what strangers request does not push out what a page is made of', async () => {
  emptyKv()
  const called: string[] = []
  const platform = createTestPlatform({
    memory: { maxBytes: 20_000 },
    async upstream(address) {
      called.push(address)
      return Response.json({ content: { component: 'header' } })
    },
  })
  const read = () =>
    platform.callPlatform('header', header, { unit: 'dach', slug: 'home', pageId: '1', language: 'de' })
  await read()
  for (let id = 0; id < 100; id++) await platform.get(`/proxy/index/v2/header/dach?pageId=${id}`)
  await platform.settle()
  // The copy in KV would be served instead.
  emptyKv()
  await read()
  expect(called).toHaveLength(101)
})
