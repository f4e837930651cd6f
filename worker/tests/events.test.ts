import { describe, expect, it, vi } from 'vitest'
import { signWebhook } from '../core/base/http/signatures.ts'
import { consentTo, createSite, interaction, page, session, stored } from './setup/event-site.ts'

describe('events', () => {
  it('are stored with unit and country, and the address is not kept', async () => {
    const site = await createSite()
    const answer = await site.send({ kind: 'view', page }, interaction)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const common = {
      id: expect.any(Number),
      at: Date.UTC(2026, 10, 21, 9),
      ...{ unit: 'dach', country: 'CH', session, template: 'page', language: 'de', path: '/bachelor/' },
    }
    expect(await stored()).toEqual([
      { ...common, kind: 'view' },
      {
        ...common,
        ...{
          kind: 'interaction',
          name: 'contact',
          label: 'Rückruf',
          type: 'callback',
          position: 'contact_bubble',
        },
      },
    ])
  })

  it.each([
    ['without a decision', ''],
    ['without the grant', consentTo([])],
    ['with the grant of another service', consentTo(['ab-testing'])],
    ['with a malformed cookie', 'consent=x'],
  ])('are not stored %s, and the answer is the same', async (_, cookie) => {
    const site = await createSite()
    expect((await site.post({ session, events: [{ kind: 'view', page }] }, { cookie })).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('are stored without a decision where the unit takes silence for consent, but not with Global Privacy Control', async () => {
    const site = await createSite({ bindings: { CONSENT_IMPLICIT: 'dach' } })
    await site.post({ events: [{ kind: 'view', page }] }, { cookie: '', 'sec-gpc': '1' })
    expect(await stored()).toEqual([])
    await site.post({ events: [{ kind: 'view', page }] }, { cookie: '' })
    expect(await stored()).toHaveLength(1)
  })

  it('of a figure have template and country only', async () => {
    const site = await createSite()
    await site.send({ kind: 'vital', name: 'LCP', value: 1234, template: 'variant' })
    expect(await stored()).toEqual([
      {
        ...{ id: expect.any(Number), at: expect.any(Number) },
        ...{ kind: 'vital', name: 'LCP', value: 1234, template: 'variant', country: 'CH' },
      },
    ])
  })

  it('that fit are stored although others of their batch do not', async () => {
    const site = await createSite()
    const answer = await site.send(
      { kind: 'view', page },
      { ...interaction, label: 'x'.repeat(101) },
      // No event at all.
      { kind: 'other' } as never,
      interaction,
    )
    expect(answer.status).toBe(204)
    expect((await stored()).map(({ kind }) => kind)).toEqual(['view', 'interaction'])
  })

  it('lose what looks like an address or a number of a person', async () => {
    const site = await createSite()
    await site.send({ ...interaction, label: 'Mail an amara@beispiel.example, 0170 1234567' })
    expect((await stored())[0]).toMatchObject({ label: 'Mail an …, …' })
  })

  it('lose the same of a path', async () => {
    const site = await createSite()
    await site.send({ kind: 'view', page: { ...page, path: '/bachelor/amara%40beispiel.example/' } })
    expect((await stored())[0]).toMatchObject({ path: '/bachelor/…/' })
  })

  const refused: [string, unknown, Record<string, string>, number][] = [
    ['another origin', { events: [{ kind: 'view', page }] }, { origin: 'https://evil.example' }, 403],
    ['another type', { events: [{ kind: 'view', page }] }, { 'content-type': 'text/plain' }, 415],
    ['no JSON', 'x', {}, 400],
    ['no events', { events: [] }, {}, 400],
    ['21 events', { events: Array.from({ length: 21 }, () => ({ kind: 'view', page })) }, {}, 400],
    ['an unknown template', { events: [{ kind: 'view', page: { ...page, template: 'x' } }] }, {}, 400],
    ['a path with a query', { events: [{ kind: 'view', page: { ...page, path: '/?a=1' } }] }, {}, 400],
    ['a long label', { events: [{ ...interaction, label: 'x'.repeat(101) }] }, {}, 400],
    ['a lasting id', { session: 'amara', events: [{ kind: 'view', page }] }, {}, 400],
    ['a large body', { session, events: [{ ...interaction, label: 'x'.repeat(40_000) }] }, {}, 413],
  ]
  it.each(refused)('are refused: %s', async (_, body, headers, status) => {
    const site = await createSite()
    expect((await site.post(body, headers)).status).toBe(status)
    expect(await stored()).toEqual([])
  })

  it('have a limit of their own', async () => {
    const keys: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 })
    const site = await createSite({ bindings: { EVENT_LIMIT: { limit } } })
    const headers = { 'cf-connecting-ip': '192.0.2.1' }
    const body = { events: [{ kind: 'view', page }] }
    expect((await site.post(body, headers)).status).toBe(204)
    const second = await site.post(body, headers)
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await stored()).toHaveLength(1)
  })

  it('are posted only', async () => {
    const site = await createSite()
    const answer = await site.send({ kind: 'view', page })
    expect(answer.status).toBe(204)
    expect((await site.request('/api/events', { method: 'DELETE' })).status).toBe(405)
    expect((await site.request('/api/events', { method: 'GET' })).status).toBe(405)
  })

  it('are lost, and the log says so, where the database fails', async () => {
    const RECORDS = {
      prepare: () => ({ bind: () => ({}) }),
      batch: () => Promise.reject(new Error('D1_ERROR')),
    }
    const site = await createSite({ bindings: { RECORDS } })
    expect((await site.send({ kind: 'view', page })).status).toBe(204)
    expect(site.log).toContainEqual(expect.objectContaining({ event: 'events-lost', reason: 'D1_ERROR' }))
  })

  it('are deleted by the schedule when they are too old', async () => {
    const site = await createSite({ bindings: { EVENT_RETENTION_DAYS: '2' } })
    await site.send({ kind: 'view', page })
    site.turnClock(2 * 86_400_000)
    await site.runSchedule()
    expect(await stored()).toHaveLength(1)
    site.turnClock(1)
    await site.runSchedule()
    expect(await stored()).toEqual([])
  })
})

describe('events with Analytics Engine', () => {
  it('are data points, and no rows', async () => {
    const points: AnalyticsEngineDataPoint[] = []
    const EVENTS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) }
    const site = await createSite({ bindings: { EVENTS } })
    await site.send({ kind: 'view', page })
    expect(points).toEqual([
      {
        indexes: ['view:page'],
        blobs: ['view', '', 'dach', 'page', 'de', '/bachelor/', 'CH', session, '', '', '', ''],
        doubles: [0],
      },
    ])
    expect(await stored()).toEqual([])
  })
})

describe('a receiver of events', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const bindings = { EVENTS_FORWARD_URL: 'https://lake.example/events', EVENTS_FORWARD_SECRET: secret }

  it('gets the stored rows, signed', async () => {
    const network = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response(null))
    const site = await createSite({ bindings, network })
    await site.send({ kind: 'view', page })
    const [[address, init] = []] = network.mock.calls
    expect(address).toBe('https://lake.example/events')
    const headers = new Headers(init?.headers)
    const body = String(init?.body)
    const [id = '', timestamp] = ['webhook-id', 'webhook-timestamp'].map(name => headers.get(name) ?? '')
    const signature = await signWebhook({ id, timestamp: Number(timestamp), body }, { verify: [secret] })
    expect(headers.get('webhook-signature')).toBe(signature['webhook-signature'])
    expect(JSON.parse(body)).toMatchObject({
      type: 'events.recorded',
      data: { events: [{ kind: 'view', template: 'page', unit: 'dach', country: 'CH' }] },
    })
    expect(body).not.toContain('127.0.0.1')
  })

  it('gets nothing without the grant', async () => {
    const network = vi.fn(async () => new Response(null))
    const site = await createSite({ bindings, network })
    await site.post({ events: [{ kind: 'view', page }] }, { cookie: '' })
    expect(network).not.toHaveBeenCalled()
  })

  it('that fails costs a line of the log, and is left alone after five failures', async () => {
    const network = vi.fn(async () => new Response(null, { status: 500 }))
    const site = await createSite({ bindings, network })
    for (let times = 0; times < 7; times++) await site.send({ kind: 'view', page })
    expect(network).toHaveBeenCalledTimes(5)
    expect(site.log).toContainEqual(
      expect.objectContaining({ event: 'events-forward-failed', reason: 'answered 500' }),
    )
    expect(await stored()).toHaveLength(7)
  })
})

describe('the configuration of tracking', () => {
  const read = async (site: Awaited<ReturnType<typeof createSite>>) => {
    const answer = await site.request('/api/events/config', {})
    const config = (await answer.json()) as Record<string, object>
    await site.settle()
    return { config, cache: answer.headers.get('cache-control') }
  }
  const address = 'https://cdn.example/tracking.json'

  it('is the built-in one, of six sections', async () => {
    const network = vi.fn(async () => new Response(null))
    const { config, cache } = await read(
      await createSite({ network, bindings: { TRACKING_CONFIG_URL: 'none' } }),
    )
    expect(Object.keys(config)).toEqual([
      'section',
      'header',
      'footer',
      'jumpNavigation',
      'contactBubble',
      'modal',
    ])
    expect(config.header).toEqual({ eventname: 'menu', type: 'navigation', position: 'header' })
    expect(cache).toBe('public, max-age=3600')
    expect(network).not.toHaveBeenCalled()
  })

  it('is fetched where the variable begins with http, once a minute, and only its own fields are kept', async () => {
    const network = vi.fn(async () =>
      Response.json({ header: { type: 'top', script: 'x' }, modal: { position: 'over' }, more: {} }),
    )
    const site = await createSite({ network, bindings: { TRACKING_CONFIG_URL: address } })
    const { config } = await read(site)
    await read(site)
    expect(config.header).toEqual({ eventname: '', type: 'top', position: '' })
    expect(config.modal).toEqual({ eventname: '', type: '', position: 'over' })
    expect(config).not.toHaveProperty('more')
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('is the last good one where its address fails later', async () => {
    let isDown = false
    const network = vi.fn(async () =>
      isDown ? new Response(null, { status: 500 }) : Response.json({ header: { type: 'top' } }),
    )
    const site = await createSite({ network, bindings: { TRACKING_CONFIG_URL: address } })
    await read(site)
    isDown = true
    site.turnClock(120_000)
    expect((await read(site)).config.header).toMatchObject({ type: 'top' })
  })

  it.each([
    ['fails', async () => new Response(null, { status: 500 })],
    ['is malformed', async () => new Response('<html>')],
    ['has other types', async () => Response.json({ header: 'x' })],
  ])('is empty where its address %s from the beginning, and the log says so', async (_, network) => {
    const site = await createSite({ network, bindings: { TRACKING_CONFIG_URL: address } })
    const { config, cache } = await read(site)
    expect(cache).toBe('no-store')
    expect(Object.values(config)).toEqual(Array(6).fill({ eventname: '', type: '', position: '' }))
    expect(site.log).toContainEqual(expect.objectContaining({ message: 'No tracking config found.' }))
  })
})
