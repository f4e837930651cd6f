import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import { hourOf } from './props.ts'

const { content } = fixtures[0]!
const html = (name: string) => renderContent(fixtures.find(one => one.name === name)!.content).html

describe('week', () => {
  it.each([
    ['5:30', 5.5],
    ['19', 19],
    ['19.45', 19.75],
    ['2:00', 5],
    ['24:00', 24],
    ['25:00', undefined],
    ['9:75', undefined],
    ['abends', undefined],
    ['', undefined],
  ])('%s is hour %s', (text, hour) => expect(hourOf(text)).toBe(hour))

  it('says what it shows, in the order of the week, without work', () => {
    expect(/aria-label="([^"]*)"/.exec(html('default'))?.[1]).toBe(
      'Die Woche von Mehmet, 15 von 168\u00a0Stunden: Montag 5:30–7:30 Skript, Dienstag 19:00–21:00 Live-\u2060Kurs, Mittwoch 5:30–7:30 Skript, Donnerstag 20:00–22:00 Lerngruppe, Freitag 5:30–7:30 Skript, Samstag 9:00–14:00 Fallstudie',
    )
  })

  it('names the days in the language of the page', () => {
    const days = (language: string) =>
      [...renderContent(content, { language }).html.matchAll(/week-day"[^>]*>([^<]*)/g)].map(([, day]) => day)
    expect(days('de')).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    expect(days('en')[0]).toBe('Mon')
    expect(days('fr')[6]).toBe('dim')
  })

  it('draws a longer slot higher, and leaves out what has no duration', () => {
    const heights = [...html('default').matchAll(/<rect[^>]*height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    )
    expect(heights).toEqual([54, 54, 54, 54, 54, 135])
    expect(html('impossible')).toBe('')
    expect(html('empty')).toBe('')
  })

  it('shows text as text', () => expect(html('hostile')).not.toContain('<script'))
})
