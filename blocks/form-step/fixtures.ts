import type { Fixture } from '../_kit/fixture.ts'

const name = (uid: string, label: string) => ({
  component: 'form-field',
  _uid: uid,
  name: uid,
  label,
  width: 'half',
})
const step = (uid: string, fields: object) => ({
  component: 'form-step',
  _uid: `step-${uid}`,
  title: 'Wer bist du?',
  fields: [name('firstName', 'Vorname'), name('lastName', 'Nachname')],
  ...fields,
})
const hidden = (title: string, content: Fixture['content']) => ({ name: title, hidden: true, content })
const long = 'Hochschulzugangsberechtigungsnachweisanerkennungsverfahren'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: step('person', { intro: 'So, wie es in deinem Ausweis steht.' }) },
  hidden('empty', step('empty', { fields: [] })),
  hidden('longest', step('longest', { title: `${long} `.repeat(2), intro: `${long} `.repeat(6) })),
  hidden(
    'hostile',
    step('hostile', { title: '<script>alert(1)</script>', intro: '"><img src=x onerror=alert(1)>' }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'form-step' },
  { component: 'form-step', title: {} },
  { component: 'form-step', title: 'x', fields: 'all' },
]
