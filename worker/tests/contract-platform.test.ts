import { afterEach, describe, expect, it, vi } from 'vitest'
import { platformCalls } from '../core/platform/platform.ts'
import { samples } from './setup/call-samples.ts'
import { createContractPlatform, isOfContract } from './setup/contract-platform.ts'
import { createContractSites } from './setup/contract-site.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite } from './setup/test-site.ts'

const origin = 'https://contract.example'

const addressOf = (path: string) =>
  path.startsWith('/suggestions') ? `${origin}${path.replace('/suggestions', '')}` : `${origin}/api${path}`

afterEach(() => vi.restoreAllMocks())

describe('the platform of the contract', () => {
  it.each(Object.keys(samples))('%s: has it where the contract does', name => {
    const { path, body } = samples[name]!
    expect(isOfContract(body === undefined ? 'GET' : 'POST', addressOf(path))).toBe(
      !platformCalls[name]!.isOwn,
    )
  })

  it('returns only the fields of the contract, late', async () => {
    const site = await createTestSite({ space: demoSpace })
    const wait = vi.fn(() => Promise.resolve())
    const platform = createContractPlatform({ callEmbedded: (path, init) => site.request(path, init), wait })
    const get = async (path: string) => {
      const response = await platform(new Request(addressOf(path)))
      return { status: response.status, text: await response.text() }
    }
    const body = async (path: string) => JSON.parse((await get(path)).text)
    expect(await body(samples['currency-user']!.path)).toEqual({
      format: expect.anything(),
      baseCurrency: 'EUR',
      exchangeRate: 0.9312,
    })
    expect((await body(samples.campaign!.path)).price).toMatchObject({ voucherCode: 'GRUEZI12' })
    const { value } = await body(samples['price-models']!.path)
    expect(value[0]).toMatchObject({ price: 396, buttonLink: { linktype: 'url' } })
    expect(value[0]).not.toHaveProperty('id')
    expect(await get('/proxy/index/v2/news/list')).toEqual({ status: 404, text: 'Not Found' })
    expect(await get('/proxy/index/v2/price/pricemodels')).toEqual({ status: 404, text: 'Not Found' })
    expect((await body('/suggestions/v1/roa-tool/suggestions')).training).toHaveLength(2)
    expect(wait).toHaveBeenCalledTimes(6)
  })

  it('answers the calls of whole pages', async () => {
    const { site, embedded, calls } = await createContractSites()
    const { status, html } = await site.get('/en/', { 'cf-ipcountry': 'CH' })
    expect(status).toBe(200)
    expect(html).toContain('GRUEZI12')
    expect((await embedded.get('/en/')).status).toBe(200)
    expect(calls.map(({ address }) => new URL(address).pathname)).toContain('/api/proxy/index/v2/header/dach')
  })
})
