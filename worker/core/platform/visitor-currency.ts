import type { Currency } from '../../../blocks/_kit/facts.ts'
import type { PlatformAnswer } from './call.ts'
import { call as rateCall } from './calls/currency-exchange-rate.ts'
import { call as currencyCall } from './calls/currency-user.ts'
import { moneyFormatOf } from './money-formats.ts'
import type { CallPlatform } from './platform.ts'

/**
 * The currency of the visitor's country, or of the one that the unit is priced in: what the call for it says, else the bare rate in the format of the country. Undefined when both fail; prices
 * are shown unconverted then (requirement prices/failed-call).
 */
export async function callCurrency(
  callPlatform: CallPlatform,
  asker: Readonly<Record<string, string>>,
  pricedIn?: string,
): Promise<PlatformAnswer<Currency | undefined>> {
  const country = pricedIn ?? asker.country ?? ''
  const query = { ...asker, country }
  const currency = await callPlatform('currency-user', currencyCall, query)
  if (currency.value) return currency
  const { value, ...answer } = await callPlatform('currency-exchange-rate', rateCall, query)
  if (!value) return currency
  const { rate, rateTime } = value
  const format = moneyFormatOf(country)
  return {
    ...answer,
    // Two currencies may have the same rate.
    revision: `${format.currency} ${answer.revision}`,
    value: { format, baseCurrency: 'EUR', exchangeRate: rate, ...(rateTime && { rateTime }) },
  }
}
