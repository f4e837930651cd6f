import { type Decimal, decimal, isNegative, multiply, subtract, toFixed } from './decimal.ts'
import type { Campaign, Currency, MoneyFormat } from './facts.ts'

/** Platform specification, section 9: what a format that leaves a part out is completed by. */
const standard = { grouping: 3, thousand: ',', decimal: '.', pattern: '{amount} {symbol}' }

const euro = { ...standard, currency: 'EUR', symbol: '€' }

interface Conversion {
  readonly rate: Decimal
  readonly format: Partial<MoneyFormat>
  readonly decimals: number
}

const isUsable = (rate: number) => Number.isFinite(rate) && rate > 0

/** A whole number of places that a format may ask for; anything else counts as not given. */
const placesOf = (decimals: number | undefined) =>
  decimals !== undefined && Number.isInteger(decimals) && decimals >= 0 && decimals <= 6
    ? decimals
    : undefined

function conversionOf(currency: Currency | undefined): Conversion {
  const unconverted = { rate: decimal(1), format: euro, decimals: 0 }
  if (!currency) return unconverted
  const { format, baseCurrency, exchangeRate } = currency
  if (format.currency === baseCurrency)
    return { rate: decimal(1), format, decimals: placesOf(format.decimals) ?? 0 }
  if (!isUsable(exchangeRate)) return unconverted
  return { rate: decimal(exchangeRate), format, decimals: placesOf(format.decimals) ?? 2 }
}

function grouped(whole: string, size: number, separator: string): string {
  if (!(size > 0)) return whole
  return whole.replace(new RegExp(`\\B(?=(\\d{${Math.floor(size)}})+$)`, 'g'), () => separator)
}

function written(amount: string, format: Partial<MoneyFormat>): string {
  const { grouping, thousand, decimal: point, pattern, symbol } = { ...standard, ...defined(format) }
  const [whole = '0', fraction] = amount.replace('-', '').split('.')
  const digits = grouped(whole, grouping, thousand) + (fraction ? point + fraction : '')
  const sign = amount.startsWith('-') ? '−' : ''
  // No line break between amount and symbol.
  return (
    sign +
    pattern
      .replace('{amount}', () => digits)
      .replace('{symbol}', () => symbol ?? format.currency ?? '')
      .replaceAll(' ', '\u00a0')
  )
}

const defined = (format: Partial<MoneyFormat>): Partial<MoneyFormat> =>
  Object.fromEntries(Object.entries(format).filter(([, part]) => part !== undefined && part !== null))

/** A plain decimal in a currency of ISO 4217. */
export interface Money {
  readonly amount: string
  readonly currency: string
}

function converted(amountInEuro: number | Decimal, currency: Currency | undefined) {
  const { rate, format, decimals } = conversionOf(currency)
  const amount = typeof amountInEuro === 'number' ? decimal(amountInEuro) : amountInEuro
  return { amount: toFixed(multiply(amount, rate), decimals), format }
}

/**
 * An amount in euros as the visitor reads it: converted exactly, rounded once, written in the currency's format.
 * A currency that failed or whose rate is unusable leaves the euros as they are (platform specification, section 8).
 */
export function formatMoney(amountInEuro: number | Decimal, currency: Currency | undefined): string {
  const { amount, format } = converted(amountInEuro, currency)
  return written(amount, format)
}

/** The same amount for machines. */
export function convertMoney(amountInEuro: number | Decimal, currency: Currency | undefined): Money {
  const { amount, format } = converted(amountInEuro, currency)
  return { amount, currency: format.currency ?? euro.currency }
}

/** Does a written amount have a digit above zero? A strike price without one is not shown (blocks specification, section 5). */
export const hasValue = (money: string): boolean => /[1-9]/.test(money)

const hundredth: Decimal = { digits: 1n, scale: 2 }

/** The price that a campaign leaves, in euros, never below zero. Undefined when the campaign lowers nothing. */
export function discounted(price: number, campaign: Campaign | undefined): Decimal | undefined {
  const { discountType, discountValue = 0 } = campaign ?? {}
  if (!discountType || !isUsable(discountValue) || price <= 0) return undefined
  const full = decimal(price)
  const value = decimal(discountValue)
  const less = discountType === 'percent' ? multiply(full, multiply(value, hundredth)) : value
  const left = subtract(full, less)
  return isNegative(left) ? decimal(0) : left
}
