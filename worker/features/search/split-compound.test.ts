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
  expect([...new Set(splitCompound(word, { isWord: one => words.has(one) }))]).toEqual(parts)
})

it('takes a last part of its own, which may have an ending', () => {
  const isWord = (word: string) => words.has(word)
  const isLast = (word: string) => words.has(word.replace(/en$/, ''))
  expect(splitCompound('pflegeleitungen', { isWord, isLast })).toEqual(['pflege', 'leitungen'])
})

it('takes no time for the longest word', () => {
  const began = performance.now()
  splitCompound('abcd'.repeat(10), { isWord: () => true })
  splitCompound('ssss'.repeat(10), { isWord: word => word.length % 5 > 0 })
  expect(performance.now() - began).toBeLessThan(1_000)
})
