import { type Decimal, decimal, multiply, toFixed } from './decimal.ts'
import type { Currency, MoneyFormat } from './facts.ts'

/** The default parts of an incomplete format (requirement prices/format). */
const standard = { grouping: 3, thousand: ',', decimal: '.', pattern: '{amount} {symbol}' }

const euro = { ...standard, currency: 'EUR', symbol: '€' }

type Writing = Pick<MoneyFormat, 'pattern' | 'thousand' | 'decimal'>

/**
 * How a language formats euros where that differs from the format of a euro country: the texts around a price use the language's format
 * too (docs/decisions/prices-vary-by-usergroup-and-everybody-else-is-new.md).
 */
const euroIn: Readonly<Record<string, Writing>> = {
  en: { pattern: '{symbol}{amount}', thousand: ',', decimal: '.' },
  fr: { pattern: '{amount} {symbol}', thousand: '\u202f', decimal: ',' },
}

/** How a language without an entry writes euros; counts only where no answer has a format: readers take `12,384 €` for twelve euros. */
const continental: Writing = { pattern: '{amount} {symbol}', thousand: '.', decimal: ',' }

/** How euros are converted to the visitor's currency. */
export interface Conversion {
  /** ISO 4217 code of the shown currency. */
  readonly currency: string
  /** Units of it for one euro; 1 without conversion. */
  readonly rate: number
  /** Day of the rate, `YYYY-MM-DD`, where it is known and amounts are converted. */
  readonly rateTime: string | undefined
  readonly format: Partial<MoneyFormat>
  readonly decimals: number
}

const isUsable = (rate: number) => Number.isFinite(rate) && rate > 0

/** The number of decimal places of a format, a whole number; any other value counts as absent. */
const placesOf = (decimals: number | undefined) =>
  decimals !== undefined && Number.isInteger(decimals) && decimals >= 0 && decimals <= 6
    ? decimals
    : undefined

const unconverted: Conversion = {
  currency: euro.currency,
  rate: 1,
  rateTime: undefined,
  format: euro,
  decimals: 0,
}

function inLanguage(conversion: Conversion, language: string): Conversion {
  if (conversion.currency !== euro.currency) return conversion
  const own = Object.hasOwn(euroIn, language) ? euroIn[language] : undefined
  const writing = own ?? (conversion === unconverted && language ? continental : undefined)
  return writing ? { ...conversion, format: { ...conversion.format, ...writing } } : conversion
}

/** The conversion from the answer about a visitor's currency, for a page in a language. */
export const conversionOf = (answer: Currency | undefined, language = ''): Conversion =>
  inLanguage(answered(answer), language)

function answered(answer: Currency | undefined): Conversion {
  if (!answer) return unconverted
  const { format, baseCurrency, exchangeRate, rateTime } = answer
  const { currency } = format
  const decimals = placesOf(format.decimals)
  if (currency === baseCurrency) return { ...unconverted, currency, format, decimals: decimals ?? 0 }
  if (!isUsable(exchangeRate)) return unconverted
  return { currency, rate: exchangeRate, rateTime, format, decimals: decimals ?? 2 }
}

/**
 * Currencies of countries that group digits beyond the last three in twos: 1,00,000 is a lakh (Unicode locale data of that country).
 */
const inLakhs: ReadonlySet<string> = new Set(['BDT', 'BTN', 'INR', 'NPR'])

interface Groups {
  readonly size: number
  readonly further: number
  readonly separator: string
}

/** Digits in groups of `size`, counted from the end; those before the last group in groups of `further`. */
function grouped(whole: string, { size, further, separator }: Groups): string {
  if (!(size > 0)) return whole
  const end = whole.length - Math.floor(size)
  if (end <= 0) return whole
  const start = whole
    .slice(0, end)
    .replace(new RegExp(`\\B(?=(\\d{${Math.floor(further)}})+$)`, 'g'), () => separator)
  return start + separator + whole.slice(end)
}

function written(amount: string, format: Partial<MoneyFormat>): string {
  const { grouping, thousand, decimal: point, pattern, symbol } = { ...standard, ...defined(format) }
  const [whole = '0', fraction] = amount.replace('-', '').split('.')
  const further = grouping === 3 && inLakhs.has(format.currency ?? '') ? 2 : grouping
  const groups = { size: grouping, further, separator: thousand }
  const digits = grouped(whole, groups) + (fraction ? point + fraction : '')
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

/** An amount for machines and for visitors. */
export interface Money {
  /** A plain decimal: `331.88`. */
  readonly amount: string
  /** In the visitor's format: `CHF 331.88`. */
  readonly text: string
}

/**
 * An amount in euros in the visitor's currency: converted exactly, rounded once, in the currency's format. If the currency's call
 * failed or its rate is unusable, the euros stay unconverted (requirement prices/failed-call).
 */
export function moneyIn({ rate, format, decimals }: Conversion, amountInEuro: number | Decimal): Money {
  const exact = typeof amountInEuro === 'number' ? decimal(amountInEuro) : amountInEuro
  const amount = toFixed(multiply(exact, decimal(rate)), decimals)
  return { amount, text: written(amount, format) }
}
