import type { Fixture } from '../_kit/fixture.ts'

const list = (name: string, fields: object = {}) => ({
  component: 'event-list',
  _uid: `event-list-${name}`,
  headline: 'Termine',
  ...fields,
})

const events = [
  {
    uuid: 'a1c2e3f4-0000-4000-8000-000000000001',
    title: 'Campustag in Berlin',
    description: 'Räume, Leute und eine Probevorlesung.',
    startsAt: Date.UTC(2027, 0, 23, 9),
    endsAt: Date.UTC(2027, 0, 23, 13),
    online: false,
    location: 'Berlin',
    seats: 120,
    freeSeats: 34,
    href: '/veranstaltungen/campustag-berlin-2027/',
  },
  {
    uuid: 'a1c2e3f4-0000-4000-8000-000000000002',
    title: 'Sprechstunde zur Anrechnung',
    startsAt: Date.UTC(2027, 1, 4, 17),
    online: true,
    status: 'postponed',
  },
]

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: list('default'), answer: { value: events } },
  { name: 'teaser', content: list('teaser', { teaserOnly: true }), answer: { value: events } },
  { name: 'empty', hidden: true, content: list('empty', { headline: '' }), answer: { value: [] } },
  { name: 'failed', hidden: true, content: list('failed'), answer: { value: [], failed: true } },
  { name: 'longest', hidden: true, content: list('longest', { headline: `${long} ${long}` }) },
  { name: 'hostile', hidden: true, content: list('hostile', { headline: '<img src=x onerror=alert(1)>' }) },
]

export const invalid: readonly unknown[] = [{ component: 'event-list', headline: 5 }]
