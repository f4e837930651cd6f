import { describe, expect, it } from 'vitest'
import type { Campaign } from './facts.ts'
import { totalPriceOf } from './total-price.ts'

const context = { currency: () => undefined, language: () => 'de' }
const offer = (discountType?: 'percent' | 'absolute', discountValue?: number): Campaign => ({
  ...{ storyId: '7', storyName: 'Winter', uuid: 'u', titleDesktop: 'Winter' },
  ...(discountType && { discountType }),
  ...(discountValue !== undefined && { discountValue }),
})
const cents = {
  ...context,
  currency: () => ({
    baseCurrency: 'EUR',
    exchangeRate: 1,
    format: {
      currency: 'EUR',
      symbol: '€',
      pattern: '{amount}',
      grouping: 0,
      thousand: '',
      decimal: '.',
      decimals: 2,
    },
  }),
}
const monthly = (price: number, durationNumeric: number) => ({ price, durationNumeric })

describe('the whole price where a campaign lowers each instalment', () => {
  it.each<[string, number, ReturnType<typeof monthly>, Campaign | undefined, string]>([
    ['36 of 396 €, and 699 € once', 14_955, monthly(396, 36), offer('percent', 10), '13529.40'],
    ['by euros', 14_955, monthly(297, 48), offer('absolute', 40), '13035.00'],
    ['of cents, each of whole ones', 399.96, monthly(33.33, 12), offer('percent', 12), '351.96'],
    ['of a third of a euro', 400, monthly(33.333333, 12), offer('absolute', 3.33), '360.04'],
    ['that were rounded up', 2000, monthly(166.67, 12), offer('percent', 50), '1000.04'],
    ['to nothing: the fees are left', 14_955, monthly(396, 36), offer('absolute', 400), '699.00'],
    ['to nothing, rounded up before', 2000, monthly(166.67, 12), offer('percent', 100), '0.00'],
    ['not any longer: the campaign is over', 14_955, monthly(396, 36), undefined, '14955.00'],
    ['by words alone', 14_955, monthly(396, 36), offer(), '14955.00'],
    ['by nothing', 14_955, monthly(396, 36), offer('percent', 0), '14955.00'],
  ])('%s', (_, totalPrice, instalments, campaign, expected) => {
    expect(totalPriceOf({ totalPrice, instalments, campaign }, cents)).toEqual({
      name: 'Gesamtpreis',
      value: expected,
    })
  })

  it.each([
    ['paid in the words of a month', 'im Monat', 'Gesamtpreis', '13.529 €'],
    ['paid by the year', 'im Jahr', 'Gesamtpreis ohne Rabatt', '14.955 €'],
  ])('%s', (_, priceFrequency, name, value) => {
    const instalments = { ...monthly(396, 36), priceFrequency }
    const said = totalPriceOf({ totalPrice: 14_955, instalments, campaign: offer('percent', 10) }, context)
    expect({ ...said, value: said?.value.replaceAll('\u00a0', ' ') }).toEqual({ name, value })
  })

  it.each([
    ['of an unknown number', 14_955, { price: 396 }],
    ['of a part of a month', 14_955, monthly(396, 4.5)],
    ['that come to more than the whole', 4000, monthly(396, 36)],
    ['of which none is known', 14_955, undefined],
  ])('%s is that without the discount, and called so', (_, totalPrice, instalments) => {
    expect(totalPriceOf({ totalPrice, instalments, campaign: offer('percent', 10) }, cents)).toEqual({
      name: 'Gesamtpreis ohne Rabatt',
      value: `${totalPrice}.00`,
    })
  })
})
