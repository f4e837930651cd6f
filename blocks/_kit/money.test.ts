import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, toFixed } from './decimal.ts'
import type { Currency, MoneyFormat } from './facts.ts'
import { conversionOf, moneyIn } from './money.ts'
import { euros, pounds as sterling } from './sample-currencies.ts'

const [german, pounds] = [euros.format, sterling.format]

const plain = (money: string) => money.replaceAll('\u00a0', ' ')

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

const textOf = (amountInEuro: number, visitor: Currency | undefined) =>
  moneyIn(conversionOf(visitor), amountInEuro).text

describe('conversionOf', () => {
  it.each([
    [
      'another currency',
      { ...currency(pounds, 0.8561), rateTime: '2026-11-20' },
      'GBP',
      0.8561,
      '2026-11-20',
    ],
    ['a rate without a day', currency(pounds, 0.8561), 'GBP', 0.8561, undefined],
    ['euros', { ...currency(german, 1), rateTime: '2026-11-20' }, 'EUR', 1, undefined],
    ['an unusable rate', { ...currency(pounds, 0), rateTime: '2026-11-20' }, 'EUR', 1, undefined],
    ['a call that failed', undefined, 'EUR', 1, undefined],
  ])('of %s', (_, answer, code, rate, rateTime) => {
    expect(conversionOf(answer)).toMatchObject({ currency: code, rate, rateTime })
  })
})

describe('moneyIn', () => {
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
    expect(plain(textOf(amount, visitor))).toBe(expected)
  })

  it.each([0, Number.NaN, Number.POSITIVE_INFINITY, -1])('shows euros for the rate %s', rate => {
    expect(plain(textOf(1359.5, currency(pounds, rate)))).toBe('1,360 €')
  })

  it('groups digits as the country of the currency does', () => {
    for (const code of Intl.supportedValuesOf('currency')) {
      const country = new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().toString()
      const format = new Intl.NumberFormat(country, { numberingSystem: 'latn' })
      const sizes = format.formatToParts(1_234_567_890).filter(({ type }) => type === 'integer')
      const written = textOf(
        1_234_567_890,
        currency({ ...pounds, currency: code, pattern: '{amount}', decimals: 0 }),
      )
      expect([code, written.split(',').map(({ length }) => length)]).toEqual([
        code,
        sizes.map(({ value }) => value.length),
      ])
    }
  })

  it.each([
    [999, '₹999'],
    [1000, '₹1,000'],
    [100_000, '₹1,00,000'],
    [-12_345_678, '−₹1,23,45,678'],
  ])('writes %d rupees as %s', (amount, expected) => {
    const rupees = currency({ ...pounds, currency: 'INR', symbol: '₹', decimals: 0 })
    expect(textOf(amount, rupees)).toBe(expected)
  })

  it('shows euros when the call failed', () => {
    expect(plain(textOf(359, undefined))).toBe('359 €')
  })

  it('completes a format by the defaults', () => {
    expect(plain(textOf(12345, currency({ currency: 'USD', symbol: '$' }, 2)))).toBe('24,690.00 $')
    expect(plain(textOf(5, currency({ currency: 'USD' }, 2)))).toBe('10.00 USD')
    expect(plain(textOf(5, currency({ ...pounds, decimals: -3 }, 2)))).toBe('£10.00')
  })

  it.each([
    ['en', 1359.5, currency(german), '€1,360'],
    ['en', 359.4, currency({ ...german, decimals: 2 }), '€359.40'],
    ['en', -20, currency(german), '−€20'],
    ['en', 1359, undefined, '€1,359'],
    ['en', 1359, currency(pounds, 0), '€1,359'],
    ['fr', 1359, currency(german), '1\u202f359 €'],
    ['fr', 1359, undefined, '1\u202f359 €'],
    ['de', 1359, undefined, '1.359 €'],
    ['de', 1359, currency(pounds, 0), '1.359 €'],
    ['it', 1359, undefined, '1.359 €'],
    ['de', 1359, currency({ currency: 'EUR', symbol: '€' }), '1,359 €'],
    ['de', 1359, currency(german), '1.359 €'],
    ['it', 1359, currency(german), '1.359 €'],
    ['constructor', 1359, currency(german), '1.359 €'],
    ['en', 359, currency(francs, 0.9312), 'CHF 334'],
    ['fr', 1359, currency(francs, 1), 'CHF 1’359'],
  ] as const)('writes in %s %d %#', (language, amount, visitor, expected) => {
    expect(plain(moneyIn(conversionOf(visitor, language), amount).text)).toBe(expected)
  })

  it('takes no replacement patterns from the format', () => {
    expect(plain(textOf(1234, currency({ ...german, symbol: '$&', thousand: '$1' })))).toBe('1$1234 $&')
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
