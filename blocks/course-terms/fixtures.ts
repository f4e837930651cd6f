import type { Fixture } from '../_kit/fixture.ts'

const terms = (name: string, fields: object) => ({
  component: 'course-terms',
  _uid: `terms-${name}`,
  totalPrice: '14955',
  totalPriceNote: '36 Raten und einmalig 699 € Prüfungsgebühr',
  approvalNumber: 'ZFU 0000000 (erfunden, wie diese Hochschule)',
  withdrawalLink: { linktype: 'url', url: '/widerruf/' },
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: terms('default', {}) },
  {
    name: 'approval-only',
    content: { component: 'course-terms', _uid: 'terms-approval', approvalNumber: 'ZFU 0000000 (erfunden)' },
  },
  {
    name: 'dark',
    hidden: true,
    content: {
      component: 'container',
      _uid: 'terms-on-dark',
      backgroundColor: 'black',
      body: [terms('dark', {})],
    },
  },
  {
    name: 'empty',
    hidden: true,
    content: { component: 'course-terms', _uid: 'terms-empty', totalPrice: '0' },
  },
  {
    name: 'longest',
    hidden: true,
    content: terms('longest', {
      totalPrice: '123456789.12',
      totalPriceNote: `${long} ${long}`,
      approvalNumber: `${long} ${long}`,
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: terms('hostile', {
      totalPriceNote: '<img src=x onerror=alert(1)>',
      approvalNumber: '"><script>alert(1)</script>',
      withdrawalLink: { linktype: 'url', url: 'javascript:alert(1)' },
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'course-terms', totalPrice: 'much' },
  { component: 'course-terms', approvalNumber: 5 },
  { component: 'course-terms', withdrawalLink: '/widerruf/' },
]
