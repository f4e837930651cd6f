import type { Fixture } from '../_kit/fixture.ts'

const table = (name: string, fields: object = {}) => ({
  component: 'programme-table',
  _uid: `programme-table-${name}`,
  headline: 'Alle Studiengänge',
  finderLink: { linktype: 'story', cached_url: 'studienfinder' },
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: table('default') },
  { name: 'empty', hidden: true, content: table('empty', { headline: '', finderLink: undefined }) },
  {
    name: 'failed',
    hidden: true,
    content: table('failed', { contactLink: { linktype: 'url', url: '/kontakt/' } }),
    answer: { data: [], failed: true },
  },
  { name: 'longest', hidden: true, content: table('longest', { headline: `${long} ${long}` }) },
  { name: 'hostile', hidden: true, content: table('hostile', { headline: '<img src=x onerror=alert(1)>' }) },
]

export const invalid: readonly unknown[] = [{ component: 'programme-table', headline: 5 }]
