import * as v from 'valibot'
import { filled, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { rate, rateBetween } from '../exchange-rates.ts'
import { moneyFormatOf } from '../money-formats.ts'
import { country, optionalName } from '../page-query.ts'

interface Rate {
  readonly rate: number
  readonly rateTime?: string | undefined
}

/** Units of a country's currency for one of the base. A question about a currency without a rate is refused; throws if there are no rates at all. */
export const call = platformCall<
  { readonly country: string; readonly baseCurrency: string },
  Rate | undefined
>({
  path: 'v2/currency/exchange-rate',
  query: v.object({
    baseCurrency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'EUR'),
    country,
    countryGroup: optionalName,
    space: optionalName,
  }),
  answer: v.object({ rate, rateTime: text }),
  async embedded({ country, baseCurrency }, dependencies) {
    const rates = await dependencies.rates()
    const found = rateBetween(baseCurrency, moneyFormatOf(country).currency, rates)
    if (found === undefined && !Object.keys(rates.rates).length) throw new Error('no rates')
    return found === undefined ? undefined : { answer: filled({ rate: found, rateTime: rates.date }) }
  },
  deadline: 600,
  fallback: undefined,
  keeping: 'priced',
})
