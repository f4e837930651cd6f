import type { Fixture } from '../_kit/fixture.ts'

const bar = (name: string, fields: object) => ({
  component: 'action-bar',
  _uid: `action-bar-${name}`,
  text: 'Jetzt bewerben',
  href: { linktype: 'url', url: '/forms-space/bewerbung/?programme=bwl&model=vollzeit' },
  phone: '+49 30 23125 140',
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: bar('default', {}) },
  { name: 'priced', content: bar('priced', { careId: 'BABWL-FS' }) },
  { name: 'call', hidden: true, content: bar('call', { text: undefined }) },
  { name: 'step', hidden: true, content: bar('step', { phone: '' }) },
  { name: 'empty', hidden: true, content: bar('empty', { href: undefined, phone: undefined }) },
  {
    name: 'longest',
    hidden: true,
    content: bar('longest', { text: 'Hochschulzugangsberechtigungsprüfungstermine für Berufserfahrene' }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: bar('hostile', { text: '<script>alert(1)</script>', phone: '" onclick="alert(1)' }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'action-bar', text: ['x'] },
  { component: 'action-bar', href: 'javascript:alert(1)' },
]
