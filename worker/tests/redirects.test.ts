import { afterEach, describe, expect, it, vi } from 'vitest'
import { locationOf, longQuery, longTarget, siteWith, space } from './setup/routed-space.ts'
import { createTestSite } from './setup/test-site.ts'

describe('redirects of editors beside a platform', () => {
  const none = () => Response.json(null)
  afterEach(() => vi.restoreAllMocks())

  it.each<[string, string, number, string, () => Response]>([
    ['what the platform says comes first', '/alt/', 301, '/recht/', () => Response.json({ path: '/recht/' })],
    ['hold where it knows none', '/alt/', 301, '/bachelor/', none],
    [
      'hold where it does not have the call',
      '/alt/',
      301,
      '/bachelor/',
      () => new Response('', { status: 404 }),
    ],
    ['hold while it fails', '/alt/', 301, '/bachelor/', () => new Response('', { status: 500 })],
    ['hold for what stands below an entry', '/studium/recht?a=1', 301, '/bachelor/recht/?a=1', none],
  ])('%s', async (_, path, status, location, respond) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
      const { pathname, searchParams } = new URL(String(input))
      return pathname.includes('/redirect/') && searchParams.get('path') !== '/recht/' ? respond() : none()
    })
    const site = await createTestSite({ space: space(), bindings: { PLATFORM_ORIGIN: 'https://up.example' } })
    const answer = await site.send(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
    await site.settle()
  })
})

describe('redirects', () => {
  // The longest filling with which the target does not exceed the maximum length of an address: 2,048 bytes of path,
  // 8,192 in all.
  const origin = 'http://127.0.0.1:8787'.length
  const lengths: readonly [string, number, (filling: string) => string][] = [
    ['a path that gets a slash', 2046, filling => `/${filling}`],
    ['an address that gets a slash', 8192 - origin - '/x/?'.length, filling => `/x?${filling}`],
    ['a result', 2048 - '//opt-in-success/'.length, filling => `/${filling}/opt-in/?success=true`],
    ['a star', 2048 - longTarget.length - 1, filling => `/lang/${filling}/`],
    ['a query', 8192 - origin - longQuery.length - 1, filling => `/mit/?${filling}`],
  ]
  it.each(lengths)('lead to no address that is too long: %s', async (_, longest, address) => {
    const site = await siteWith()
    const answer = async (length: number) => {
      const { status, headers } = await site.send(address('a'.repeat(length)))
      return { status, location: headers.get('location') }
    }
    const { status, location } = await answer(longest)
    expect([301, 302, 308]).toContain(status)
    expect((await site.send(location!)).status).not.toBe(414)
    const { status: refused, location: none } = await answer(longest + 1)
    expect([refused, none?.length]).toEqual([414, undefined])
    await site.settle()
  })

  it('lead to no address that is too long in a payload', async () => {
    const site = await siteWith()
    const { html } = await site.get(`/lang/${'a'.repeat(600)}/_payload.json`)
    expect(JSON.parse(html)).toMatchObject({ kind: 'error', error: { statusCode: 414 } })
  })

  it.each([
    ['/alt/', 301, '/bachelor/'],
    ['/alt', 301, '/bachelor/'],
    ['/fru%CC%88her/', 301, '/bachelor/'],
    ['/fr%C3%BCher/', 301, '/bachelor/'],
    ['/fr%c3%bcher/', 301, '/bachelor/'],
    ['/fr%c3%bcher', 301, '/bachelor/'],
    ['//alt?x=1', 301, '/bachelor/'],
    ['/de/alt', 301, '/bachelor/'],
    ['/kette/', 301, '/bachelor/'],
    ['/_/alt/', 301, '/bachelor/'],
    ['/_/alt', 301, '/bachelor/'],
    ['/weiter?a=2&b=3', 302, '/bachelor/?a=1&b=3'],
    ['/fremd', 301, 'https://partner.example/x'],
    ['/opt-in?success=true', 302, '/opt-in-success/'],
    ['/bachelor', 308, '/bachelor/'],
    ['/en/alt/', 404, null],
    ['/studium/recht?a=1', 301, '/bachelor/recht/?a=1'],
    ['/de//studium', 301, '/bachelor/'],
    ['/studium/heute', 301, '/'],
    ['/partner/b/', 301, 'https://partner.example/a/b'],
    ['/aus//evil.example/', 301, '/evil.example/'],
    ['/aus/%5c%5cevil.example/', 301, '/evil.example/'],
    ['/aus/https:%2f%2fevil.example/', 301, '/https:/evil.example/'],
    ['/aus/home', 301, '/'],
    ['/zu-selbst/', 301, '/selbst/'],
  ])('%s is answered %d %s, in one step', async (path, status, location) => {
    expect(await locationOf(await siteWith(), path)).toEqual([status, location])
  })

  it.each([
    ['/archiv/:jahr', '/bachelor/'],
    ['/archiv/%3Ajahr/', '/bachelor/'],
    ['/archiv/%3ajahr/', '/bachelor/'],
    ['/archiv/2026/', null],
    ['/archiv/*', '/bachelor/recht/'],
    ['/archiv/%2A/', '/bachelor/recht/'],
    ['/archiv/alles/', null],
    ['/archiv/:jahr/:tag/x/', '/bachelor/x/'],
    ['/archiv/%3Ajahr/%3atag/x/', '/bachelor/x/'],
    ['/umweg/', '/bachelor/'],
    ['/rund/:a/', null],
    ['/rund/%3Aa/', null],
    ['/rund/:b/', null],
  ])('a star and a colon of the address itself lead on in both spellings: %s', async (path, location) => {
    const site = await siteWith()
    const { status, headers } = await site.send(path)
    expect([headers.get('location'), status]).toEqual([
      location,
      location === null ? expect.any(Number) : 301,
    ])
    if (location === null) {
      const { status: closed } = await site.send(path.replace(/\/?$/, '/'))
      expect(closed).toBe(404)
    }
    await site.settle()
  })

  it.each([
    ['/bachelor', 'private, max-age=3600', 'a slash'],
    ['/de/bachelor/', 'private, max-age=3600', 'the default language'],
    ['/en/home/?a=1', 'private, max-age=3600', 'home'],
    ['/_/home/', 'private, max-age=3600', 'what is not for search engines'],
    ['/opt-in/?success=true', 'private, no-cache', 'an outcome'],
    ['/alt/', 'private, no-cache', 'the table'],
    ['/alt', 'private, no-cache', 'a slash and the table'],
    ['/fremd/', 'private, no-cache', 'another host'],
    ['/settings/campaigns/de/', 'private, no-cache', 'a story without a page'],
  ])('%s: a browser keeps it as "%s" (%s)', async (path, caching) => {
    const { status, headers } = await (await siteWith()).send(path)
    expect([Math.floor(status / 100), headers.get('cache-control')]).toEqual([3, caching])
  })

  it('circles are ignored, and named in the log', async () => {
    const site = await siteWith()
    expect((await site.get('/kreis/')).status).toBe(404)
    const rejected = site.log.filter(({ event }) => event === 'redirect-rejected')
    expect(rejected).toMatchObject([
      {
        count: 6,
        samples: ['/a', '/kreis/', '/kreis-2/', '/selbst/', '/rund/:a/'].map(path => ({ path })),
      },
    ])
    expect(JSON.stringify(rejected)).not.toContain('geheim')
  })

  it('are one value, kept in KV, however many paths are requested', async () => {
    const calls: string[] = []
    const site = await createTestSite({
      space: space(),
      fetch: next => (input, init) => {
        calls.push(String(input))
        return next(input, init)
      },
    })
    for (let index = 0; index < 20; index++) await site.get(`/gibt-es-nicht-${index}/`)
    expect(calls.filter(call => call.includes('datasource=redirects'))).toHaveLength(1)
  })

  it('pages are answered when they cannot be read', async () => {
    const site = await createTestSite({
      space: space(),
      fetch: next => (input, init) =>
        String(input).includes('datasource=redirects')
          ? Promise.resolve(new Response('no', { status: 500 }))
          : next(input, init),
    })
    expect((await site.get('/bachelor/')).status).toBe(200)
  })

  it('are called over HTTP as well', async () => {
    const site = await siteWith()
    const call = async (path: string) =>
      (await site.get(`/api/proxy/index/v2/redirect/dach?path=${path}`)).html
    expect(JSON.parse(await call('/weiter'))).toEqual({
      path: '/bachelor/',
      query: 'a=1',
      forwardParameters: true,
      status: 302,
    })
    expect(JSON.parse(await call('/de/studium/recht'))).toMatchObject({ path: '/bachelor/recht/' })
    expect(await call('/bachelor/')).toBe('null')
  })
})
