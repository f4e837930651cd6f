import { expect, it } from 'vitest'
import { pricesInLanguages } from './prices-in-languages.ts'

const listIn = (
  language: string,
  ...prices: readonly { id?: string; timeModel?: string; priceFrequency?: string }[]
) => ({
  language,
  entries: [{ careId: 'X-1', prices: prices.map(price => ({ id: '', ...price })) }],
})
const german = { timeModel: 'Jeden Samstag', priceFrequency: 'im Monat' }
const english = { timeModel: 'Every Saturday', priceFrequency: 'a month' }

const textsOf = (...lists: readonly ReturnType<typeof listIn>[]) =>
  pricesInLanguages(lists)[0]!.prices.map(({ timeModel, priceFrequency, ...price }) => [
    timeModel,
    priceFrequency,
    'languages' in price ? price.languages : undefined,
  ])

it.each([
  [
    'in the language asked for',
    { timeModel: 'Chaque samedi', priceFrequency: 'par mois' },
    english,
    ['Chaque samedi', 'par mois'],
    undefined,
  ],
  ['in English', german, english, ['Every Saturday', 'a month'], { timeModel: 'en', priceFrequency: 'en' }],
  [
    'each by itself',
    { ...german, priceFrequency: 'par mois' },
    english,
    ['Every Saturday', 'par mois'],
    { timeModel: 'en' },
  ],
  [
    'in the language of the site',
    german,
    german,
    ['Jeden Samstag', 'im Monat'],
    { timeModel: 'de', priceFrequency: 'de' },
  ],
])('texts of a price are %s', (_, french, inEnglish, shown, languages) => {
  expect(textsOf(listIn('fr', french), listIn('en', inEnglish), listIn('de', german))).toEqual([
    [...shown, languages],
  ])
})

it('the texts of the only list are its own', () => {
  expect(textsOf(listIn('de', german))).toEqual([['Jeden Samstag', 'im Monat', undefined]])
})

it('prices are known by their id, else by their place', () => {
  const first = { timeModel: 'A', id: 'a' }
  const second = { timeModel: 'B', id: 'b' }
  expect(
    textsOf(
      listIn('en', first, second),
      listIn('de', { ...second, timeModel: 'BB' }, { ...first, timeModel: 'AA' }),
    ),
  ).toEqual([
    ['A', undefined, undefined],
    ['B', undefined, undefined],
  ])
  expect(
    textsOf(
      listIn('en', { timeModel: 'A' }, { timeModel: 'B' }),
      listIn('de', { timeModel: 'A' }, { timeModel: 'BB' }),
    ),
  ).toEqual([
    ['A', undefined, { timeModel: 'de' }],
    ['B', undefined, undefined],
  ])
})
