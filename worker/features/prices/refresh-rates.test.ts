import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dailyFile, dailyRates } from '../../tests/setup/daily-rates.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { putSpace } from '../../tests/setup/test-content.ts'
import { emptyKv, testKv } from '../../tests/setup/test-kv.ts'
import { createTestPlatform } from '../../tests/setup/test-platform.ts'
import { parseDailyRates, refreshRates } from './refresh-rates.ts'

const now = Date.UTC(2026, 10, 21, 9)

describe('parseDailyRates', () => {
  it('reads the day and its rates', () => {
    const { date, rates } = parseDailyRates(dailyFile(), now)
    expect(date).toBe('2026-11-20')
    expect(rates).toEqual(
      Object.fromEntries(Object.entries(dailyRates).map(([code, rate]) => [code, Number(rate)])),
    )
  })

  it('reads double quotes as well', () => {
    expect(parseDailyRates(dailyFile().replaceAll("'", '"'), now).rates.CHF).toBe(0.9333)
  })

  const { USD: _usd, ...withoutDollars } = dailyRates
  it.each([
    ['nothing', ''],
    ['a page', '<html><title>Not found</title></html>'],
    ['no day', dailyFile('')],
    ['a day that is none', dailyFile('2026-13-45')],
    ['a day to come', dailyFile('2026-11-23')],
    ['two days', dailyFile() + dailyFile('2026-11-19')],
    ['no rates', dailyFile('2026-11-20', {})],
    ['a few rates', dailyFile('2026-11-20', { USD: '1.1', GBP: '0.9' })],
    ['a rate of zero', dailyFile('2026-11-20', { ...dailyRates, USD: '0' })],
    ['a negative rate', dailyFile('2026-11-20', { ...dailyRates, USD: '-1.1' })],
    ['a rate that is no number', dailyFile('2026-11-20', { ...dailyRates, USD: 'NaN' })],
    ['an infinite rate', dailyFile('2026-11-20', { ...dailyRates, USD: 'Infinity' })],
    ['an exponent', dailyFile('2026-11-20', { ...dailyRates, USD: '1e9' })],
    ['an empty rate', dailyFile('2026-11-20', { ...dailyRates, USD: '' })],
    ['a currency that nobody has', dailyFile('2026-11-20', { ...withoutDollars, QQQ: '1.1' })],
    ['an object’s own name', dailyFile('2026-11-20', { ...withoutDollars, constructor: '1.1' })],
    ['a currency twice', dailyFile().replace("'JPY'", "'USD'")],
    ['a rate cut off', dailyFile().replace("rate='0.8701'/>", '')],
  ])('refuses %s', (_name, xml) => {
    expect(() => parseDailyRates(xml, now)).toThrow()
  })
})

describe('refreshRates', () => {
  beforeEach(emptyKv)
  afterEach(() => vi.useRealTimers())

  const log: unknown[] = []
  const refresh = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
    refreshRates({
      kv: testKv,
      fetch,
      url: 'https://bank.example/daily.xml',
      now: () => now,
      log: line => log.push(line),
    })
  const refreshFrom = (xml: string) => refresh(async () => new Response(xml))
  const kept = () => testKv.get<{ date: string; rates: Record<string, number> }>('rates', 'json')

  it('keeps the rates of the day', async () => {
    expect(await refreshFrom(dailyFile())).toBe('written')
    expect(await kept()).toMatchObject({ date: '2026-11-20', rates: { USD: 1.1601, CHF: 0.9333 } })
  })

  it('replaces them by newer ones and by corrections, never by older ones', async () => {
    await refreshFrom(dailyFile('2026-11-19'))
    expect(await refreshFrom(dailyFile('2026-11-20', { ...dailyRates, USD: '1.2' }))).toBe('written')
    expect(await refreshFrom(dailyFile('2026-11-20', { ...dailyRates, USD: '1.2' }))).toBe('unchanged')
    expect(await refreshFrom(dailyFile('2026-11-18'))).toBe('unchanged')
    expect(await kept()).toMatchObject({ date: '2026-11-20', rates: { USD: 1.2 } })
    expect(await refreshFrom(dailyFile('2026-11-20', { ...dailyRates, USD: '1.3' }))).toBe('written')
  })

  it('replaces a stored value that is not rates', async () => {
    await testKv.put('rates', '{"date":"2030-01-01","rates":{"USD":"much"}}')
    expect(await refreshFrom(dailyFile())).toBe('written')
  })

  it.each([
    ['garbage', () => Promise.resolve(new Response('<html>'))],
    ['an error', () => Promise.resolve(new Response(dailyFile(), { status: 500 }))],
    ['a redirect', () => Promise.resolve(new Response(null, { status: 302, headers: { location: '/x' } }))],
    ['too much', () => Promise.resolve(new Response(dailyFile() + ' '.repeat(70_000)))],
    ['nothing at all', () => Promise.reject(new Error('lost'))],
  ])('%s leaves the rates as they are, with a line in the log', async (_name, fetch) => {
    await refreshFrom(dailyFile('2026-11-19'))
    log.length = 0
    expect(await refresh(fetch)).toBe('failed')
    expect(await kept()).toMatchObject({ date: '2026-11-19' })
    expect(log).toMatchObject([{ event: 'rates-failed' }])
  })

  it('fetches no more than a file, and does not wait for ever', async () => {
    vi.useFakeTimers()
    const outcome = refresh(
      (_url, { signal, redirect }) =>
        new Promise((_, reject) => {
          expect(redirect).toBe('manual')
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toBe('failed')
  })

  it('stored rates take precedence over those of editors', async () => {
    putSpace(demoSpace)
    const path = '/proxy/index/v2/currency/user?country=CH'
    const rateOf = async () => (await createTestPlatform().get(path)).body
    expect(await rateOf()).toMatchObject({ exchangeRate: 0.9312, rateTime: '2026-11-20' })
    emptyKv()
    putSpace(demoSpace)
    await testKv.put('rates', '{"rates":{"CHF":0}}')
    expect(await rateOf()).toMatchObject({ exchangeRate: 0.9312 })
    emptyKv()
    putSpace(demoSpace)
    await refreshFrom(dailyFile('2026-11-21'))
    expect(await rateOf()).toMatchObject({ exchangeRate: 0.9333, rateTime: '2026-11-21' })
  })
})
