import type { Fixture } from '../_kit/fixture.ts'

const byline = (name: string, fields: object = {}) => ({
  component: 'byline',
  _uid: `byline-${name}`,
  topic: 'advice',
  publishedOn: '2026-11-12 08:00',
  author: 'Sofia Brandt',
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: byline('default') },
  { name: 'empty', hidden: true, content: byline('empty', { publishedOn: '' }) },
  { name: 'longest', hidden: true, content: byline('longest', { author: `${long} ${long}` }) },
  { name: 'hostile', hidden: true, content: byline('hostile', { author: '<img src=x onerror=alert(1)>' }) },
]

export const invalid: readonly unknown[] = [{ component: 'byline', author: 5 }]
