import type { Fixture } from '../_kit/fixture.ts'

const option = (value: string, label: string, icon?: string) => ({
  component: 'form-option',
  _uid: `option-${value}`,
  value,
  label,
  icon,
})
const choice = (name: string, fields: object) => ({
  component: 'form-choice',
  _uid: `choice-${name}`,
  name,
  label: 'Studienmodell',
  required: true,
  options: [option('fs', 'Fernstudium', 'laptop'), option('ds', 'Duales Studium'), option('ms', 'myStudium')],
  ...fields,
})
const condition = {
  ...{ component: 'form-condition', _uid: 'if' },
  ...{ field: 'reply', operator: 'isNot', value: 'email' },
}
const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })
const long = 'Hochschulzugangsberechtigungsnachweisanerkennungsverfahren'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: choice('model', { hint: 'Du kannst später wechseln.' }) },
  { name: 'buttons', content: choice('buttons', { look: 'buttons', defaultValue: 'ds' }) },
  { name: 'multiple', content: choice('multiple', { multiple: true, required: false }) },
  { name: 'dropdown', content: choice('dropdown', { look: 'dropdown', width: 'half' }) },
  hidden(
    'programmes',
    choice('programme', { look: 'dropdown', optionsFrom: 'programmes', emptyLabel: 'Noch offen' }),
  ),
  hidden(
    'condition',
    choice('conditional', {
      condition: [condition],
      options: [
        option('fs', 'Fernstudium'),
        { ...option('ds', 'Duales Studium'), conditions: [condition, { ...condition, value: 'phone' }] },
      ],
    }),
  ),
  hidden('empty', choice('empty', { options: [] })),
  hidden(
    'longest',
    choice('longest', {
      label: `${long} `.repeat(2),
      look: 'buttons',
      options: [option('a', long), option('b', `${long} und noch mehr Wörter`)],
    }),
  ),
  hidden(
    'hostile',
    choice('hostile', {
      label: '<script>alert(1)</script>',
      defaultValue: '"><b>{{get_x}}',
      options: [option('" onclick="alert(1)', '<img src=x onerror=alert(1)>', '"><svg>')],
    }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'form-choice', name: '1', label: 'x', options: [] },
  { component: 'form-choice', name: 'x', options: [] },
]

export const damaged: readonly unknown[] = [
  { component: 'form-choice', name: 'x', label: 'x', options: [{ value: 'a' }] },
]
