import { expect, it } from 'vitest'
import { beginsWithNumber } from './stacked-table.ts'

it.each([
  ['1.460\u00a0€ im Monat', true],
  ['£38,000', true],
  ['bis 100 %', true],
  ['−12', true],
  ['18:30 Uhr', false],
  ['Campus 2', false],
  ['2 Tage in der Woche, und dazu ein Samstag im Monat', false],
  ['', false],
])('%j is a figure of a table: %s', (text, expected) => {
  expect(beginsWithNumber(text)).toBe(expected)
})
