import type { Fixture } from '../_kit/fixture.ts'

const seats = (name: string, fields: object) => ({
  component: 'seats',
  _uid: `seats-${name}`,
  seats: '14',
  taken: '9',
  from: '18:30',
  to: '20:30',
  name: 'Projektmanagement, ab 4. März',
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: seats('default', {}) },
  { name: 'full', hidden: true, content: seats('full', { taken: '99' }) },
  { name: 'without-time', hidden: true, content: seats('without-time', { from: 'abends', to: '' }) },
  { name: 'most', hidden: true, content: seats('most', { seats: '24', taken: '0' }) },
  { name: 'empty', hidden: true, content: seats('empty', { seats: '' }) },
]

export const invalid: readonly unknown[] = [{ component: 'seats', seats: ['x'] }]
