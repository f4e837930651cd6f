import type { Fixture } from '../_kit/fixture.ts'

const location = (name: string, fields: object = {}) => ({
  component: 'map-location',
  _uid: `location-${name}`,
  name,
  href: { linktype: 'story', cached_url: `campus/${name.toLowerCase().replaceAll(' ', '-')}` },
  ...fields,
})

const map = {
  component: 'location-map',
  _uid: 'location-map',
  locations: [
    location('Berlin', { state: 'berlin', top: '286', left: '532' }),
    location('München', { state: 'bayern', top: '778', left: '403' }),
    location('Nürnberg', { state: 'Bavaria', top: '626', left: '376' }),
    location('Hamburg', { state: 'DE-HH', top: '170', left: '309' }),
    location('Prüfungszentrum online'),
  ],
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...map, _uid: `location-map-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: map },
  hidden('labels', { listLabel: 'Alle Orte', mapLabel: 'Auf der Karte' }),
  hidden('unlinked', {
    locations: [location('Berlin', { state: 'berlin', top: 286, left: 532, href: undefined })],
  }),
  hidden('without-place', {
    locations: [
      location('Ohne Land', { top: 10, left: 10 }),
      location('Ohne Höhe', { state: 'bayern', left: 10 }),
      location('Ohne Breite', { state: 'bayern', top: 10 }),
      location('Unbekanntes Land', { state: 'Tirol', top: 10, left: 10 }),
    ],
  }),
  { ...hidden('empty', { locations: [] }), answer: { data: [] } },
  { ...hidden('failed', { locations: [] }), answer: { data: [], failed: true } },
  hidden('longest', {
    listLabel: 'Alle Studienzentren als Liste anzeigen',
    mapLabel: 'Auf der Karte',
    locations: Array.from({ length: 24 }, (_, index) =>
      location(`Studien- und Prüfungszentrum Garmisch-Partenkirchen ${index + 1}`, {
        state: 'mecklenburg-vorpommern',
        top: 100 + index * 4,
        left: 360 + index * 8,
      }),
    ),
  }),
  hidden('hostile', {
    mapLabel: '<img src=x onerror=alert(1)>',
    locations: [
      location('"><script>alert(1)</script>', {
        state: 'berlin',
        top: 99999999,
        left: 1,
        href: { linktype: 'url', url: 'javascript:alert(1)' },
      }),
    ],
  }),
]

export const invalid: readonly unknown[] = [{ component: 'location-map', locations: 'Berlin' }]

export const damaged: readonly unknown[] = [
  { component: 'location-map', locations: [{ href: {} }] },
  { component: 'location-map', locations: [{ name: 'x', top: 'above' }] },
]
