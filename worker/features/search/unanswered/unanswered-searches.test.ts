import { expect, it } from 'vitest'
import { searchedWords } from './unanswered-searches.ts'

it.each([
  ['Tierarzt', 'tierarzt'],
  ['  Führerschein,  Klasse B! ', 'führerschein klasse b'],
  ['Bewerbung 2027', 'bewerbung 2027'],
])('%s is shown as %s', (typed, words) => {
  expect(searchedWords(typed, 'de')?.words).toBe(words)
})

it.each([
  '',
  'a',
  '?!',
  'anna.muster@mail.example',
  'https://spam.example/kaufen',
  'www.spam.example',
  '+49 30 2312514',
  'matrikel 12345',
  'ich bin anna und suche meine alte note von damals',
  'x'.repeat(61),
])('%s is not kept', typed => {
  expect(searchedWords(typed, 'de')).toBeUndefined()
})

it('the same words have one name, however they are written', () => {
  const digests = ['Fußball München', 'fussball muenchen', 'FUSSBALL, MUNCHEN'].map(
    typed => searchedWords(typed, 'de')?.digest,
  )
  expect(new Set(digests).size).toBe(1)
  expect(searchedWords('fussball', 'de')?.digest).not.toBe(digests[0])
})
