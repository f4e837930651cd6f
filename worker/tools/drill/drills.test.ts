import { describe, expect, it } from 'vitest'
import { memoryVersionStore } from '../../core/content/version/version-store.ts'
import { signLink } from '../../core/request/visitor/signed-link.ts'
import { hasten } from '../../tests/setup/hasten.ts'
import { everyNth } from '../../tests/setup/loop-count.ts'
import { testKv } from '../../tests/setup/test-kv.ts'
import { createTestSite, type TestSite, withContent } from '../../tests/setup/test-site.ts'
import { type FaultName, faultNames } from './read-fault.ts'

const secret = 'a-secret-of-operators'
const SECOND = 1000

const open = (options: Parameters<typeof createTestSite>[0] = {}) =>
  createTestSite({ ...options, bindings: { LINK_SECRET: secret, ...options.bindings } })

interface DrillOptions {
  readonly path?: string
  readonly isolate?: string
  readonly seconds?: number
}

async function drill(
  site: TestSite,
  fault: string,
  { path = '/', isolate = 'cold', seconds = 60 }: DrillOptions = {},
) {
  const link = { purpose: 'fault' as const, path, expires: site.now() + seconds * SECOND }
  const value = await signLink({ ...link, claims: { fault, isolate } }, secret)
  const answer = await site.send(path, { 'x-fault': value })
  const html = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    events: answer.headers.get('x-fault-events'),
  }
}

/** Runs drills of a fault; the deadlines of hanging systems pass at once. */
const run = <Result>(fault: FaultName, work: () => Promise<Result>): Promise<Result> =>
  fault.endsWith('hangs') ? hasten(work) : work()

const valuesOf = async () => {
  const { keys } = await testKv.list()
  return Promise.all(keys.map(async ({ name }) => [name, await testKv.get(name)]))
}

describe('a drill', () => {
  it.each<[FaultName, 'cold' | 'warm', number, string]>([
    ['content-dead', 'cold', 200, 'source-failed'],
    ['content-dead', 'warm', 200, 'source-failed'],
    ['platform-dead', 'cold', 200, ''],
    ['kv-dead', 'warm', 200, ''],
    ['kv-hangs', 'warm', 200, ''],
    ['versions-dead', 'cold', 200, 'versions-failed'],
    ['version-stale', 'warm', 200, ''],
    ['database-dead', 'cold', 200, ''],
  ])('of %s in a %s isolate answers %d', async (fault, isolate, status, event) => {
    const site = await open()
    await site.get('/')
    const answering = run(fault, () => drill(site, fault, { isolate }))
    const { status: found, headers, html, events } = await answering
    expect(found).toBe(status)
    expect(html).toContain('Willkommen')
    expect(html).toContain('Bis bald')
    expect(events).toContain(event)
    expect(headers.get('x-fault')).toBe(fault)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('of content that was never read before is answered with an error, without copies', async () => {
    const site = await open()
    expect(await drill(site, 'content-dead')).toMatchObject({ status: 503 })
    expect((await site.get('/')).status).toBe(200)
  })

  it('of a dead database needs another attempt at an address that may be one of the index', async () => {
    const site = await open()
    await site.get('/')
    const { status, events } = await drill(site, 'database-dead', { path: '/nobody-has-this/' })
    expect(status).toBe(503)
    expect(events).toContain('index-failed')
    // The question whether the address is listed.
    expect(events).toContain('source-failed')
  })

  it('of a block that throws shows the rest of the page', async () => {
    const site = await open()
    const whole = (await site.get('/')).html
    const { status, html, events } = await drill(site, 'block-throws')
    expect(status).toBe(200)
    expect(events).toContain('block-lost')
    expect(html.length).toBeLessThan(whole.length)
    expect(html).toContain('Bis bald')
  })

  it.each(everyNth(faultNames, 3))(
    'of %s leaves memory, breakers, KV, versions, counts and log as they were',
    async fault => {
      const counted: string[] = []
      const limit = async ({ key }: { key: string }) => {
        counted.push(key)
        return { success: true }
      }
      const points: unknown[] = []
      const versions = memoryVersionStore()
      const bindings = {
        MISSING_LIMIT: { limit },
        EXPOSURES: { writeDataPoint: (point: unknown) => points.push(point) },
      }
      const site = await open({ bindings, versions })
      await site.get('/')
      await site.get('/')
      const before = { kv: await valuesOf(), versions: await versions.read() }
      site.log.length = 0
      // Five failures in a row would open a circuit breaker.
      const failInARow = async (_: unknown, time: number) => {
        await drill(site, fault, { isolate: time % 2 ? 'warm' : 'cold' })
        await drill(site, fault, { path: '/nobody-has-this/' })
      }
      await run(fault, async () => {
        await Promise.all(Array.from({ length: 6 }, failInARow))
        await site.settle()
      })
      expect({ kv: await valuesOf(), versions: await versions.read() }).toEqual(before)
      expect([counted, points]).toEqual([[], []])
      expect(new Set(site.log.map(({ event, drill: name }) => `${event} ${name}`))).toEqual(
        new Set([`request ${fault}`]),
      )
      expect(await (await site.send('/api/health')).json()).toMatchObject({ status: 'ok', problems: [] })
      expect((await site.get('/')).headers.get('x-cache')).toBe('hit')
    },
  )

  it('shows what was published, and no cookie of the visitor is set', async () => {
    const site = await open()
    await site.get('/')
    await site.edit(space => withContent(space, 'home', content => ({ ...content, noindex: true })))
    const { headers } = await drill(site, 'database-dead')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('etag')).toBeNull()
  })
})

describe('the header of a drill', () => {
  it.each<[string, (site: TestSite) => Promise<{ status: number }>, number]>([
    ['that nobody signed', site => site.send('/', { 'x-fault': 'content-dead' }), 403],
    ['that is empty', site => site.send('/', { 'x-fault': '' }), 403],
    ['that has expired', site => drill(site, 'content-dead', { seconds: -1 }), 403],
    ['that holds for more than a minute', site => drill(site, 'content-dead', { seconds: 61 }), 403],
    ['of an unknown fault', site => drill(site, 'everything'), 403],
    ['of an unknown isolate', site => drill(site, 'content-dead', { isolate: 'lukewarm' }), 403],
  ])('%s is refused', async (_, refused, status) => {
    expect((await refused(await open())).status).toBe(status)
  })

  it('is refused for another page, and for a post', async () => {
    const site = await open()
    const link = { purpose: 'fault' as const, path: '/', expires: site.now() + SECOND }
    const value = await signLink({ ...link, claims: { fault: 'content-dead', isolate: 'cold' } }, secret)
    expect((await site.send('/bachelor/', { 'x-fault': value })).status).toBe(403)
    expect((await site.send('/', { 'x-fault': value }, 'POST')).status).toBe(405)
  })

  it('holds by a former secret while that is the previous one, and no longer', async () => {
    const statusWith = async (bindings: Record<string, string>) =>
      (await drill(await open({ bindings }), 'platform-dead')).status
    expect(await statusWith({ LINK_SECRET: 'today', LINK_SECRET_PREVIOUS: secret })).toBe(200)
    expect(await statusWith({ LINK_SECRET: 'today' })).toBe(403)
  })

  it('is valid nowhere without a secret', async () => {
    const site = await open({ bindings: { LINK_SECRET: undefined } })
    expect((await drill(site, 'content-dead')).status).toBe(403)
  })

  it('is not checked any more for a client that guesses', async () => {
    const site = await open({ bindings: { POST_LIMIT: { limit: async () => ({ success: false }) } } })
    const headers = { 'x-fault': 'guess', 'cf-connecting-ip': '192.0.2.1' }
    expect((await site.send('/', headers)).status).toBe(429)
  })
})
