import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { signLink } from '../core/request/visitor/signed-link.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const SECOND = 1000
const dead: typeof fetch = () => Promise.reject(new TypeError('Network connection lost.'))

async function healthOf(site: TestSite, path = '/api/health') {
  const response = await site.send(path)
  await site.settle()
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the health of a site', () => {
  it('is failing where no page can be answered, and ok when they can be again', async () => {
    let answer: (next: typeof fetch) => typeof fetch = () => dead
    const site = await createTestSite({ fetch: next => (input, init) => answer(next)(input, init) })
    expect((await site.get('/')).status).toBe(503)
    expect(await healthOf(site)).toMatchObject({ status: 503, body: { status: 'failing' } })
    answer = next => next
    site.turnClock(6 * SECOND)
    expect((await site.get('/')).status).toBe(200)
    expect(await healthOf(site)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('is degraded while a source does not answer, and pages do', async () => {
    let answer: (next: typeof fetch) => typeof fetch = next => next
    const site = await createTestSite({ fetch: next => (input, init) => answer(next)(input, init) })
    await site.get('/')
    expect(await healthOf(site)).toMatchObject({ status: 200, body: { status: 'ok' } })
    answer = () => dead
    site.turnClock(61 * SECOND)
    for (let time = 0; time < 6; time++) await site.get('/')
    expect((await site.get('/')).status).toBe(200)
    const { status, body } = await healthOf(site)
    expect(status).toBe(200)
    const since = new Date(site.now()).toISOString()
    expect(body).toMatchObject({ status: 'degraded', problems: [{ what: 'content', since }] })
  })

  it.each([401, 403])(
    'is degraded while a source does not take its token, and pages are shown: %d',
    async code => {
      const refuse: typeof fetch = async () => Response.json({ error: 'Unauthorized' }, { status: code })
      let answer: (next: typeof fetch) => typeof fetch = next => next
      const site = await createTestSite({ fetch: next => (input, init) => answer(next)(input, init) })
      await site.get('/')
      answer = () => refuse
      site.turnClock(61 * SECOND)
      expect((await site.get('/')).status).toBe(200)
      const since = new Date(site.now()).toISOString()
      await site.settle()
      expect(await healthOf(site)).toMatchObject({
        status: 200,
        body: {
          status: 'degraded',
          problems: [{ what: 'content', since, reason: `Unauthorized (status ${code})` }],
        },
      })
      answer = next => next
      site.turnClock(61 * SECOND)
      await site.get('/')
      await site.settle()
      expect(await healthOf(site)).toMatchObject({ body: { status: 'ok', problems: [] } })
    },
  )

  it('is degraded while half of all answers say that the content system is called too often', {
    tags: ['full'],
  }, async () => {
    let share = 0
    let calls = 0
    const site = await createTestSite({
      bindings: { CONTENT_SOURCE: 'storyblok', STORYBLOK_TOKEN: 'token' },
      fetch: next => (input, init) =>
        share && calls++ % share === 0
          ? Promise.resolve(Response.json({ error: 'Too Many Requests' }, { status: 429 }))
          : next(input, init),
    })
    const visit = async () => {
      for (let time = 0; time < 3; time++) {
        site.turnClock(61 * SECOND)
        await site.get('/')
        await site.settle()
      }
    }
    await visit()
    expect(await healthOf(site)).toMatchObject({ body: { status: 'ok', problems: [] } })
    share = 2
    site.turnClock(61 * SECOND)
    await Promise.all(['/', '/bachelor/', '/master/', '/kontakt/'].map(path => site.get(path)))
    await site.settle()
    expect(await healthOf(site)).toMatchObject({
      status: 200,
      body: { status: 'degraded', problems: [{ what: 'content', reason: expect.stringContaining('429') }] },
    })
    share = 0
    await visit()
    expect(await healthOf(site)).toMatchObject({ body: { status: 'ok', problems: [] } })
  })

  it('is degraded while the token opens another space than the configured one, and pages are shown', async () => {
    let number = 1001
    const site = await createTestSite({
      spaceId: 1000,
      bindings: { CONTENT_SOURCE: 'storyblok', STORYBLOK_TOKEN: 'token' },
      fetch: next => async (input, init) => {
        const answer = await next(input, init)
        if (!new URL(String(input)).pathname.endsWith('/cdn/spaces/me')) return answer
        const { space } = (await answer.json()) as { space: object }
        return Response.json({ space: { ...space, id: number } })
      },
    })
    expect((await site.get('/')).status).toBe(200)
    const since = new Date(site.now()).toISOString()
    site.turnClock(30 * SECOND)
    expect(await healthOf(site)).toMatchObject({
      status: 200,
      body: { status: 'degraded', problems: [{ what: 'STORYBLOK_SPACE_ID', since }] },
    })
    number = 1000
    site.turnClock(61 * SECOND)
    await site.get('/')
    expect(await healthOf(site)).toMatchObject({ body: { status: 'ok', problems: [] } })
  })

  it('is degraded while the versions of the content are unknown, and ok when they are known again', async () => {
    const store = memoryVersionStore()
    let isDead = true
    const read = () => (isDead ? Promise.reject(new Error('Durable Object reset')) : store.read())
    const site = await createTestSite({ versions: { ...store, read } })
    expect((await site.get('/')).status).toBe(200)
    const since = new Date(site.now()).toISOString()
    expect(await healthOf(site)).toMatchObject({
      body: { status: 'degraded', problems: [{ what: 'versions', since }] },
    })
    isDead = false
    site.turnClock(6 * SECOND)
    await site.get('/')
    expect(await healthOf(site)).toMatchObject({ body: { status: 'ok', problems: [] } })
  })

  it('is degraded while the index of addresses does not answer', async () => {
    let isDead = false
    const own = createContentIndex(env.INDEX!, crypto.randomUUID())
    const whileAlive =
      <Input, T>(query: (input: Input) => Promise<T>): typeof query =>
      input =>
        isDead ? Promise.reject(new Error('D1_ERROR: Network connection lost.')) : query(input)
    const index = { ...own, find: whileAlive(own.find) }
    const site = await createTestSite({ index })
    await site.get('/')
    expect(await healthOf(site)).toMatchObject({ body: { status: 'ok' } })
    isDead = true
    site.turnClock(6 * SECOND)
    expect((await site.get('/')).status).toBe(200)
    expect((await site.get('/nobody-has-this/')).status).toBe(503)
    const since = new Date(site.now()).toISOString()
    expect(await healthOf(site)).toMatchObject({
      body: { status: 'degraded', problems: [{ what: 'index', since }] },
    })
    isDead = false
    site.turnClock(6 * SECOND)
    expect(await healthOf(site)).toMatchObject({ body: { status: 'ok', problems: [] } })
  })

  it('is found out once in five seconds, however often it is requested', async () => {
    let calls = 0
    const site = await createTestSite({
      fetch: () => (input, init) => {
        calls++
        return dead(input, init)
      },
    })
    for (let time = 0; time < 50; time++) expect((await healthOf(site)).status).toBe(503)
    expect(calls).toBeLessThan(40)
    expect(site.log.filter(({ event }) => event === 'page-error').length).toBe(1)
  })

  it('is 404 for a host that production does not know', async () => {
    const SITE_HOSTS = JSON.stringify({ 'www.tannhagen.example': { unit: 'dach' } })
    const site = await createTestSite({ bindings: { ENVIRONMENT: 'production', SITE_HOSTS } })
    expect((await site.send('/api/health')).status).toBe(404)
  })
})

describe('what the health address tells', () => {
  const secret = 'a-secret-of-operators'
  const now = Date.UTC(2026, 10, 21, 9)
  const open = () =>
    createTestSite({
      now,
      bindings: { ENVIRONMENT: 'production', SITE_ORIGIN: 'http://127.0.0.1:8787', LINK_SECRET: secret },
    })
  const linkTo = async (path: string, own: { purpose?: 'health' | 'preview'; expires?: number } = {}) => {
    const link = { purpose: 'health' as const, path, expires: now + SECOND, claims: {}, ...own }
    return `/api/health?_link=${await signLink(link, secret)}`
  }

  it('anybody: status and build, without reading the state that all isolates share', async () => {
    const { body } = await healthOf(await open())
    expect(Object.keys(body)).toEqual(['status', 'build'])
  })

  it.each([
    ['a signed link', () => linkTo('/api/health'), true],
    ['a link for something else', () => linkTo('/api/health', { purpose: 'preview' }), false],
    ['a link to elsewhere', () => linkTo('/'), false],
    ['a link that expired', () => linkTo('/api/health', { expires: now - 1 }), false],
    ['no link', async () => '/api/health?_link=x.y', false],
  ])('%s: details %s', async (_, link, isTold) => {
    const { body } = await healthOf(await open(), await link())
    expect('content' in body).toBe(isTold)
  })
})
