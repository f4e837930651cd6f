import { expect, it } from 'vitest'
import { eventHours } from './event-time.ts'

const at = (hour: number, day = 12) => Date.UTC(2027, 3, day, hour - 2)

it.each([
  ['de', undefined, '9:00 Uhr'],
  ['de', at(17, 16), '9:00 Uhr'],
  ['de', at(17), '09:00–17:00 Uhr'],
  ['de', at(9), '9:00 Uhr'],
  ['de', at(8), '9:00 Uhr'],
  ['en', at(17, 16), '9:00'],
  ['en', at(17), '09:00–17:00'],
  ['pt', undefined, '9:00'],
])('in %s, to %s: %s', (language, endsAt, expected) => {
  const written = eventHours({ startsAt: at(9), endsAt }, language)
  expect(written.replace(/[\s\u2009\u202f]/g, ' ')).toBe(expected)
})
