import * as v from 'valibot'
import type { Currency } from '../../../../blocks/_kit/facts.ts'
import { number, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { rate, rateBetween } from '../exchange-rates.ts'
import { moneyFormatOf } from '../money-formats.ts'
import { country, optionalName } from '../page-query.ts'

/** Missing parts have the defaults of requirement prices/format; without a symbol the currency code is shown. */
const format = v.pipe(
  v.object({
    currency: v.string(),
    symbol: text,
    pattern: v.nullish(v.string(), '{amount} {symbol}'),
    grouping: v.nullish(v.number(), 3),
    thousand: v.nullish(v.string(), ','),
    decimal: v.nullish(v.string(), '.'),
    decimals: number,
  }),
  v.transform(({ symbol, ...parts }) => ({ ...parts, symbol: symbol ?? parts.currency })),
)

/** The currency of all prices. */
const base = 'EUR'

/** The visitor's currency, its format, its rate, and the day of that rate. */
export const call = platformCall<{ readonly country: string }, Currency | undefined>({
  path: 'v2/currency/user',
  query: v.object({
    country,
    countryGroup: optionalName,
    space: optionalName,
    baseCurrency: v.optional(v.literal(base), base),
  }),
  answer: v.object({
    format,
    baseCurrency: v.string(),
    exchangeRate: rate,
    rateTime: text,
  }) as unknown as v.GenericSchema<unknown, Currency | undefined>,
  async embedded({ country }, dependencies) {
    const wanted = moneyFormatOf(country)
    // A price in its own currency depends on no rate: its page reads none.
    if (wanted.currency === base) return { answer: { format: wanted, exchangeRate: 1, baseCurrency: base } }
    const rates = await dependencies.rates()
    const exchangeRate = rateBetween(base, wanted.currency, rates)
    const own =
      exchangeRate === undefined
        ? { format: moneyFormatOf('DE'), exchangeRate: 1 }
        : { format: wanted, exchangeRate }
    return { answer: { ...own, baseCurrency: base, ...(rates.date && { rateTime: rates.date }) } }
  },
  deadline: 700,
  fallback: undefined,
  keeping: 'priced',
})
