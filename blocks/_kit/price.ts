import { type Decimal, decimal, isNegative, multiply, subtract, toFixed } from './decimal.ts'
import type { Campaign, Currency } from './facts.ts'
import { type Conversion, conversionOf, type Money, moneyIn } from './money.ts'

/** The inputs that turn a price in euros into the price shown to a visitor. */
export interface PriceTerms {
  readonly currency: Currency | undefined
  readonly campaign: Campaign | undefined
  /** Language of the page: decides how euros are formatted. Not needed for amounts alone. */
  readonly language?: string | undefined
  /** Euros that are not whole are written with their cents: an order says exactly what it costs. */
  readonly withCents?: boolean | undefined
}

/** All facts of a price that a visitor sees; boxes, structured data and tracking read them from here. */
export interface Price {
  /** Euros, before any campaign. */
  readonly base: number
  /** ISO 4217 code of the shown currency. */
  readonly currency: string
  /** Units of the currency for one euro; 1 without conversion. */
  readonly rate: number
  /** Day of the rate, `YYYY-MM-DD`. */
  readonly rateTime: string | undefined
  /** The campaign that lowers the price, or has words for it without a discount. */
  readonly campaign: Pick<Campaign, 'uuid' | 'storyId' | 'voucherCode'> | undefined
  readonly current: Money
  /** The higher price before it. */
  readonly strike: Money | undefined
}

const hundredth: Decimal = { digits: 1n, scale: 2 }
const hundred: Decimal = { digits: 100n, scale: 0 }

/** The rule for strike prices: any is allowed, or only the proven one where the unit's settings require a proof. */
export type StrikeRule =
  | { readonly kind: 'free' }
  | { readonly kind: 'proven'; readonly cents: number }
  | { readonly kind: 'unproven' }

interface Discount {
  readonly discountType?: Campaign['discountType'] | undefined
  readonly discountValue?: number | undefined
}

/** Hundredths of a euro, rounded once. */
export const centsOf = (euros: number | Decimal): number =>
  Number(toFixed(multiply(typeof euros === 'number' ? decimal(euros) : euros, hundred), 0))

/** The conversion of an amount in euros, with cents where they are not whole. */
const toTheCent = (conversion: Conversion, euros: number | Decimal): Conversion =>
  conversion.currency === 'EUR' && conversion.decimals === 0 && centsOf(euros) % 100
    ? { ...conversion, decimals: 2 }
    : conversion

/** The price that a campaign leaves, in euros, never below zero. Undefined when the campaign does not lower the price. */
export function loweredPrice(price: number, campaign: Discount | undefined): Decimal | undefined {
  const { discountType, discountValue = 0 } = campaign ?? {}
  const isDiscount = discountType && Number.isFinite(discountValue) && discountValue > 0
  if (!isDiscount || price <= 0) return undefined
  const full = decimal(price)
  const value = decimal(discountValue)
  const less = discountType === 'percent' ? multiply(full, multiply(value, hundredth)) : value
  const left = subtract(full, less)
  return isNegative(left) ? decimal(0) : left
}

/** A campaign concerns a price if its discount lowers the price, or if it has text without a discount. */
function concerning(campaign: Campaign | undefined, isLowered: boolean): Price['campaign'] {
  if (!campaign || (campaign.discountType && !isLowered)) return undefined
  const { uuid, storyId, voucherCode } = campaign
  return { uuid, storyId, ...(voucherCode && { voucherCode }) }
}

interface Charged {
  /** Euros. */
  readonly price: number
  readonly strikePrice?: number | undefined
  /** Reads from the price ledger which strike price is allowed beside a present price in cents. Default: any is allowed. */
  readonly strikeRule?: ((cents: number) => StrikeRule) | undefined
}

/** The price to strike, in euros (requirement prices/proven-strike-price). */
function priceBefore(charged: Charged, lowered: Decimal | undefined): number | undefined {
  const { price, strikePrice, strikeRule } = charged
  const before = lowered ? price : strikePrice
  if (before === undefined || !strikeRule) return before
  const rule = strikeRule(centsOf(lowered ?? price))
  if (rule.kind === 'free') return before
  return rule.kind === 'proven' ? rule.cents / 100 : undefined
}

/**
 * The price that a visitor sees, from a price in euros. A campaign lowers it, and the old one becomes the strike price, which is
 * shown only if its digits are greater than zero and it is above the price (requirement prices/strike-price).
 */
export function priceOf(charged: Charged, terms: PriceTerms): Price {
  const { currency, campaign, language, withCents } = terms
  const { price } = charged
  const conversion = conversionOf(currency, language)
  const lowered = loweredPrice(price, campaign)
  const before = priceBefore(charged, lowered)
  const write = (euros: number | Decimal) =>
    moneyIn(withCents ? toTheCent(conversion, euros) : conversion, euros)
  const current = write(lowered ?? price)
  const strike = before === undefined ? undefined : write(before)
  const isStruck = strike && Number(strike.amount) > 0 && Number(strike.amount) > Number(current.amount)
  return {
    base: price,
    currency: conversion.currency,
    rate: conversion.rate,
    rateTime: conversion.rateTime,
    campaign: concerning(campaign, lowered !== undefined),
    current,
    strike: isStruck ? strike : undefined,
  }
}
