import { describe, expect, it, vi } from 'vitest'
import { createSite } from './setup/event-site.ts'

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
