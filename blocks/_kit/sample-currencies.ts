import type { Currency } from './facts.ts'

/** Currencies for gallery and tests. */
export const euros: Currency = {
  baseCurrency: 'EUR',
  exchangeRate: 1,
  format: {
    currency: 'EUR',
    symbol: '€',
    pattern: '{amount} {symbol}',
    grouping: 3,
    thousand: '.',
    decimal: ',',
  },
}
export const pounds: Currency = {
  baseCurrency: 'EUR',
  exchangeRate: 0.8561,
  format: {
    currency: 'GBP',
    symbol: '£',
    pattern: '{symbol}{amount}',
    grouping: 3,
    thousand: ',',
    decimal: '.',
  },
}
