import { describe, expect, it } from 'vitest'
import { dayIn, isZone, nextDayIn, nextYearIn, parseZonedTime, writeZonedTime } from './zoned-time.ts'

const at = (iso: string) => Date.parse(iso)

describe('time in a zone', () => {
  it.each([
    ['2026-11-21 08:00', 'Europe/Berlin', '2026-11-21T07:00:00Z'],
    ['2026-07-01T08:00:30', 'Europe/Berlin', '2026-07-01T06:00:30Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['2026-10-25T04:00', 'Europe/Berlin', '2026-10-25T03:00:00Z'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00Z'],
    ['2026-11-21T08:00:00+05:00', 'Europe/Berlin', '2026-11-21T03:00:00Z'],
  ])('%s in %s', (text, zone, expected) => {
    expect(new Date(parseZonedTime(text, zone)).toISOString()).toBe(new Date(expected).toISOString())
  })

  it.each([
    ['2026-11-21T07:00:00Z', 'Europe/Berlin', '2026-11-21 08:00'],
    ['2026-11-21T07:00:59Z', 'UTC', '2026-11-21 07:00'],
    ['2026-12-31T23:30:00Z', 'Asia/Kathmandu', '2027-01-01 05:15'],
  ])('%s in %s is written %s', (moment, zone, expected) => {
    expect(writeZonedTime(at(moment), zone)).toBe(expected)
    expect(parseZonedTime(expected, zone)).toBe(Math.floor(at(moment) / 60_000) * 60_000)
  })

  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Europe/Tannhagen', false],
    ['+05:00', false],
    ['', false],
  ])('%s is a zone: %s', (name, expected) => {
    expect(isZone(name)).toBe(expected)
  })

  it('is no time for other texts', () => {
    expect(parseZonedTime('soon', 'Europe/Berlin')).toBeNaN()
  })

  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20', '2026-11-20T23:00:00Z'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11-21T23:00:00Z'],
    ['2026-03-29T12:00:00Z', '2026-03-29', '2026-03-29T22:00:00Z'],
  ])('the day at %s, and the next', (moment, day, next) => {
    expect(dayIn(at(moment), 'Europe/Berlin')).toBe(day)
    expect(nextDayIn(at(moment), 'Europe/Berlin')).toBe(at(next))
  })

  it('the next year', () => {
    expect(nextYearIn(at('2026-12-31T23:30:00Z'), 'Europe/Berlin')).toBe(at('2027-12-31T23:00:00Z'))
  })
})
