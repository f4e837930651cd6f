import type { Fixture } from '../_kit/fixture.ts'

const alert = (uid: string, fields: object = {}) => ({
  component: 'alert-banner',
  _uid: `alert-${uid}`,
  text: 'Vom 24. Dezember bis zum 1. Januar ruht die Beratung.',
  link: { linktype: 'story', cached_url: 'kontakt' },
  linkText: 'Schreib uns',
  ...fields,
})

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: alert(name, fields),
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: alert('default') },
  {
    name: 'urgent',
    content: alert('urgent', { kind: 'urgent', text: 'Unser Telefon ist heute bis 14 Uhr gestört.' }),
  },
  hidden('fixed', { closable: false }),
  hidden('plain', { link: undefined, linkText: '' }),
  hidden('timed', { from: '2026-12-20 00:00', until: '2027-01-02 00:00' }),
  hidden('longest', {
    text: 'Wegen der Umstellung des Prüfungsverwaltungssystems sind Anmeldungen zu Prüfungen vom Freitag um 18 Uhr bis zum Montag um 8 Uhr nicht möglich; deine Fristen verlängern sich um dieselbe Zeit.',
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'alert-banner', text: '' },
  { component: 'alert-banner', text: 5 },
  { component: 'alert-banner', text: 'Ja', from: 'soon' },
]
