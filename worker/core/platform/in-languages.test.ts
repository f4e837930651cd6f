import { describe, expect, it } from 'vitest'
import { entriesInLanguages, languagesFor, pricesInLanguages } from './in-languages.ts'
import type { LibraryEntry } from './library-entry.ts'

const entry = (uuid: string, title: string): LibraryEntry => ({
  uuid,
  title,
  storyId: uuid,
  storyType: 'variant',
  kind: 'programme',
  path: `/${title}/`,
})

describe('the languages of a list', () => {
  it.each([
    ['fr', ['de', 'en', 'fr'], 'de', ['fr', 'en', 'de']],
    ['en', ['de', 'en', 'fr'], 'de', ['en', 'de']],
    ['de', ['de', 'en', 'fr'], 'de', ['de']],
    ['fr', ['de', 'fr'], 'de', ['fr', 'de']],
    ['en', ['en'], 'en', ['en']],
  ])('%s on a site in %j with %s as its own: %j', (requested, languages, defaultLanguage, expected) => {
    expect(languagesFor(requested, { languages, defaultLanguage })).toEqual(expected)
  })
})

it('has each page once, in its best language and the order of the site, and says which are in another one', () => {
  const lists = [
    { language: 'fr', entries: [entry('b', 'gestion'), entry('x', 'seule')] },
    { language: 'en', entries: [entry('b', 'business'), entry('a', 'health')] },
    { language: 'de', entries: [entry('a', 'Gesundheit'), entry('b', 'BWL'), entry('c', 'Agrar')] },
  ]
  expect(entriesInLanguages(lists).map(({ title, language }) => [title, language])).toEqual([
    ['health', 'en'],
    ['gestion', undefined],
    ['Agrar', 'de'],
    ['seule', undefined],
  ])
})

it('gives the words of each page the codes of the last language', () => {
  const at = (cluster: string, places: string[]) => ({ ...entry('b', cluster), cluster, places })
  const lists = [
    { language: 'fr', entries: [at('Économie', ['Vienne', 'Munich'])] },
    { language: 'de', entries: [at('Wirtschaft', ['Wien', 'München'])] },
  ]
  expect(entriesInLanguages(lists)).toMatchObject([
    { cluster: 'Économie', clusterCode: 'wirtschaft', placeCodes: ['wien', 'muenchen'] },
  ])
})

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
    'in the requested language',
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
