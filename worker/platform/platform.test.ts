import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyKv } from '../testing/test-kv.ts'
import { createTestPlatform } from '../testing/test-platform.ts'
import { call as campaign } from './calls/campaign.ts'
import { call as header } from './calls/header.ts'
import { addressOf, routeOf } from './path.ts'

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
    let asked = 0
    const platform = createTestPlatform({
      upstream: async () => {
        asked++
        return Response.json(body, { headers })
      },
    })
    return { platform, asked: () => asked }
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
  ])('an upstream that allows %s is asked again after %o: %d ms', async (_name, headers, valid) => {
    const { platform, asked } = answering({}, headers as Record<string, string>)
    const read = () => platform.callPlatform('campaign', campaign, page)
    await read()
    platform.turnClock(valid - 1)
    await read()
    expect(asked()).toBe(1)
    platform.turnClock(1)
    await read()
    expect(asked()).toBe(2)
  })

  it('one question at a time goes out', async () => {
    const { platform, asked } = answering({})
    await Promise.all(Array.from({ length: 5 }, () => platform.callPlatform('campaign', campaign, page)))
    expect(asked()).toBe(1)
  })

  it('keeps long questions under names that the store takes', async () => {
    const { platform } = answering({ content: { component: 'header' } })
    const long = { ...page, slug: 'ä'.repeat(900) }
    await platform.callPlatform('header', header, long)
    await platform.settle()
    const { keys } = await env.CONTENT.list({ prefix: 'platform:header:' })
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
})
