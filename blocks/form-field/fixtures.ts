import type { Fixture } from '../_kit/fixture.ts'

const field = (name: string, fields: object) => ({
  component: 'form-field',
  _uid: `field-${name}`,
  name,
  required: true,
  ...fields,
})

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })
const long = 'Hochschulzugangsberechtigungsnachweisanerkennungsverfahren'

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: field('firstName', {
      label: 'Vorname',
      hint: 'Wie wir dich nennen dürfen',
      autocomplete: 'given-name',
    }),
  },
  {
    name: 'email',
    content: field('email', { kind: 'email', label: 'E-Mail-Adresse', autocomplete: 'email' }),
  },
  {
    name: 'textarea',
    content: field('question', { kind: 'textarea', label: 'Deine Frage', maxLength: '500' }),
  },
  {
    name: 'date',
    content: field('birthday', {
      kind: 'date',
      label: 'Geburtsdatum',
      autocomplete: 'bday',
      rules: [{ component: 'form-rule', _uid: 'rule', name: 'minAge', argument: '16' }],
    }),
  },
  { name: 'country', content: field('country', { kind: 'country', label: 'Land', defaultValue: 'AT' }) },
  { name: 'short', content: field('postcode', { label: 'Postleitzahl', width: 'short', kind: 'number' }) },
  hidden(
    'hidden',
    field('campaign', { kind: 'hidden', label: 'Kampagne', defaultValue: '{{get_campaign}}' }),
  ),
  hidden('empty', { component: 'form-field', _uid: 'field-empty', name: 'a', label: 'A' }),
  hidden('longest', field('longest', { label: `${long} `.repeat(3), hint: long, placeholder: long })),
  hidden(
    'hostile',
    field('"><script>', {
      label: '<script>alert(1)</script>',
      hint: '"><img src=x onerror=alert(1)>',
      placeholder: '" onfocus="alert(1)',
      autocomplete: '"><b>',
      defaultValue: '"><b>{{get_x}}</b>',
    }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'form-field', name: '§$%', label: 'x' },
  { component: 'form-field', name: 'x' },
  { component: 'form-field', name: 'x', label: 'x', rules: [{ name: 'unknown' }] },
  { component: 'form-field', name: 'x', label: 'x', maxLength: 'long' },
]
