import type { Fixture } from '../_kit/fixture.ts'

const option = (value: string, label: string, fields: object = {}) => ({
  component: 'select-button-option',
  _uid: `select-${value}`,
  value,
  label,
  ...fields,
})

const subjects = {
  component: 'select-button-group',
  _uid: 'select-button-group',
  label: 'Was interessiert dich?',
  multiple: true,
  options: [
    option('business', 'Wirtschaft', { icon: 'chart', selected: true }),
    option('health', 'Gesundheit', { icon: 'heart' }),
    option('computing', 'Informatik', { icon: 'laptop', selected: true }),
    option('farming', 'Agrar', { icon: 'leaf' }),
  ],
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...subjects, _uid: `select-button-group-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: subjects },
  {
    name: 'single',
    content: {
      ...subjects,
      _uid: 'select-button-group-single',
      label: 'Wann möchtest du anfangen?',
      name: 'start',
      multiple: false,
      options: [
        option('now', 'Sofort', { selected: true }),
        option('spring', 'Im Frühjahr'),
        option('later', 'Später'),
      ],
    },
  },
  hidden('empty', { options: [] }),
  hidden('longest', {
    label:
      'Welche Fachrichtungen sollen in deinem Infopaket mit Studienplan und Finanzierungsbeispielen vorkommen?',
    options: [
      option('long', 'Gesundheitsmanagement, Pflegepädagogik und soziale Arbeit im ländlichen Raum', {
        icon: 'heart',
      }),
      option('word', 'Nachhaltigkeitsmanagementsystemzertifizierung'),
    ],
  }),
  hidden('hostile', {
    label: '<img src=x onerror=alert(1)>',
    name: '"><script>alert(1)</script>',
    options: [option('" onclick="alert(1)', '<b>x</b>', { icon: 'unknown', selected: 'true' })],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'select-button-group', options: [] },
  { component: 'select-button-group', label: 'x', multiple: 'many' },
]

export const damaged: readonly unknown[] = [
  { component: 'select-button-group', label: 'x', options: [{ label: 'a' }] },
]
