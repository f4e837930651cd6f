import { describe, expect, it } from 'vitest'
import { eventDay, eventDays, eventHours } from './event-time.ts'

const at = (hour: number, day = 12) => Date.UTC(2027, 3, day, hour - 2)
const plain = (text: string) => text.replace(/[\s\u2009\u202f]/g, ' ')
const zone = 'Europe/Berlin'

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
  expect(plain(eventHours({ startsAt: at(9), endsAt }, { language, zone }))).toBe(expected)
})

describe('the zone of an event', () => {
  const late = Date.UTC(2026, 11, 9, 22, 30)
  const event = { startsAt: late, endsAt: late + 3_600_000 }

  it.each([
    ['on site, where the unit is', {}, zone, '23:30 Uhr', '2026-12-09'],
    ['online', { online: true }, zone, '23:30 Uhr MEZ', '2026-12-09'],
    [
      'online in summer',
      { online: true, startsAt: at(9), endsAt: undefined },
      zone,
      '9:00 Uhr MESZ',
      '2027-04-12',
    ],
    ['in London', { timeZone: 'Europe/London' }, zone, '22:30–23:30 Uhr GMT+0', '2026-12-09'],
    [
      'in London, for London',
      { timeZone: 'Europe/London' },
      'Europe/London',
      '22:30–23:30 Uhr',
      '2026-12-09',
    ],
    ['in Helsinki', { timeZone: 'Europe/Helsinki' }, zone, '00:30–01:30 Uhr OEZ', '2026-12-10'],
    ['in no zone that there is', { timeZone: 'Mars/Base' }, zone, '23:30 Uhr', '2026-12-09'],
  ])('%s', (_, own, site, hours, day) => {
    const reader = { language: 'de', zone: site }
    const written = { ...event, ...own }
    expect([plain(eventHours(written, reader)), eventDay(written, site)]).toEqual([hours, day])
  })

  it('is that of its day, too', () => {
    const reader = { language: 'en', zone }
    expect(plain(eventDays({ startsAt: late, timeZone: 'Europe/Helsinki' }, reader))).toContain('10 December')
    expect(plain(eventHours({ startsAt: late, online: true }, reader))).toBe('23:30 CET')
  })
})
