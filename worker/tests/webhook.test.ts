import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { webhookToken } from '../core/content/version/webhook.ts'
import { home, retitled, SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, signatureOf, type TestSite } from './setup/test-site.ts'

describe('the webhook', () => {
  const post = (site: TestSite, body: string, signature: string) =>
    site.request('/api/webhooks/storyblok', {
      method: 'POST',
      body,
      headers: { 'webhook-signature': signature },
    })
  const message = '{"text":"","action":"published","space_id":1000,"story_id":1,"full_slug":"home"}'

  it('knows the signature of the documentation', async () => {
    const body =
      '{"text":"The user x published the Story Home (home)","action":"published","space_id":12345,"story_id":42,"full_slug":"home"}'
    expect(await signatureOf(body)).toBe('99dc0538020f4a36215484af38098bbaa7ea4e65')
  })

  it.each([
    ['signed', message, undefined, 202],
    ['of a release', '{"action":"merged","space_id":1000,"release_id":5}', undefined, 202],
    ['of a pipeline', '{"action":"deployed","space_id":1000,"branch_id":5}', undefined, 202],
    [
      'of a datasource',
      '{"action":"entries_updated","space_id":1000,"datasource_slug":"redirects"}',
      undefined,
      202,
    ],
    ['not signed', message, '', 401],
    ['signed with rubbish', message, 'zz', 401],
    ['signed for another body', `${message} `, 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3', 401],
    ['no JSON', 'published', undefined, 400],
    ['of no action', '{"space_id":1000}', undefined, 400],
    ['of another space', message.replace('1000', '7'), undefined, 400],
    ['too long', `${message}${' '.repeat(70_000)}`, undefined, 413],
  ])('%s', async (_, body, signature, status) => {
    const site = await createTestSite()
    expect((await post(site, body, signature ?? (await signatureOf(body)))).status).toBe(status)
  })

  it('is called by POST', async () => {
    const site = await createTestSite()
    const { status, headers } = await site.send('/api/webhooks/storyblok')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('without a secret believes nobody', async () => {
    const site = await createTestSite({ bindings: { STORYBLOK_WEBHOOK_SECRET: undefined } })
    expect(await site.tell('published')).toBe(401)
  })

  it('is answered before the source is read, and worked off once it answers', async () => {
    let isDead = true
    const pauses: number[] = []
    const site = await createTestSite({
      fetch: next => (input, init) =>
        isDead ? Promise.reject(new TypeError('connection lost')) : next(input, init),
      wait: async milliseconds => {
        pauses.push(milliseconds)
        if (pauses.length === 3) isDead = false
      },
    })
    await site.edit(retitled('Neu'))
    expect(await site.tell('published', home)).toBe(202)
    expect(pauses).toEqual([1_500, 5_000, 15_000])
    expect(site.log.map(({ event }) => event)).toEqual(['request', 'content-version'])
    expect((await site.get('/')).html).toContain('Neu')
  })

  it('that cannot be worked off is logged, and the schedule looks each minute', async () => {
    const site = await createTestSite({ fetch: () => () => Promise.reject(new TypeError('connection lost')) })
    expect(await site.tell('published')).toBe(202)
    expect(site.log.map(({ event }) => event)).toContain('webhook-failed')
  })

  it('a flood of messages reads the source a few times only', async () => {
    let requested = 0
    const site = await createTestSite({
      fetch: next => (input, init) => {
        if (String(input instanceof Request ? input.url : input).includes('spaces/me')) requested++
        return next(input, init)
      },
    })
    const statuses = await Promise.all(Array.from({ length: 300 }, () => site.tell('published', home)))
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(requested).toBeLessThan(10)
  })
})

describe('a message about a datasource', () => {
  const redirects = (to: string) => ({
    id: 77,
    name: 'redirects',
    slug: 'redirects',
    entries: [{ id: 1, name: '/frueher', value: to }],
  })
  const message = '{"action":"entries_updated","space_id":1000,"datasource_slug":"redirects"}'
  const withRedirects = (to: string) => (space: SpaceSeed) => ({
    ...space,
    datasources: [...space.datasources.filter(({ slug }) => slug !== 'redirects'), redirects(to)],
  })

  async function change(own: { isTold: boolean }) {
    const calls: string[] = []
    const site = await createTestSite({
      space: withRedirects('/bachelor/')(smallSpace()),
      fetch: next => (input, init) => {
        calls.push(new URL(String(input instanceof Request ? input.url : input)).pathname)
        return next(input, init)
      },
    })
    await site.runSchedule()
    // Content read within a minute of a new version is read once more.
    site.turnClock(90 * SECOND)
    for (const path of ['/', '/frueher']) await site.get(path)
    await site.settle()
    expect((await site.get('/frueher/')).headers.get('location')).toBe('/bachelor/')
    // The version of the space stays as it is.
    await site.edit(withRedirects('/'))
    site.turnClock(5 * SECOND)
    calls.length = 0
    if (own.isTold) {
      const headers = { 'webhook-signature': await signatureOf(message) }
      await site.request('/api/webhooks/storyblok', { method: 'POST', body: message, headers })
      await site.settle()
    }
    site.turnClock(5 * SECOND)
    for (const path of ['/', '/frueher', '/', '/frueher']) await site.get(path)
    await site.settle()
    return { calls, location: (await site.get('/frueher/')).headers.get('location') }
  }

  it('shows its entries within seconds, and reads no story for them', async () => {
    const { calls, location } = await change({ isTold: true })
    expect(location).toBe('/')
    // Whether there is a story at the old path is requested again.
    const pages = calls.filter(path => path.startsWith('/v2/cdn/stories/') && !path.endsWith('/frueher'))
    expect(pages).toEqual([])
  })

  it('makes them visible: without it the old ones stay for a minute', async () => {
    expect((await change({ isTold: false })).location).toBe('/bachelor/')
  })
})

describe('the schedule of each minute', () => {
  const MINUTE = 60_000
  const isVersionRequest = (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input).includes('spaces/me')

  async function countingSite() {
    let requested = 0
    let isDead = false
    const site = await createTestSite({
      // Handling submissions takes longer than calling the source.
      bindings: { DB: undefined, UPLOADS: undefined },
      fetch: next => (input, init) => {
        if (isDead) return Promise.reject(new TypeError('connection lost'))
        if (isVersionRequest(input)) requested++
        return next(input, init)
      },
    })
    // The lists of the index are filled once.
    await site.runSchedule()
    const kill = (dead: boolean): void => {
      isDead = dead
    }
    async function runHour() {
      requested = 0
      for (let minute = 0; minute < 60; minute++) {
        site.turnClock(MINUTE)
        await site.runSchedule()
      }
      return requested
    }
    return { site, runHour, kill }
  }

  it('reads the source each minute while no message comes', async () => {
    const { runHour } = await countingSite()
    expect(await runHour()).toBe(60)
  })

  it('reads it each tenth minute for a day after a message', { tags: ['full'] }, async () => {
    const { site, runHour } = await countingSite()
    await site.tell('published', home)
    expect(await runHour()).toBe(6)
    site.turnClock(24 * 60 * MINUTE)
    expect(await runHour()).toBe(60)
  })

  it('reads it each minute again after a message that could not be worked off', {
    tags: ['full'],
  }, async () => {
    const { site, runHour, kill } = await countingSite()
    await site.tell('published', home)
    kill(true)
    await site.tell('published', home)
    kill(false)
    site.turnClock(MINUTE)
    expect(await runHour()).toBe(60)
  })

  it('reads it each minute where nobody knows whether messages came', async () => {
    const versions = { ...memoryVersionStore(), heardAt: () => Promise.reject(new Error('reset')) }
    let requested = 0
    const site = await createTestSite({
      versions,
      fetch: next => (input, init) => {
        if (isVersionRequest(input)) requested++
        return next(input, init)
      },
    })
    for (let minute = 0; minute < 3; minute++) {
      await site.runSchedule()
      site.turnClock(MINUTE)
    }
    // Once more when the lists of the index are filled.
    expect(requested).toBe(4)
  })
})

describe('the secret address for unsigned messages', () => {
  const secret = 'a-secret-of-operators'
  const open = (own: Parameters<typeof createTestSite>[0] = {}) =>
    createTestSite({ ...own, bindings: { LINK_SECRET: secret, ...own.bindings } })
  const post = async (site: TestSite, token: string, init: RequestInit = {}) => {
    const { status } = await site.request(`/api/webhooks/storyblok/${token}`, { method: 'POST', ...init })
    await site.settle()
    return status
  }

  it('makes the site look, whatever is posted', async () => {
    const site = await open()
    await site.get('/')
    site.turnClock(5_000)
    await site.edit(retitled('Neu'))
    expect(await post(site, await webhookToken(secret), { body: '{"action":"deleted","story_id":1}' })).toBe(
      202,
    )
    expect((await site.get('/')).html).toContain('Neu')
  })

  it.each([
    ['another token', 'x'.repeat(40)],
    ['none', '%20'],
    ['the token of another secret', 'of-another'],
  ])('is 404 for %s', async (_, given) => {
    const token = given === 'of-another' ? await webhookToken('another-secret') : given
    expect(await post(await open(), token)).toBe(404)
  })

  it('is nowhere without a secret', async () => {
    const site = await open({ bindings: { LINK_SECRET: undefined } })
    expect(await post(site, await webhookToken(secret))).toBe(404)
  })

  it('is not told to a client that guesses', async () => {
    const POST_LIMIT = { limit: async () => ({ success: false }) }
    const site = await open({ bindings: { POST_LIMIT } })
    const headers = { 'cf-connecting-ip': '192.0.2.1' }
    expect(await post(site, 'guess', { headers })).toBe(429)
    expect(await post(site, await webhookToken(secret), { headers })).toBe(429)
  })
})
