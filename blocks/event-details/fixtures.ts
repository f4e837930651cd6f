import type { Fixture } from '../_kit/fixture.ts'

const url = (address: string) => ({ linktype: 'url', url: address, cached_url: address })

const details = (name: string, fields: object = {}) => ({
  component: 'event-details',
  _uid: `event-details-${name}`,
  startsAt: '2027-01-23 09:00',
  endsAt: '2027-01-23 15:00',
  duration: '6 Stunden',
  location: 'Campus Berlin',
  venue: url('/campus/berlin/'),
  buttonText: 'Platz sichern',
  link: url('/kontakt/'),
  allEvents: url('/veranstaltungen/'),
  event: '0f6a0f3e-7a54-4d44-8d4f-0123456789ab',
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: details('default') },
  {
    name: 'online',
    content: details('online', {
      ...{ online: true, location: '', venue: undefined, endsAt: '2027-01-27 15:00' },
      ...{ buttonText: 'Ausgebucht', buttonDisabled: true },
    }),
  },
  {
    name: 'programme',
    content: details('programme', {
      ...{ seats: 120, freeSeats: 34 },
      programme: [
        {
          component: 'timetable-entry',
          _uid: 'step-1',
          time: '10:00',
          title: 'Ankommen, Kaffee',
          place: 'Aula',
        },
        { component: 'timetable-entry', _uid: 'step-2', time: '10:30', title: 'Drei Vorlesungen zur Wahl' },
      ],
    }),
  },
  { name: 'cancelled', content: details('cancelled', { status: 'cancelled' }) },
  { name: 'postponed', hidden: true, content: details('postponed', { status: 'postponed' }) },
  { name: 'over', hidden: true, content: details('over', { startsAt: '2020-01-23 09:00', endsAt: '' }) },
  { name: 'empty', hidden: true, content: details('empty', { startsAt: '' }) },
  {
    name: 'longest',
    hidden: true,
    content: details('longest', { location: `${long} ${long}`, duration: long, buttonText: long }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: details('hostile', { location: '<img src=x onerror=alert(1)>', event: '"><script>' }),
  },
]

export const invalid: readonly unknown[] = [{ component: 'event-details', duration: 5 }]
