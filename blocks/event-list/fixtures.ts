import type { Fixture } from '../_kit/fixture.ts'

const list = (name: string, fields: object = {}) => ({
  component: 'event-list',
  _uid: `event-list-${name}`,
  headline: 'Termine',
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: list('default') },
  { name: 'empty', hidden: true, content: list('empty', { headline: '' }) },
  { name: 'longest', hidden: true, content: list('longest', { headline: `${long} ${long}` }) },
  { name: 'hostile', hidden: true, content: list('hostile', { headline: '<img src=x onerror=alert(1)>' }) },
]

export const invalid: readonly unknown[] = [{ component: 'event-list', headline: 5 }]
