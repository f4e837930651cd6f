import type { Fixture } from '../_kit/fixture.ts'

const option = (value: string, label: string, icon?: string) => ({
  component: 'radio-option',
  _uid: `radio-${value}`,
  value,
  label,
  icon,
})

const models = {
  component: 'radio-group',
  _uid: 'radio-group',
  label: 'Wie möchtest du studieren?',
  options: [
    option('fs', 'Im Fernstudium', 'laptop'),
    option('ds', 'Dual, mit einem Betrieb', 'briefcase'),
    option('ms', 'Am Campus, zu festen Zeiten', 'building'),
  ],
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...models, _uid: `radio-group-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: models },
  hidden('plain', { name: 'start', options: models.options.map(entry => ({ ...entry, icon: '' })) }),
  hidden('empty', { options: [] }),
  hidden('longest', {
    label:
      'Welches Studienmodell passt zu deinem Beruf, deiner Familie und dem Weg zum nächsten Studienzentrum?',
    options: [
      option(
        'long',
        'Berufsbegleitendes Fernstudium mit Präsenzphasen an verlängerten Wochenenden und Prüfungen im Studienzentrum',
        'calendar',
      ),
      option('word', 'Studiengangskoordinationsverantwortlichkeitsvereinbarung'),
    ],
  }),
  hidden('hostile', {
    label: '<img src=x onerror=alert(1)>',
    name: '"><script>alert(1)</script>',
    options: [option('" onclick="alert(1)', '<b>x</b>', 'unknown')],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'radio-group', options: [] },
  { component: 'radio-group', label: 'x', options: 'a,b' },
]

export const damaged: readonly unknown[] = [
  { component: 'radio-group', label: 'x', options: [{ value: 'a' }] },
]
