import { expect, it } from 'vitest'
import { errorsToBeginning, meantWords } from './spelling.ts'

it.each([
  ['kontkat', 'kontakt', 1],
  ['psycholgie', 'psychologie', 1],
  ['psycho', 'psychologie', 0],
  ['psyhco', 'psychologie', 1],
  ['master', 'meister', 2],
  ['zahn', 'pflege', 3],
  ['', 'wort', 0],
])('%s is %s with %i errors, as far as it is written', (typed, word, errors) => {
  expect(errorsToBeginning(typed, word, 2)).toBe(errors)
})

it.each([
  ['informtaik', ['informatik', 'information'], ['informatik']],
  ['kontkat', ['kontaktformular', 'kontakt', 'kontrast'], ['kontakt', 'kontaktformular']],
  ['bwl', ['bwm'], []],
  ['rund', ['hund'], []],
])('by %s of %j may be meant %j', (typed, vocabulary, meant) => {
  expect(meantWords(typed, vocabulary)).toEqual(meant)
})
