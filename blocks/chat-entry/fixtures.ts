import type { Fixture } from '../_kit/fixture.ts'

const entry = (name: string, fields: object) => ({
  component: 'chat-entry',
  _uid: `chat-entry-${name}`,
  text: 'Welcher Studiengang passt, was er kostet, wann es losgeht: Frag, auch nachts.',
  label: 'Deine Frage',
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: entry('default', { template: 'study-guide' }) },
  { name: 'label-only', content: entry('label', { text: '', link: { linktype: 'url', url: '/bachelor/' } }) },
  {
    name: 'longest',
    hidden: true,
    content: entry('longest', {
      text: 'Anerkennungsprüfungssachbearbeitung und Hochschulzugangsberechtigung. '.repeat(4),
      label: 'Hochschulzugangsberechtigungsprüfungsterminanfragenbeantwortung',
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: entry('hostile', {
      label: '<script>alert(1)</script>',
      template: '" onclick="alert(1)',
      link: { linktype: 'url', url: 'javascript:alert(1)' },
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'chat-entry', text: 'x' },
  { component: 'chat-entry', label: ' ' },
  { component: 'chat-entry', label: 'x', text: 5 },
]
