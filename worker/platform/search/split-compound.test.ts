import { expect, it } from 'vitest'
import { splitCompound } from './split-compound.ts'

const words = new Set([
  'wirtschaft',
  'psychologie',
  'gesundheit',
  'management',
  'pflege',
  'dienst',
  'leitung',
  'studium',
  'beratung',
  'beruf',
  'bera',
  'schaft',
])

it.each([
  ['wirtschaftspsychologie', ['wirtschaft', 'psychologie']],
  ['gesundheitsmanagement', ['gesundheit', 'management']],
  ['pflegedienstleitung', ['pflege', 'dienst', 'leitung']],
  ['studiumberatung', ['studium', 'beratung']],
  ['psychologie', []],
  ['berufung', []],
  ['wissenschaft', []],
  ['wirt', []],
  ['', []],
])('%s has the parts %j', (word, parts) => {
  expect([...new Set(splitCompound(word, one => words.has(one)))]).toEqual(parts)
})

it('takes no time for the longest word', () => {
  const began = performance.now()
  splitCompound('abcd'.repeat(10), () => true)
  splitCompound('ssss'.repeat(10), word => word.length % 5 > 0)
  expect(performance.now() - began).toBeLessThan(1_000)
})
