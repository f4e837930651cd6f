/**
 * Units of a currency for one euro, in the order of magnitude of autumn 2026, and their day. Refreshed by a schedule in
 * operation.
 */
export const exchangeRates: readonly (readonly [currency: string, rate: string])[] = [
  ['date', '2026-11-20'],
  ['CHF', '0.9312'],
  ['GBP', '0.8694'],
  ['USD', '1.1587'],
  ['PLN', '4.2465'],
  ['SEK', '10.9840'],
  ['CZK', '24.3160'],
  ['INR', '102.7400'],
  ['BRL', '6.2210'],
]
