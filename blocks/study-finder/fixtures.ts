import type { Fixture } from '../_kit/fixture.ts'

const finder = (name: string, fields: object = {}) => ({
  component: 'study-finder',
  _uid: `finder-${name}`,
  headline: 'Finde deinen Studiengang',
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: finder('default') },
  { name: 'empty', hidden: true, content: finder('empty', { headline: '' }) },
  {
    name: 'failed',
    hidden: true,
    content: finder('failed', { contactLink: { linktype: 'url', url: '/kontakt/' } }),
    answer: { data: [], failed: true },
  },
  { name: 'longest', hidden: true, content: finder('longest', { headline: `${long} ${long}` }) },
  { name: 'hostile', hidden: true, content: finder('hostile', { headline: '<img src=x onerror=alert(1)>' }) },
]

export const invalid: readonly unknown[] = [{ component: 'study-finder', headline: 5 }]
