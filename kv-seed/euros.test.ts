import { expect, it } from 'vitest'
import { conversionOf, moneyIn } from '../blocks/_kit/money.ts'
import { moneyFormatOf } from '../worker/core/platform/money-formats.ts'
import { mainSpace } from './space.ts'

const contents = mainSpace().stories.map(({ draft }) => draft.content)
const languages = ['de', 'en', 'fr', 'es', 'it', 'pt']

/** The texts below a value that are read in a language. */
function textsIn(value: unknown, language: string, own = 'de'): string[] {
  if (typeof value === 'string') return own === language ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, language, name.split('__i18n__')[1] ?? own),
  )
}

const space = '[\\s\\u00a0\\u202f]'
const amount = '\\d[\\d.,\\u202f]*'
const priceIn = new RegExp(`(?:€|EUR)${space}?${amount}(?<=\\d)|${amount}${space}?(?:€|EUR|euros?\\b)`, 'g')

/** The same price as a price box writes it for a visitor who pays in euros. */
function asInBoxes(price: string, language: string): string {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(price.replace(/[^\d.,]/g, ''))!
  const format = { ...moneyFormatOf('DE'), decimals: cents.length }
  const conversion = conversionOf({ format, baseCurrency: 'EUR', exchangeRate: 1 }, language)
  return moneyIn(conversion, Number(`${whole.replace(/\D/g, '')}.${cents || 0}`)).text
}

it.each(languages)('prices in %s texts are written like those in price boxes', language => {
  const prices = contents
    .flatMap(content => textsIn(content, language))
    .flatMap(text => text.match(priceIn) ?? [])
  expect(prices.length).toBeGreaterThan(10)
  expect(prices.filter(price => price !== asInBoxes(price, language))).toEqual([])
})
