import type { Fixture } from '../_kit/fixture.ts'

const stored = (name: string, kind: string, purpose: string, duration: string) => ({
  component: 'consent-storage',
  _uid: `stored-${name}`,
  name,
  kind,
  purpose,
  duration,
})

const necessary = {
  component: 'consent-category',
  _uid: 'category-necessary',
  category: 'necessary',
  title: 'Notwendig',
  description: 'Ohne sie funktioniert die Website nicht.',
  services: [
    {
      component: 'consent-service',
      _uid: 'service-decision',
      service: 'cookie-popup',
      title: 'Deine Entscheidung',
      description: 'Merkt sich, was du hier gewählt hast.',
      purposes: ['operation'],
      recipient: 'Hochschule Tannhagen gGmbH',
      storage: [stored('consent', 'cookie', 'deine Entscheidung', '6 Monate')],
    },
  ],
}

const assistant = {
  component: 'consent-service',
  _uid: 'service-assistant',
  service: 'study-assistant',
  title: 'Studienassistent',
  description: 'Beantwortet deine Fragen im Chat.',
  purposes: ['assistance'],
  recipient: 'Lindwurm Sprachdienste GmbH, Graz',
  privacyLink: { linktype: 'url', url: 'https://lindwurm.example/datenschutz' },
  storage: [stored('public_user_id', 'localKey', 'damit dein Gespräch weitergeht', 'bis zu deinem Widerruf')],
}

const embeds = {
  component: 'consent-service',
  _uid: 'service-embeds',
  service: 'website-features',
  title: 'Videos und Karten',
  description: 'Zeigt Videos und Karten anderer Anbieter.',
  purposes: ['embedding'],
  recipient: 'Filmhaus Streaming GmbH, Hamburg',
}

const functional = {
  component: 'consent-category',
  _uid: 'category-functional',
  category: 'functional',
  title: 'Komfort',
  description: 'Chat, Videos, Karten und was sich die Website für dich merkt.',
  services: [assistant, embeds],
}

const texts = {
  acceptLabel: 'Zustimmen',
  declineLabel: 'Ablehnen',
  saveLabel: 'Auswahl speichern',
  headline: 'Cookie-Einstellungen',
  intro: 'Wähle jeden Dienst für sich. Du kannst deine Wahl jederzeit ändern.',
  savedText: 'Gespeichert.',
  failureText: 'Deine Wahl konnte nicht gespeichert werden.',
}

/** Settings, which the delivery API inserted in place of their uuid. */
const settings = (fields: object) => ({
  uuid: '0f5cc1be-6a9b-4d2c-b2b6-2f6ad0c6e0a1',
  full_slug: 'settings/consent',
  name: 'Consent',
  content: { component: 'consent-settings', _uid: 'consent', ...texts, ...fields },
})

const consent = (name: string, fields: object) => ({
  component: 'consent-form',
  _uid: `consent-${name}`,
  settings: settings(fields),
})

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

const long = 'Datenschutzgrundverordnungsanforderungen und Nutzungsstatistikauswertung '

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: consent('default', { categories: [necessary, functional] }) },
  hidden('empty', consent('empty', { categories: [] })),
  hidden('gone', { component: 'consent-form', _uid: 'consent-gone', settings: 'uuid' }),
  hidden(
    'bare',
    consent('bare', {
      headline: ' ',
      savedText: '',
      categories: [
        {
          component: 'consent-category',
          _uid: 'bare',
          services: [{ component: 'consent-service', _uid: 'b', service: 'usergroup' }],
        },
      ],
    }),
  ),
  hidden(
    'longest',
    consent('longest', {
      headline: long,
      intro: long.repeat(6),
      acceptLabel: long,
      categories: [
        {
          ...functional,
          title: long,
          services: [
            {
              ...assistant,
              title: long,
              description: long.repeat(8),
              recipient: long,
              storage: [stored(`__Host-${'lang'.repeat(20)}`, 'cookie', long, long)],
            },
          ],
        },
      ],
    }),
  ),
  hidden(
    'hostile',
    consent('hostile', {
      headline: '<script>alert(1)</script>',
      categories: [
        {
          ...functional,
          category: '"><b>',
          title: '<img src=x onerror=alert(1)>',
          services: [
            {
              ...assistant,
              title: '</label><script>alert(1)</script>',
              recipient: '{{constructor}}',
              privacyLink: { linktype: 'url', url: 'javascript:alert(1)' },
              storage: [stored('"><svg onload=alert(1)>', 'other', '</td>', '')],
            },
            { component: 'consent-service', _uid: 'h', service: 'unknown', purposes: ['none'] },
          ],
        },
      ],
    }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'consent-form', headlineLevel: 5 },
  { component: 'consent-form', headlineLevel: ['h2'] },
]
