import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const render = (fields: object = {}, options: Parameters<typeof renderContent>[1] = {}) =>
  renderContent({ ...content, ...fields }, { facts: { path: '/veranstaltungen/campustag/' }, ...options })
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it.each([
  ['de', {}, 'Wann Samstag, 23. Januar 2027, 10:00–16:00 Uhr Dauer 6 Stunden Wo Campus Berlin'],
  ['en', { duration: '', location: '', online: true }, '23 January 2027, 10:00–16:00 CET Where Online'],
  ['de', { endsAt: '2027-01-27 16:00' }, 'Wann Samstag, 23. – Mittwoch, 27. Januar 2027, 10:00 Uhr Dauer'],
])('in %s with %j it says %s', (language, fields, text) => {
  expect(wordsOf(render(fields, { language }).html)).toContain(text)
})

it('leads to the page of the place, to its calendar and to all events', () => {
  const links = [...render().html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    '/kontakt/',
    '/veranstaltungen/campustag/0f6a0f3e-7a54-4d44-8d4f-0123456789ab.ics',
    '/veranstaltungen/',
    '/campus/berlin/',
  ])
})

it.each([
  [{ status: 'cancelled' }, 'Diese Veranstaltung ist abgesagt.'],
  [{ startsAt: '2026-10-23 10:00', endsAt: '2026-10-23 12:00' }, 'Diese Veranstaltung ist vorbei.'],
])('nobody can register with %j, and it says why', (fields, notice) => {
  const { html } = render(fields)
  expect(wordsOf(html)).toContain(notice)
  expect(html).not.toMatch(/Platz sichern|\.ics/)
  expect(html).toContain('href="/veranstaltungen/"')
})

it('shows the day as a figure, the seats, and what happens when', () => {
  const programme = [
    { time: '10:00', title: 'Begrüßung', place: 'Aula' },
    { time: '10:30', title: 'Drei Vorlesungen' },
    { title: 'Ohne Uhrzeit' },
  ]
  const text = wordsOf(render({ seats: 120, freeSeats: 34, programme }).html)
  expect(text).toMatch(/^23 Sa, Januar 2027 Platz sichern/)
  expect(text).toContain('Plätze 34 von 120 Plätzen frei Ablauf 10:00 Begrüßung Aula 10:30 Drei Vorlesungen')
  expect(text).not.toContain('Ohne Uhrzeit')
  expect(wordsOf(render({ seats: 120, status: 'cancelled' }).html)).not.toContain('Plätze')
})

it('is as it is until the event ends', () => {
  expect(render().until).toBe(Date.UTC(2027, 0, 23, 15))
})

it('says why nobody can register, and is nothing without a day', () => {
  const full = render({ buttonText: 'Ausgebucht', buttonDisabled: true }).html
  expect(full).toMatch(/<button[^>]*disabled[^>]*>.*Ausgebucht/)
  expect(render({ startsAt: '' }).html).toBe('')
})
