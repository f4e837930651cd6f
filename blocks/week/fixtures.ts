import type { Fixture } from '../_kit/fixture.ts'

const slot = (uid: string, day: string, from: string, to: string, kind: string, label?: string) => ({
  component: 'week-slot',
  _uid: `week-slot-${uid}`,
  day,
  from,
  to,
  kind,
  ...(label && { label }),
})

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

const week = (name: string, slots: readonly object[], fields: object = {}) => ({
  component: 'week',
  _uid: `week-${name}`,
  name: 'Die Woche von Mehmet, 15 von 168 Stunden',
  slots,
  ...fields,
})

const study = [
  ...workdays.map(day => slot(day, day, '9:00', '18:00', 'work')),
  slot('script-1', 'monday', '5:30', '7:30', 'study', 'Skript'),
  slot('script-2', 'wednesday', '5:30', '7:30', 'study', 'Skript'),
  slot('script-3', 'friday', '5:30', '7:30', 'study', 'Skript'),
  slot('live', 'tuesday', '19:00', '21:00', 'live', 'Live-Kurs'),
  slot('group', 'thursday', '20:00', '22:00', 'group', 'Lerngruppe'),
  slot('case', 'saturday', '9:00', '14:00', 'study', 'Fallstudie'),
]

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: week('default', study, { surface: 'gradient-dark' }) },
  { name: 'light', hidden: true, content: week('light', study, { surface: 'white-off' }) },
  { name: 'empty', hidden: true, content: week('empty', []) },
  {
    name: 'impossible',
    hidden: true,
    content: week('impossible', [
      slot('backwards', 'monday', '9:00', '8:00', 'study', 'Rückwärts'),
      slot('no-time', 'tuesday', 'abends', '22:00', 'study', 'Abends'),
      slot('night', 'sunday', '2:00', '30:00', 'study', 'Nachts'),
    ]),
  },
  {
    name: 'hostile',
    hidden: true,
    content: week('hostile', [
      slot('hostile', 'monday', '9:00', '12:00', 'study', '<script>alert(1)</script>'),
    ]),
  },
]

export const invalid: readonly unknown[] = [{ component: 'week', slots: 'monday' }]

export const damaged: readonly unknown[] = [
  { component: 'week', slots: [...study, { component: 'week-slot', from: 5 }] },
]
