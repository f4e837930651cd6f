import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseStory } from '../content/types/story.ts'
import { libraryEntry, libraryEntryOf } from './library-entry.ts'

const story = parseStory({
  story: { id: 1, uuid: 'u', name: 'BWL', full_slug: 'bwl', content: { component: 'variant' } },
})
const entryOf = (product: object) =>
  libraryEntryOf(story, { component: 'product', ...product }, { languages: ['de'], folder: '' })!

const facts = {
  unit: [{ component: 'product-unit', name: 'Fernstudium', abbreviation: 'fs' }],
  credits: '180',
  recognizedEcts: '45',
  durations: [{ months: '36' }, { months: '48' }],
  starts: ['october', 'any-day'],
  places: [{ name: 'Berlin' }],
  languages: ['en', 'de'],
  admissionWays: ['school-certificate'],
}

it('the page of a product has its numbers and codes', () => {
  expect(entryOf(facts)).toMatchObject({
    unit: 'fs',
    credits: 180,
    recognizedEcts: 45,
    months: [36, 48],
    starts: ['any-day', 'october'],
    places: ['Berlin'],
    languages: ['de', 'en'],
    admissionWays: ['school-certificate'],
  })
})

it.each([
  ['bachelor', 'bachelor'],
  ['1', 'bachelor'],
  [3, 'training'],
  ['weiterbildung', 'training'],
  ['4', 'mba'],
  ['5', undefined],
])('the page of a product with the degree %j is listed as %s', (degreeType, listed) => {
  expect(entryOf({ ...facts, degreeType }).degreeType).toBe(listed)
})

it.each([
  [2, 'master'],
  ['3', 'training'],
  ['weiterbildung', 'training'],
  ['master', 'master'],
  ['Diplom', 'Diplom'],
  ['', undefined],
  [null, undefined],
])('an answer of the platform with the degree %j is read as %s', (degreeType, read) => {
  expect(v.parse(libraryEntry, { ...entryOf(facts), degreeType }).degreeType).toBe(read)
})

it.each([
  ['credits', { credits: 'many' }],
  ['recognizedEcts', { recognizedEcts: {} }],
  ['months', { durations: [{ months: 'a year' }] }],
  ['starts', { starts: ['someday'] }],
  ['places', { places: 'Berlin' }],
  ['admissionWays', { admissionWays: [5] }],
])('leaves out what is malformed: %s', (name, malformed) => {
  const entry = entryOf({ ...facts, ...malformed })
  expect(entry).not.toHaveProperty(name)
  expect(entry.unit).toBe('fs')
})

it('keeps an amount and its sign on one line of the description', () => {
  expect(entryOf({ ...facts, teaser: 'Ab 240 € im Monat, 10 % weniger' }).description).toBe(
    'Ab 240\u00a0€ im Monat, 10\u00a0% weniger',
  )
})
