import * as v from 'valibot'
import type { Currency } from '../../../blocks/_kit/facts.ts'
import { platformCall } from '../call.ts'
import { moneyFormatOf } from '../money-formats.ts'

const format = v.object({
  currency: v.string(),
  symbol: v.string(),
  pattern: v.optional(v.string(), '{amount} {symbol}'),
  grouping: v.optional(v.number(), 3),
  thousand: v.optional(v.string(), ','),
  decimal: v.optional(v.string(), '.'),
  decimals: v.optional(v.number()),
})

const rateOf = (rates: Readonly<Record<string, string>>, currency: string) =>
  currency === 'EUR' ? 1 : Number(rates[currency])

/** The visitor's currency and its rate; rates are the datasource `exchange-rates` (units for one euro). */
export const call = platformCall<{ country: string }, Currency | undefined>({
  path: 'v2/currency/user',
  query: v.object({
    country: v.optional(v.string(), 'unknown'),
    countryGroup: v.optional(v.string(), ''),
    space: v.optional(v.string(), ''),
    baseCurrency: v.optional(v.literal('EUR'), 'EUR'),
  }),
  answer: v.object({
    format,
    baseCurrency: v.string(),
    exchangeRate: v.number(),
  }) as unknown as v.GenericSchema<unknown, Currency | undefined>,
  async embedded({ country }, { datasource }) {
    const wanted = moneyFormatOf(country)
    const rate = rateOf(await datasource('exchange-rates'), wanted.currency)
    const usable = Number.isFinite(rate) && rate > 0
    return {
      answer: {
        format: usable ? wanted : moneyFormatOf('DE'),
        baseCurrency: 'EUR',
        exchangeRate: usable ? rate : 1,
      },
    }
  },
  deadline: 1000,
  fallback: undefined,
})
