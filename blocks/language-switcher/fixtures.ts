import type { Fixture } from '../_kit/fixture.ts'

const language = (code: string, label: string, fields: object = {}) => ({
  component: 'language',
  _uid: `language-${code}`,
  code,
  label,
  ...fields,
})

const two = [language('de', 'Deutsch', { shortLabel: 'DE' }), language('en', 'English')]

const switcher = { component: 'language-switcher', _uid: 'language-switcher', languages: two }

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...switcher, _uid: `language-switcher-${name}`, ...fields },
})

const three = [...two, language('fr', 'Français')]

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: switcher },
  {
    name: 'menu',
    content: { ...switcher, _uid: 'language-switcher-menu', languages: three, languageMenu: true },
  },
  hidden('three', { languages: three }),
  hidden('one', { languages: two.slice(0, 1) }),
  hidden('empty', { languages: [] }),
  hidden('longest', {
    languages: [
      two[0],
      language('en', 'English, as it is spoken in the United Kingdom and in Ireland', {
        shortLabel: 'English (UK)',
      }),
    ],
  }),
  hidden('hostile', {
    languages: [
      two[0],
      language('en', '<img src=x onerror=alert(1)>', {
        href: { linktype: 'url', url: 'javascript:alert(1)' },
      }),
    ],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'language-switcher', languages: 'de,en' },
  { component: 'language-switcher', languages: two, languageMenu: 'many' },
]

export const damaged: readonly unknown[] = [{ component: 'language-switcher', languages: [{ code: 'de' }] }]
