import { describe, expect, it } from 'vitest'
import type { Campaign, Currency } from './facts.ts'
import { priceOf, type StrikeRule } from './price.ts'
import { pounds as sterling } from './sample-currencies.ts'

const pounds: Currency = { ...sterling, rateTime: '2026-11-20' }

/** Two decimals and no conversion, so that amounts can be read. */
const cents: Currency = {
  ...pounds,
  exchangeRate: 1,
  format: { ...pounds.format, currency: 'EUR', decimals: 2 },
}

const campaign = (fields: Partial<Campaign>): Campaign => ({
  storyId: '7',
  storyName: 'Winter',
  uuid: 'u',
  titleDesktop: 'Winter',
  ...fields,
})
const discount = (discountType: string | undefined, discountValue?: number) =>
  campaign({ discountType, discountValue } as Partial<Campaign>)

describe('a price', () => {
  it('says all there is to say', () => {
    const offer = campaign({ discountType: 'percent', discountValue: 10, voucherCode: 'TANNE10' })
    expect(priceOf({ price: 1396 }, { currency: pounds, campaign: offer })).toEqual({
      base: 1396,
      currency: 'GBP',
      rate: 0.8561,
      rateTime: '2026-11-20',
      campaign: { uuid: 'u', storyId: '7', voucherCode: 'TANNE10' },
      current: { amount: '1075.60', text: '£1,075.60' },
      strike: { amount: '1195.12', text: '£1,195.12' },
    })
  })

  it('is in euros without a currency, and needs no campaign', () => {
    expect(priceOf({ price: 396 }, { currency: undefined, campaign: undefined })).toEqual({
      base: 396,
      currency: 'EUR',
      rate: 1,
      rateTime: undefined,
      campaign: undefined,
      current: { amount: '396', text: '396\u00a0€' },
      strike: undefined,
    })
  })

  it.each<[string, StrikeRule, string | undefined]>([
    ['any price', { kind: 'free' }, '359.00'],
    ['a proven one', { kind: 'proven', cents: 34_050 }, '340.50'],
    ['none', { kind: 'unproven' }, undefined],
  ])('strikes what its rule says: %s', (_, rule, expected) => {
    const requested: number[] = []
    const strikeRule = (paid: number) => {
      requested.push(paid)
      return rule
    }
    const terms = { currency: cents, campaign: discount('percent', 10) }
    expect(priceOf({ price: 359, strikePrice: 400, strikeRule }, terms).strike?.amount).toBe(expected)
    expect(requested).toEqual([32_310])
    // Where no price would be struck, the rule is not read.
    priceOf({ price: 359, strikeRule }, { ...terms, campaign: undefined })
    expect(requested).toHaveLength(1)
  })

  it.each([
    [359, discount('percent', 10), '323.10'],
    [359, discount('percent', 12.5), '314.13'],
    [359, discount('absolute', 59.5), '299.50'],
    [359, discount('absolute', 400), '0.00'],
    [359, discount('percent', 150), '0.00'],
    [359, discount('percent', 0), undefined],
    [359, discount('percent', -5), undefined],
    [359, discount('percent', Number.NaN), undefined],
    [359, discount('percent', Number.POSITIVE_INFINITY), undefined],
    [359, discount('percent'), undefined],
    [0, discount('percent', 10), undefined],
  ])('of %s in campaign %#', (price, offer, lowered) => {
    const { current, strike, campaign: own } = priceOf({ price }, { currency: cents, campaign: offer })
    expect(current.amount).toBe(lowered ?? price.toFixed(2))
    expect(strike?.amount).toBe(lowered && price.toFixed(2))
    // A discount that does not lower the price is ignored.
    expect(own?.uuid).toBe(lowered && 'u')
  })

  it('is concerned by words without a discount, which lower nothing', () => {
    for (const price of [359, 0]) {
      const {
        current,
        strike,
        campaign: own,
      } = priceOf({ price }, { currency: cents, campaign: discount(undefined, 10) })
      expect([current.amount, strike, own]).toEqual([
        price.toFixed(2),
        undefined,
        { uuid: 'u', storyId: '7' },
      ])
    }
  })

  it.each([
    [427, undefined, '427.00'],
    [427, discount('absolute', 9), '387.00'],
    [387, undefined, undefined],
    [386, undefined, undefined],
    [387.001, undefined, undefined],
    [0, undefined, undefined],
    [0.004, undefined, undefined],
    [undefined, undefined, undefined],
  ])('that was %s in campaign %j strikes %s', (strikePrice, offer, expected) => {
    const { strike } = priceOf({ price: 387, strikePrice }, { currency: cents, campaign: offer })
    expect(strike?.amount).toBe(expected)
  })
})
