import type { MoneyFormat } from '../../../blocks/_kit/facts.ts'

const euro: MoneyFormat = {
  currency: 'EUR',
  symbol: '€',
  pattern: '{amount} {symbol}',
  grouping: 3,
  thousand: '.',
  decimal: ',',
}

const formats = {
  EUR: euro,
  CHF: {
    currency: 'CHF',
    symbol: 'CHF',
    pattern: '{symbol} {amount}',
    grouping: 3,
    thousand: '’',
    decimal: '.',
    decimals: 2,
  },
  GBP: {
    currency: 'GBP',
    symbol: '£',
    pattern: '{symbol}{amount}',
    grouping: 3,
    thousand: ',',
    decimal: '.',
    decimals: 2,
  },
  USD: {
    currency: 'USD',
    symbol: '$',
    pattern: '{symbol}{amount}',
    grouping: 3,
    thousand: ',',
    decimal: '.',
    decimals: 2,
  },
  PLN: {
    currency: 'PLN',
    symbol: 'zł',
    pattern: '{amount} {symbol}',
    grouping: 3,
    thousand: ' ',
    decimal: ',',
    decimals: 2,
  },
  SEK: {
    currency: 'SEK',
    symbol: 'kr',
    pattern: '{amount} {symbol}',
    grouping: 3,
    thousand: ' ',
    decimal: ',',
    decimals: 0,
  },
  CZK: {
    currency: 'CZK',
    symbol: 'Kč',
    pattern: '{amount} {symbol}',
    grouping: 3,
    thousand: ' ',
    decimal: ',',
    decimals: 0,
  },
  INR: {
    currency: 'INR',
    symbol: '₹',
    pattern: '{symbol}{amount}',
    grouping: 3,
    thousand: ',',
    decimal: '.',
    decimals: 0,
  },
  BRL: {
    currency: 'BRL',
    symbol: 'R$',
    pattern: '{symbol} {amount}',
    grouping: 3,
    thousand: '.',
    decimal: ',',
    decimals: 2,
  },
} satisfies Record<string, MoneyFormat>

const currencies: Readonly<Record<string, keyof typeof formats>> = {
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  US: 'USD',
  PL: 'PLN',
  SE: 'SEK',
  CZ: 'CZK',
  IN: 'INR',
  BR: 'BRL',
}

/** The money format of a country; that of euros where it has none of its own. */
export const moneyFormatOf = (country: string): MoneyFormat => formats[currencies[country] ?? 'EUR']
