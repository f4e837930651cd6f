import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, toFixed } from './decimal.ts'
import type { Campaign, Currency, MoneyFormat } from './facts.ts'
import { discounted, formatMoney, hasValue } from './money.ts'

const plain = (money: string) => money.replaceAll('\u00a0', ' ')

const german = {
  currency: 'EUR',
  symbol: '€',
  pattern: '{amount} {symbol}',
  grouping: 3,
  thousand: '.',
  decimal: ',',
}
const pounds = {
  currency: 'GBP',
  symbol: '£',
  pattern: '{symbol}{amount}',
  grouping: 3,
  thousand: ',',
  decimal: '.',
}
const francs = {
  currency: 'CHF',
  symbol: 'CHF',
  pattern: '{symbol} {amount}',
  grouping: 3,
  thousand: '’',
  decimal: '.',
  decimals: 0,
}

const currency = (format: Partial<MoneyFormat>, exchangeRate = 1): Currency => ({
  format: format as MoneyFormat,
  baseCurrency: 'EUR',
  exchangeRate,
})

describe('formatMoney', () => {
  it.each([
    [359, currency(german), '359 €'],
    [12345.5, currency(german), '12.346 €'],
    [359.4, currency({ ...german, decimals: 2 }), '359,40 €'],
    [359, currency(pounds, 0.8561), '£307.34'],
    [1234567, currency(pounds, 1), '£1,234,567.00'],
    [359, currency(francs, 0.9312), 'CHF 334'],
    [-20, currency(german), '−20 €'],
    [0, currency(german), '0 €'],
    // 1.005 * 1 is 1.00 in binary arithmetic.
    [1.005, currency(pounds, 1), '£1.01'],
    [0.1, currency(pounds, 0.15), '£0.02'],
    [1000, currency(pounds, 1e-7), '£0.00'],
    [1e21, currency({ ...german, grouping: 0 }), '1000000000000000000000 €'],
    [12345678, currency({ ...german, grouping: 4 }), '1234.5678 €'],
  ] as const)('%s -> %#', (amount, visitor, expected) => {
    expect(plain(formatMoney(amount, visitor))).toBe(expected)
  })

  it.each([0, Number.NaN, Number.POSITIVE_INFINITY, -1])('shows euros for the rate %s', rate => {
    expect(plain(formatMoney(1359.5, currency(pounds, rate)))).toBe('1,360 €')
  })

  it('shows euros when the call failed', () => {
    expect(plain(formatMoney(359, undefined))).toBe('359 €')
  })

  it('completes a format by the defaults of the specification', () => {
    expect(plain(formatMoney(12345, currency({ currency: 'USD', symbol: '$' }, 2)))).toBe('24,690.00 $')
    expect(plain(formatMoney(5, currency({ currency: 'USD' }, 2)))).toBe('10.00 USD')
    expect(plain(formatMoney(5, currency({ ...pounds, decimals: -3 }, 2)))).toBe('£10.00')
  })

  it('takes no replacement patterns from the format', () => {
    expect(plain(formatMoney(1234, currency({ ...german, symbol: '$&', thousand: '$1' })))).toBe('1$1234 $&')
  })
})

describe('toFixed', () => {
  it('agrees with whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), cents => {
        expect(Number(toFixed({ digits: BigInt(cents), scale: 2 }, 2))).toBe(cents / 100)
      }),
    )
  })
  it.each([
    [0.5, 0, '1'],
    [-0.5, 0, '-1'],
    [2.4999, 0, '2'],
    [1e-7, 2, '0.00'],
    [-0.001, 2, '0.00'],
  ])('%s to %s decimals', (value, decimals, expected) => {
    expect(toFixed(decimal(value), decimals)).toBe(expected)
  })
})

describe('discounted', () => {
  const campaign = (discountType?: string, discountValue?: number) =>
    ({ discountType, discountValue }) as unknown as Campaign
  it.each([
    [359, campaign('percent', 10), '323.10'],
    [359, campaign('percent', 12.5), '314.13'],
    [359, campaign('absolute', 59.5), '299.50'],
    [359, campaign('absolute', 400), '0.00'],
    [359, campaign('percent', 150), '0.00'],
    [359, campaign('percent', 0), undefined],
    [359, campaign('percent', -5), undefined],
    [359, campaign('percent', Number.NaN), undefined],
    [359, campaign(undefined, 10), undefined],
    [359, campaign('percent'), undefined],
    [0, campaign('percent', 10), undefined],
    [359, undefined, undefined],
  ])('%s with %#', (price, offer, expected) => {
    const left = discounted(price, offer)
    expect(left && toFixed(left, 2)).toBe(expected)
  })
})

it.each([
  ['359 €', true],
  ['0 €', false],
  ['£0.00', false],
  ['', false],
  ['£0.05', true],
])('%s has a value: %s', (money, expected) => {
  expect(hasValue(money)).toBe(expected)
})
