import type { Fixture } from '../_kit/fixture.ts'

const embed = (name: string, fields: object) => ({
  component: 'embed',
  _uid: `embed-${name}`,
  address: 'https://vimeo.com/1084537',
  title: 'Big Buck Bunny, ein Kurzfilm der Blender Foundation (CC BY 3.0)',
  poster: { filename: '/pictures/film-meadow.svg', alt: '' },
  ...fields,
})

const berlin = {
  address: 'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.4155#map=16/52.5163/13.4155',
  title: 'Campus Berlin, Kornspeicherufer 5',
  poster: { filename: '/pictures/map-berlin.svg', alt: '' },
  linkText: 'Karte bei OpenStreetMap öffnen',
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: embed(name, fields),
})

const long = 'Hochschulzugangsberechtigungsprüfungsterminanfragen und Anerkennungsmöglichkeiten '

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Film of another site', content: embed('default', {}) },
  { name: 'map', preset: 'Map', content: embed('map', { ...berlin, size: '5xl' }) },
  {
    name: 'other-site',
    content: embed('other-site', {
      address: 'https://media.ccc.de/v/offen',
      title: 'Ein Vortrag über offene Bildung',
      linkText: 'Vortrag ansehen',
    }),
  },
  hidden('youtube', { address: 'https://youtu.be/aqz-KE-bpKQ?t=90', ratio: '4:3', size: 'm' }),
  hidden('google-maps', { ...berlin, address: 'https://www.google.com/maps?q=Alexanderplatz', linkText: '' }),
  hidden('without-poster', {
    poster: undefined,
    linkText: '',
    settingsPage: { linktype: 'url', url: '/en/cookies/' },
  }),
  hidden('no-address', { address: 'demnächst' }),
  hidden('longest', { title: long.repeat(4), linkText: long, ratio: '2:1', size: 's' }),
  hidden('hostile', {
    address: 'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    title: '<script>alert(1)</script>',
  }),
  hidden('hostile-words', {
    address: 'https://www.google.com/maps?q="><script>alert(1)</script>',
    title: '"><img src=x onerror=alert(1)>',
    linkText: '{{constructor}}</a><script>alert(1)</script>',
    settingsPage: { linktype: 'url', url: 'javascript:alert(1)' },
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'embed', title: 'x' },
  { component: 'embed', address: 'https://vimeo.com/1084537' },
  { component: 'embed', address: 5, title: 'x' },
  { component: 'embed', address: 'https://vimeo.com/1084537', title: 'x', poster: '/pictures/a.svg' },
]
