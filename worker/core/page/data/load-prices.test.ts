import { expect, it } from 'vitest'
import { expired } from '../../base/caching/validity.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import { callCurrency } from './load-prices.ts'

it.each([
  ['GB', 'DE', 'GB'],
  ['GB', 'unknown', 'GB'],
  [undefined, 'DE', 'DE'],
  [undefined, 'unknown', 'unknown'],
])(
  'where prices are in the currency of %s, a visitor from %s pays as one from %s',
  async (pricedIn, country, expected) => {
    const requested: (string | undefined)[] = []
    const callPlatform = (async (_name: string, _call: unknown, query: Record<string, string>) => {
      requested.push(query.country)
      return { value: undefined, revision: '', freshness: 'miss', validity: expired, fallback: true }
    }) as unknown as CallPlatform
    await callCurrency(callPlatform, { space: 'any', country }, pricedIn)
    expect(requested).toEqual([expected, expected])
  },
)
