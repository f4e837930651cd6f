import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import type { EventsAnswer } from './props.ts'

const { content } = fixtures[0]!
const events: EventsAnswer['value'] = [
  {
    uuid: 'a',
    title: 'Infoabend',
    startsAt: Date.UTC(2026, 11, 9, 17, 30),
    endsAt: Date.UTC(2026, 11, 9, 18, 45),
    online: true,
    location: 'Online',
    href: '/#beratung',
  },
  { uuid: 'b', title: 'Campustag', startsAt: Date.UTC(2027, 0, 23, 9), online: false, status: 'cancelled' },
  { uuid: 'c', title: 'Probetag', startsAt: Date.UTC(2027, 1, 1, 9), online: false, status: 'postponed' },
]
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })
const render = (query = '', value = events) =>
  renderContent(content, { facts: { path: '/veranstaltungen/', query, data: () => ready({ value }) } }).html
const titles = (html: string) =>
  [...html.matchAll(/<h3[^>]*>(?:<a [^>]*>)?([^<]*)/g)].map(([, title]) => title)
const calendars = (html: string) => [...html.matchAll(/href="([^"]*\.ics)"/g)].map(([, href]) => href)

it.each([
  ['', ['Infoabend', 'Campustag', 'Probetag']],
  ['where=online', ['Infoabend']],
  ['where=onSite', ['Campustag', 'Probetag']],
  ['where=elsewhere', ['Infoabend', 'Campustag', 'Probetag']],
])('at %j it shows %j', (query, shown) => {
  expect(titles(render(query))).toEqual(shown)
})

it('says day, time and place, and what was cancelled or postponed', () => {
  const html = render()
  expect(html).toMatch(
    /Z"><span class="visually-hidden">Mittwoch, 9. Dezember 2026, <\/span><span[^>]*>18:30–19:45 Uhr\u00a0MEZ</,
  )
  expect(html).toContain('<strong class="event-status">Abgesagt</strong>')
  expect(html).toContain('<strong class="event-status">Verschoben</strong>')
})

it('has the events of a month beside its name, with the day as a numeral', () => {
  const html = render()
  expect([...html.matchAll(/event-month-name">([^<]*)/g)].map(([, month]) => month)).toEqual([
    'Dezember 2026',
    'Januar 2027',
    'Februar 2027',
  ])
  expect(html).toContain('<span class="event-number">9</span>Mi')
})

it('writes the days of an event that lasts several', () => {
  const week = { ...events[1]!, status: undefined, endsAt: Date.UTC(2027, 0, 27, 15) }
  expect(render('', [week])).toMatch(/<time[^>]*><span>Samstag, 23\.\s–\sMittwoch, 27\. Januar 2027/)
})

it.each([
  [{ seats: 40 }, '<p>40 Plätze</p>'],
  [{ seats: 40, freeSeats: 14 }, '<p>14 von 40 Plätzen frei</p>'],
])('with %j says %s, unless it does not take place', (seats, text) => {
  expect(render('', [{ ...events[0]!, ...seats }])).toContain(text)
  expect(render('', [{ ...events[1]!, ...seats }])).not.toContain('40')
})

it('as a teaser has the next event that takes place, and is no block without one', () => {
  const facts = (value: typeof events) => ({ facts: { data: () => ready({ value }) } })
  const teaser = { ...content, teaserOnly: true }
  const { html } = renderContent(teaser, facts(events.slice(0, 2)))
  expect(titles(html)).toEqual(['Infoabend'])
  expect(html).toContain('<span>Mittwoch, 9. Dezember 2026, </span>')
  expect(html).not.toMatch(/role="status"|exchange|\.ics/)
  expect(renderContent(teaser, facts(events.slice(1))).html).toBe('')
})

it('says why nobody can register', () => {
  const full = { ...events[0]!, buttonText: 'Ausgebucht', buttonDisabled: true }
  expect(render('', [full])).toContain('<strong class="event-status">Ausgebucht</strong>')
  expect(render('', [{ ...full, buttonDisabled: false }])).not.toContain('event-status')
})

it('leads to a calendar of each that takes place, and of all', () => {
  expect(calendars(render())).toEqual([
    '/veranstaltungen/a.ics',
    '/veranstaltungen/c.ics',
    '/veranstaltungen/events.ics',
  ])
})

it.each([
  ['', '3 Termine'],
  ['where=online', '1 Termin'],
])('at %j says how many it shows, where a change of it is announced', (query, count) => {
  expect(render(query)).toContain(`<p role="status">${count}</p>`)
  expect(render(query)).toContain('data-enhance="exchange"')
})

it('says where there is none', () => {
  expect(render('', [])).toContain('Zurzeit steht kein Termin fest.')
  expect(render('where=online', [events[1]!])).toContain('Hier gibt es zurzeit keinen Termin.')
})
