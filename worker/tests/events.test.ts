import { describe, expect, it } from 'vitest'
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
