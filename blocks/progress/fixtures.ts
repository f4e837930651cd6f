import type { Fixture } from '../_kit/fixture.ts'

const progress = (uid: string, fields: object) => ({
  component: 'progress',
  _uid: `progress-${uid}`,
  ...fields,
})

const hidden = (name: string, fields: object) => ({ name, hidden: true, content: progress(name, fields) })

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: progress('default', { label: '90 von 180 ECTS nach drei Jahren', value: '50' }),
  },
  { name: 'unnamed', content: progress('unnamed', { value: 12.5 }) },
  hidden('none', { label: 'Noch nichts angerechnet', value: 0 }),
  hidden('all', { label: 'Geschafft', value: 250 }),
  hidden('empty', { label: 'Ohne Wert' }),
  hidden('longest', {
    label:
      'Anteil der Hochschulzugangsberechtigungsprüfungen, die in den ersten zehn Tagen nach der Anmeldung bestanden wurden',
    value: 99.95,
  }),
  hidden('hostile', { label: '"><script>alert(1)</script>', value: -1e308 }),
]

export const invalid: readonly unknown[] = [
  { component: 'progress', value: 'die Hälfte' },
  { component: 'progress', value: 5, label: {} },
]
