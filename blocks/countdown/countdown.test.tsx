import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { parseZonedTime } from '../_kit/zoned-time.ts'
import { dayLine } from './day-line.ts'
import { fixtures, invalid } from './fixtures.ts'
import { unitsOf } from './units.ts'

const content = fixtures[0]!.content
const berlin = (text: string) => parseZonedTime(text, 'Europe/Berlin')
const at = (now: string, extra: object = {}, language = 'de') =>
  renderContent({ ...content, ...extra }, { now: berlin(now), language })

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('unitsOf', () => {
  it.each([
    [3 * day + 4 * hour + 5 * minute + 6 * second, 'days 3, hours 4, minutes 5'],
    [day, 'days 1, hours 0, minutes 0'],
    [day - second, 'hours 23, minutes 59, seconds 59'],
    [999, 'hours 0, minutes 0, seconds 0'],
    [0, 'hours 0, minutes 0, seconds 0'],
    [-5 * day, 'hours 0, minutes 0, seconds 0'],
  ])('%i ms are %s', (remaining, expected) => {
    expect(
      unitsOf(remaining)
        .map(({ name, value }) => `${name} ${value}`)
        .join(', '),
    ).toBe(expected)
  })

  it('fills rings of 24 hours and of 60 minutes and seconds', () => {
    expect(unitsOf(0).map(unit => unit.ring)).toEqual([24, 60, 60])
    expect(unitsOf(day)[0]!.ring).toBeUndefined()
  })
})

describe('countdown', () => {
  it.each([
    ['texas_rose', true],
    ['default', false],
  ])('in %s its headline is highlighted: %s', (theme, expected) => {
    const { html } = renderContent(content, { now: berlin('2027-01-01 12:00'), theme })
    expect(html).toContain('<h2')
    expect(html.includes('heading-highlight')).toBe(expected)
  })

  it.each(invalid.map(sample => [sample]))('skips %j', sample => {
    expect(renderContent(sample)).toMatchObject({ html: '', log: [{ event: 'block-lost' }] })
  })

  it.each([
    ['2027-04-01 12:00', {}, 'de', '15. April 2027 um 18:00 Uhr'],
    ['2027-04-15 00:00', {}, 'de', 'Heute um 18:00 Uhr'],
    ['2027-04-14 23:59', {}, 'de', '15. April 2027 um 18:00 Uhr'],
    ['2027-04-15 12:00', { todayText: '' }, 'de', '15. April 2027 um 18:00 Uhr'],
    ['2027-04-01 12:00', { atText: 'at', timeText: '' }, 'en', '15 April 2027 at 18:00'],
    ['2027-04-01 12:00', { startDate: '2027-05-01 16:00', endDate: '' }, 'fr', '1er mai 2027 um 18:00 Uhr'],
    ['2027-04-01 12:00', {}, 'fr', '15 avril 2027 um 18:00 Uhr'],
    [
      '2027-04-01 12:00',
      { startDate: '2027-04-15T18:00:00Z', endDate: '' },
      'de',
      '15. April 2027 um 20:00 Uhr',
    ],
  ])('at %s with %j in %s says %s', (now, extra, language, expected) => {
    expect(at(now, extra, language).html).toContain(`>${expected}</time>`)
  })

  it('shows until the end, and holds until its words change', () => {
    expect(at('2027-04-15 20:00').html).toBe('')
    expect(at('2027-04-15 19:59').html).not.toBe('')
    expect(at('2027-04-15 19:00').until).toBe(berlin('2027-04-15 20:00'))
    expect(at('2027-04-13 12:00').until).toBe(berlin('2027-04-14 00:00'))
    expect(at('2027-04-15 12:00').until).toBe(berlin('2027-04-15 18:00'))
  })

  it.each([
    ['2027-04-01 12:00', ['Tage', 'Stunden', 'Minuten']],
    ['2027-04-14 18:00', ['Tage', 'Stunden', 'Minuten']],
    ['2027-04-14 18:01', ['Stunden', 'Minuten', 'Sekunden']],
    ['2027-04-15 18:30', ['Stunden', 'Minuten', 'Sekunden']],
  ])('at %s counts %j', (now, expected) => {
    const { html } = at(now)
    expect([...html.matchAll(/countdown-label">(\w+)</g)].map(match => match[1])).toEqual(expected)
  })

  it('sends no digits before the start, and zeros after it', () => {
    const digits = (html: string) => [...html.matchAll(/countdown-value">(.*?)</g)].map(match => match[1])
    expect(digits(at('2027-04-01 12:00').html)).toEqual(['\u2007', '\u2007', '\u2007'])
    expect(digits(at('2027-04-15 18:30').html)).toEqual(['0', '0', '0'])
  })

  it('has the date for visitors without script even where it is not selected', () => {
    expect(at('2027-04-01 12:00', { showStart: false }).html).toMatch(
      /countdown-start-fallback.*15. April 2027/,
    )
    expect(at('2027-04-01 12:00').html).not.toContain('countdown-start-fallback')
  })

  it('uses no style attribute', () => {
    expect(at('2027-04-01 12:00').html).not.toMatch(/\sstyle=/)
  })
})

describe('a line of days', () => {
  const line = (now: string, extra: object = {}) => at(now, { variant: 'days', ...extra })

  it.each([
    ['2027-04-01 12:00', '14 Tage'],
    ['2027-04-01 23:59', '14 Tage'],
    ['2027-04-14 00:00', '1 Tag'],
  ])('at %s says %s, without script', (now, expected) => {
    const { html } = line(now)
    expect(html.replace(/<[^>]*>/g, '')).toContain(expected)
    expect(html).not.toContain('x-island')
  })

  it('says on the day itself, and after it has begun, only when it is', () => {
    for (const now of ['2027-04-15 00:00', '2027-04-15 18:30']) {
      expect(line(now).html).not.toContain('countdown-days')
      expect(line(now).html).toContain('Heute um 18:00 Uhr')
    }
  })

  it('holds until midnight', () => {
    expect(line('2027-04-01 12:00').until).toBe(berlin('2027-04-02 00:00'))
  })

  it.each([
    ['2027-04-01', '2027-04-15', 14, []],
    ['2026-11-30', '2027-04-01', 122, ['Dez', 'Jan', 'Feb', 'Mär']],
    ['2026-12-01', '2027-10-01', 44, ['Jan', 'Mär', 'Mai', 'Jul', 'Sep']],
  ])('from %s to %s has %i ticks, and names of months %j', (today, last, ticks, names) => {
    const drawn = dayLine(today, last, 'de')!
    expect(drawn.ticks).toBe(ticks)
    expect(drawn.months.flatMap(({ name }) => name ?? [])).toEqual(names)
  })

  it.each([
    ['2029-12-31', 36],
    ['2030-01-02', 0],
    ['9999-12-31', 0],
  ])('to %s has %i months, however far the day is', (last, count) => {
    expect(dayLine('2026-12-31', last, 'de')!.months).toHaveLength(count)
  })
})
