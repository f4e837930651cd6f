import type { Fixture } from '../_kit/fixture.ts'

const link = (name: string, fields: object) => ({
  component: 'link',
  _uid: `link-${name}`,
  label: 'Alle Bachelorstudiengänge',
  href: { linktype: 'story', cached_url: 'bachelor' },
  ...fields,
})

/** A conversation, which the delivery API inserted in place of its uuid. */
const conversation = {
  uuid: '5b0c1d2e-3f4a-4b5c-a6d7-e8f90a1b2c3d',
  full_slug: 'settings/chat/fees',
  name: 'Fees',
  content: { component: 'conversation-template', templateId: 'fees', enabledDomains: 'costs, loans' },
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: link('default', {}) },
  { name: 'bold', content: link('bold', { boldLink: true, iconAfter: 'arrow-right' }) },
  {
    name: 'mail',
    content: link('mail', {
      label: 'beratung@tannhagen.example',
      href: { linktype: 'email', email: 'beratung@tannhagen.example' },
      iconBefore: 'mail',
    }),
  },
  {
    name: 'phone',
    content: link('phone', {
      label: '0361 555 010',
      href: { linktype: 'url', url: '+49 (0)361 555-010' },
      iconBefore: 'phone',
    }),
  },
  {
    name: 'external',
    content: link('external', {
      label: 'Akkreditierungsrat',
      href: { linktype: 'url', url: 'https://www.akkreditierungsrat.example' },
      iconAfter: 'external',
    }),
  },
  {
    name: 'chat',
    hidden: true,
    content: link('chat', { label: 'Frag uns', href: undefined, conversationTemplate: conversation }),
  },
  {
    name: 'longest',
    hidden: true,
    content: link('longest', {
      label:
        'Anerkennungsmöglichkeiten für Aufstiegsfortbildungen und berufsbegleitende Weiterbildungsstudiengänge',
      iconBefore: 'certificate',
      iconAfter: 'arrow-right',
    }),
  },
  { name: 'text', hidden: true, content: link('text', { label: '', text: 'Zum Modulplan' }) },
  { name: 'wordless', hidden: true, content: link('wordless', { label: '' }) },
]

export const invalid: readonly unknown[] = [
  { component: 'link', _uid: 'link-x', label: 5, href: { linktype: 'url', url: '/a/' } },
  { component: 'link', _uid: 'link-x', label: 'Modulplan', href: ['/a/'] },
]
