import { expect, it } from 'vitest'
import { dayInWords } from './date-format.ts'
import { eventDays } from './event-time.ts'
import { dateInWords } from './forms/date-in-words.ts'
import { showValue } from './forms/show-value.ts'
import { newsDay } from './news.ts'

const first = Date.UTC(2027, 3, 1, 12)

it.each([
  ['de', '1. April 2027'],
  ['en', '1 April 2027'],
  ['fr', '1er avril 2027'],
  ['it', '1 aprile 2027'],
  ['es', '1 de abril de 2027'],
  ['pt', '1 de abril de 2027'],
])('a day in %s is written alike in lists, in forms and in mails: %s', (language, expected) => {
  expect(dayInWords(first, language, { dateStyle: 'long', timeZone: 'UTC' })).toBe(expected)
  expect(newsDay(first, language, 'Europe/Berlin').text).toBe(expected)
  expect(dateInWords(language, first, 'Europe/Berlin')).toBe(expected)
  expect(showValue({ value: '2027-04-01', format: 'date', language, options: [] })).toBe(expected)
})

it.each([
  ['fr', undefined, 'jeudi 1er avril 2027'],
  ['fr', Date.UTC(2027, 4, 1, 12), 'jeudi 1er avril – samedi 1er mai 2027'],
  ['fr', Date.UTC(2027, 3, 11, 12), 'jeudi 1er – dimanche 11 avril 2027'],
])('the days of an event in %s, to %s: %s', (language, endsAt, expected) => {
  const written = eventDays({ startsAt: first, endsAt }, { language, zone: 'Europe/Berlin' })
  expect(written.replace(/[\s\u2009\u202f]/g, ' ')).toBe(expected)
})
