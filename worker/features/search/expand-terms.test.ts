import { expect, it } from 'vitest'
import { foldSettings, pinnedFor, termsOf } from './expand-terms.ts'
import { wordsOfQuery } from './words.ts'

const link = (address: string) => ({ kind: 'multilink', linktype: 'url', address, newTab: false }) as const

const settings = {
  synonyms: [
    ['BWL', 'Betriebswirtschaft', 'Business Administration'],
    ['KI', 'Künstliche Intelligenz'],
  ],
  pinned: [{ searches: ['Bewerben', 'mich anmelden'], page: link('/bewerbung/') }],
  compounds: [{ word: 'Fernstudium', parts: 'Fern Studium' }],
}
const folded = foldSettings(settings, 'de')

it.each([
  ['Psychologie', [[['psychologie']]]],
  ['bwl', [[['bwl'], ['betriebswirtschaft'], ['business', 'administration']]]],
  [
    'business administration berlin',
    [[['business', 'administration'], ['bwl'], ['betriebswirtschaft']], [['berlin']]],
  ],
  ['kuenstliche intelligenz', [[['kunstliche', 'intelligenz'], ['ki']]]],
  ['studium', [[['studium'], ['fernstudium']]]],
  ['für ein studium bewerben', [[['bewerben']]]],
  ['a', [[['a']]]],
  ['e-commerce', [[['commerce']]]],
  ['B.A.', [[['ba']]]],
  ['C# lernen', [[['csharp']], [['lernen']]]],
])('%s is looked for as %j', (words, terms) => {
  expect(termsOf(wordsOfQuery(words, 'de'), folded)).toEqual(terms)
})

it.each([
  ['BEWERBEN', ['/bewerbung/']],
  ['Mich  anmelden', ['/bewerbung/']],
  ['anmelden', []],
])('%s shows %j before all else', (words, paths) => {
  expect(pinnedFor(words, settings, { language: 'de', pathOf: ({ address }) => address })).toEqual(paths)
})
