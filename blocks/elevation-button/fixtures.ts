import type { Fixture } from '../_kit/fixture.ts'

const button = (name: string, fields: object) => ({
  component: 'elevation-button',
  _uid: `elevation-${name}`,
  text: '4 Wochen kostenlos testen',
  href: { linktype: 'url', url: '/bachelor/' },
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: button('default', { icon: 'calendar' }) },
  { name: 'not-allowed', hidden: true, content: button('not-allowed', { allowed: false }) },
  {
    name: 'longest',
    hidden: true,
    content: button('longest', { text: 'Hochschulzugangsberechtigungsprüfungstermine für Berufserfahrene' }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: button('hostile', { text: '<script>alert(1)</script>', icon: '"><b>' }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'elevation-button', href: { linktype: 'url', url: '/a/' } },
  { component: 'elevation-button', text: 'x' },
  { component: 'elevation-button', text: 'x', href: { linktype: 'url', url: '/a/' }, allowed: 'perhaps' },
]
