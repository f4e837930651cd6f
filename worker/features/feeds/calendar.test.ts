import { expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from './calendar.ts'

const event: CalendarEvent = {
  uuid: 'a-1',
  title: 'Infoabend; Fern, dual\\mehr',
  startsAt: Date.UTC(2026, 11, 9, 17, 30),
  endsAt: Date.UTC(2026, 11, 9, 18, 45),
}
const place = { host: 'www.tannhagen.example', now: Date.UTC(2026, 10, 24, 8) }
const write = (fields: Partial<CalendarEvent> = {}) => writeCalendar([{ ...event, ...fields }], place)
const encoder = new TextEncoder()

it('is a calendar with the event in UTC, under an id that stays', () => {
  expect(write().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.tannhagen.example//events//',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a-1@www.tannhagen.example',
    'DTSTAMP:20261124T080000Z',
    'DTSTART:20261209T173000Z',
    'DTEND:20261209T184500Z',
    'SUMMARY:Infoabend\\; Fern\\, dual\\\\mehr',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it.each([
  [{ status: 'cancelled' }, 'STATUS:CANCELLED'],
  [{ status: 'postponed' }, 'STATUS:TENTATIVE'],
  [{ description: 'Eins\r\nZwei\nDrei' }, 'DESCRIPTION:Eins\\nZwei\\nDrei'],
  [{ location: 'Am Kai 4, Berlin' }, 'LOCATION:Am Kai 4\\, Berlin'],
  [{ url: 'https://a.example/x' }, 'URL:https://a.example/x'],
  [{ title: 'A\r\nBEGIN:VALARM\u0007' }, 'SUMMARY:A\\nBEGIN:VALARM'],
] as const)('with %j has the line %s', (fields, line) => {
  expect(write(fields).split('\r\n')).toContain(line)
})

it.each([
  ['before it', event.startsAt - 1],
  ['at it', event.startsAt],
])('has no end where that is %s', (_, endsAt) => {
  expect(write({ endsAt })).not.toContain('DTEND')
})

it('says when it was changed, and counts upwards with each change', () => {
  const linesAt = (changedAt: number) =>
    write({ changedAt })
      .split('\r\n')
      .filter(line => /^(?:LAST-MODIFIED|SEQUENCE)/.test(line))
  const first = Date.UTC(2026, 10, 1, 8)
  expect(linesAt(first)).toEqual(['LAST-MODIFIED:20261101T080000Z', 'SEQUENCE:215683200'])
  expect(linesAt(first + 1000)).toEqual(['LAST-MODIFIED:20261101T080001Z', 'SEQUENCE:215683201'])
  // An integer of RFC 5545 (section 3.3.8) has 31 bits and a sign.
  expect(linesAt(Date.UTC(2087, 11, 31))[1]).toBe('SEQUENCE:2145830400')
  expect(linesAt(0)[1]).toBe('SEQUENCE:0')
})

it('has no line of more than 75 octets, and unfolds to what it says', () => {
  const description = 'Ärger, Übung und 🎓 '.repeat(30)
  const text = write({ description })
  for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}`)
})
