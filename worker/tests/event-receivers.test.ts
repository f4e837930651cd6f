import { describe, expect, it, vi } from 'vitest'
import { signWebhook } from '../core/base/http/signatures.ts'
import { createSite, page, session, stored } from './setup/event-site.ts'

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
