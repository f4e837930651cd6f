import { describe, expect, it } from 'vitest'
import { entriesInLanguages, languagesFor } from './entries-in-languages.ts'
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
  ])('%s on a site in %j with %s as its own: %j', (asked, languages, defaultLanguage, expected) => {
    expect(languagesFor(asked, { languages, defaultLanguage })).toEqual(expected)
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
