import { expect, it } from 'vitest'
import { expired } from '../base/caching/validity.ts'
import type { CallPlatform } from './platform.ts'
import { callCurrency } from './visitor-currency.ts'

it.each([
  ['libf', 'DE', 'GB'],
  ['libf', 'unknown', 'GB'],
  ['dach', 'DE', 'DE'],
  ['dach', 'unknown', 'unknown'],
])('a visitor of %s from %s pays as one from %s', async (space, country, expected) => {
  const asked: (string | undefined)[] = []
  const callPlatform = (async (_name: string, _call: unknown, query: Record<string, string>) => {
    asked.push(query.country)
    return { value: undefined, revision: '', freshness: 'miss', validity: expired, fallback: true }
  }) as unknown as CallPlatform
  await callCurrency(callPlatform, { space, country })
  expect(asked).toEqual([expected, expected])
})
