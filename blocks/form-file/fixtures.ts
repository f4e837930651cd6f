import type { Fixture } from '../_kit/fixture.ts'

const file = (name: string, fields: object) => ({
  component: 'form-file',
  _uid: `file-${name}`,
  name,
  label: 'Zeugnis',
  required: true,
  ...fields,
})
const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })
const long = 'Hochschulzugangsberechtigungsnachweisanerkennungsverfahren'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: file('certificate', { hint: 'Ein gut lesbares Foto genügt' }) },
  {
    name: 'multiple',
    content: file('documents', { multiple: true, types: ['pdf', 'docx'], maxSize: '5', required: false }),
  },
  hidden(
    'condition',
    file('conditional', {
      condition: [
        { component: 'form-condition', _uid: 'if', field: 'reply', operator: 'isNot', value: 'email' },
      ],
    }),
  ),
  hidden('empty', file('empty', { types: [], hint: ' ' })),
  hidden('longest', file('longest', { label: `${long} `.repeat(3), hint: `${long} `.repeat(3) })),
  hidden(
    'hostile',
    file('hostile', { label: '<script>alert(1)</script>', types: ['"><b>'], hint: '{{constructor}}' }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'form-file', name: 'x' },
  { component: 'form-file', name: 'x', label: 'x', types: 'pdf' },
  { component: 'form-file', name: 'x', label: 'x', maxSize: 'viel' },
]
