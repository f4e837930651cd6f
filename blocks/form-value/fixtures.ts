import type { Fixture } from '../_kit/fixture.ts'

const value = (uid: string, fields: object) => ({
  component: 'form-value',
  _uid: `form-value-${uid}`,
  ...fields,
})

const hidden = (name: string, fields: object) => ({ name, hidden: true, content: value(name, fields) })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: value('default', { name: 'firstName' }) },
  { name: 'label', content: value('label', { name: 'programme', formatter: 'label' }) },
  { name: 'date', content: value('date', { name: 'studyStart', formatter: 'date' }) },
  hidden('empty', { name: ' ' }),
  hidden('longest', { name: 'hochschulzugangsberechtigung.'.repeat(8), formatter: 'raw' }),
  hidden('hostile', { name: '"><script>alert(1)</script>', formatter: 'onclick' }),
]

export const invalid: readonly unknown[] = [
  { component: 'form-value', name: ['firstName'] },
  { component: 'form-value', name: 'firstName', formatter: {} },
]
