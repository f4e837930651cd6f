import type { Fixture } from '../_kit/fixture.ts'

const url = (address: string) => ({ linktype: 'url', url: address, cached_url: address })

const button = (name: string, fields: object) => ({
  component: 'button',
  _uid: `button-${name}`,
  text: 'Jetzt bewerben',
  href: url('/bewerben/'),
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
  { name: 'default', content: button('default', {}) },
  {
    name: 'secondary',
    preset: 'Second choice',
    content: button('secondary', {
      text: 'Infomaterial anfordern',
      buttonType: 'secondary',
      iconAfter: 'arrow-right',
    }),
  },
  {
    name: 'icon',
    preset: 'With an icon',
    content: button('icon', {
      text: 'Studienführer laden',
      iconBefore: 'download',
      href: url('https://files.tannhagen.example/studienfuehrer.pdf'),
    }),
  },
  {
    name: 'chat',
    preset: 'Opens the chat',
    hidden: true,
    content: button('chat', { text: 'Frag uns', href: undefined, conversationTemplate: conversation }),
  },
  { name: 'query', content: button('query', { passQueryParameter: true }) },
  { name: 'submit', content: button('submit', { text: 'Absenden', href: undefined, submit: true }) },
  { name: 'disabled', content: button('disabled', { text: 'Anmeldung ab 1. Dezember', disabled: true }) },
  {
    name: 'probed',
    content: button('probed', {
      text: 'Zur Anmeldung für April',
      href: url('/anmeldung/april/'),
      checkHrefForExistence: true,
      notExistingText: 'Anmeldung ab 1. Dezember',
    }),
  },
  {
    name: 'landing-page',
    hidden: true,
    content: button('landing-page', { hrefLandingpage: url('/lp/bewerben/') }),
  },
  {
    name: 'tracked',
    hidden: true,
    content: button('tracked', {
      trackingLabel: 'Bewerben "sofort"',
      trackingEvent: 'cta',
      trackingType: 'button',
      trackingPosition: 'hero',
    }),
  },
  {
    name: 'longest',
    hidden: true,
    content: button('longest', {
      text: 'Unverbindliches Beratungsgespräch zur Hochschulzugangsberechtigung vereinbaren',
    }),
  },
  { name: 'nowhere', hidden: true, content: button('nowhere', { href: url('') }) },
]

export const invalid: readonly unknown[] = [
  { component: 'button', _uid: 'button-x', text: '', href: url('/bewerben/') },
  { component: 'button', _uid: 'button-x', href: url('/bewerben/') },
  { component: 'button', _uid: 'button-x', text: ['Bewerben'], href: url('/bewerben/') },
  { component: 'button', _uid: 'button-x', text: 'Bewerben', href: '/bewerben/' },
  {
    component: 'button',
    _uid: 'button-x',
    text: 'Bewerben',
    href: url('/b/'),
    checkHrefForExistence: 'maybe',
  },
  { component: 'button', _uid: 'button-x', text: 'Bewerben', href: url('/b/'), notExistingText: { de: 'x' } },
]
