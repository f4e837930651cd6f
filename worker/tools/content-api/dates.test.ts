import { expect, it } from 'vitest'
import { parseDate } from './dates.ts'

it.each([
  ['2025-03-01 09:30', '2025-03-01T09:30:00.000Z'],
  ['2025-03-01', '2025-03-01T00:00:00.000Z'],
  ['2025-03-01T09:30:15.123Z', '2025-03-01T09:30:15.000Z'],
  ['2025-03-01T09:30:00+0200', '2025-03-01T07:30:00.000Z'],
  ['2025-03-01T09:30:00-01:00', '2025-03-01T10:30:00.000Z'],
  ['2025-13-01', null],
  ['1', null],
  ['', null],
])('reads the date %s', (text, expected) => {
  const time = parseDate(text)
  expect(time === null ? null : new Date(time).toISOString()).toBe(expected)
})
