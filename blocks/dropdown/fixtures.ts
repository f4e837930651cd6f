import type { Fixture } from '../_kit/fixture.ts'

const option = (value: string, label: string) => ({
  component: 'dropdown-option',
  _uid: `dropdown-${value}`,
  value,
  label,
})

const subjects = {
  component: 'dropdown',
  _uid: 'dropdown',
  label: 'Dein Fach',
  emptyLabel: 'Noch offen',
  options: [
    option('farming', 'Agrarmanagement'),
    option('business', 'Betriebswirtschaftslehre'),
    option('health', 'Gesundheitsmanagement'),
    option('computing', 'Informatik'),
    option('care', 'Pflege'),
    option('psychology', 'Psychologie'),
    option('social', 'Soziale Arbeit'),
    option('tourism', 'Tourismus'),
  ],
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...subjects, _uid: `dropdown-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: subjects },
  hidden('few', { name: 'subject', emptyLabel: '', options: subjects.options.slice(0, 3) }),
  hidden('empty', { options: [] }),
  hidden('longest', {
    label: 'Studiengang, Vertiefung oder Zertifikatskurs, zu dem wir dir Unterlagen schicken dürfen',
    options: [
      option(
        'long',
        'Betriebswirtschaftslehre mit Schwerpunkt Nachhaltigkeitsmanagement im berufsbegleitenden Fernstudium',
      ),
      option('word', 'Studiengangskoordinationsverantwortlichkeitsvereinbarung'),
    ],
  }),
  hidden('hostile', {
    label: '<img src=x onerror=alert(1)>',
    name: '"><script>alert(1)</script>',
    options: [option('" onclick="alert(1)', '</option></select><script>alert(1)</script>')],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'dropdown', options: [] },
  { component: 'dropdown', label: 5, options: [] },
]

export const damaged: readonly unknown[] = [{ component: 'dropdown', label: 'x', options: [{ value: 'a' }] }]
