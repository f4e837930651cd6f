import type { Fixture } from '../_kit/fixture.ts'

const comparison = (name: string, fields: object = {}) => ({
  component: 'product-comparison',
  _uid: `comparison-${name}`,
  headline: 'Studiengänge vergleichen',
  finderLink: { linktype: 'story', cached_url: 'studienfinder' },
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: comparison('default', { preset: 'BABWL-FS, BABWL-DS, MSWPS-FS' }) },
  { name: 'one', content: comparison('one', { preset: 'BSAGR-MS' }) },
  { name: 'empty', hidden: true, content: comparison('empty', { headline: '', finderLink: undefined }) },
  {
    name: 'failed',
    hidden: true,
    content: comparison('failed', { contactLink: { linktype: 'url', url: '/kontakt/' } }),
    answer: { data: [], failed: true },
  },
  {
    name: 'longest',
    hidden: true,
    content: comparison('longest', {
      headline: `${long} ${long}`,
      preset: 'BABWL-FS,BABWL-DS,MSWPS-FS,BSAGR-MS',
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: comparison('hostile', {
      headline: '<img src=x onerror=alert(1)>',
      preset: '<script>,BABWL-FS,__proto__',
    }),
  },
]

export const invalid: readonly unknown[] = [{ component: 'product-comparison', headline: 5 }]
