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

it('has no line of more than 75 octets, and unfolds to what it says', () => {
  const description = 'Ärger, Übung und 🎓 '.repeat(30)
  const text = write({ description })
  for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}`)
})
