import type { Fixture } from '../_kit/fixture.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })
const url = (address: string) => ({ linktype: 'url', url: address, target: '_blank' })

const link = (uid: string, title: string, path: string) => ({
  component: 'footer-link',
  _uid: uid,
  title,
  href: story(path),
})

const social = (icon: string, address: string) => ({
  component: 'footer-social',
  _uid: `social-${icon}`,
  icon,
  href: url(address),
})

const languages = [
  {
    component: 'language',
    _uid: 'footer-de',
    code: 'de',
    label: 'Deutsch',
    shortLabel: 'DE',
    href: story('home'),
  },
  {
    component: 'language',
    _uid: 'footer-en',
    code: 'en',
    label: 'English',
    shortLabel: 'EN',
    href: story('en/home'),
  },
]

const footer = {
  component: 'footer',
  _uid: 'footer',
  name: 'Hochschule\nTannhagen',
  claim: 'Staatlich anerkannt. Überall da, wo du gerade lernst.',
  navigation: [
    {
      component: 'footer-column',
      _uid: 'column-study',
      title: 'Studium',
      children: [
        link('study-1', 'Bachelor', 'bachelor'),
        link('study-2', 'Master', 'master'),
        link('study-3', 'Duales Studium', 'duales-studium'),
        link('study-4', 'Fernstudium', 'fernstudium'),
        link('study-5', 'Weiterbildung', 'weiterbildung'),
      ],
    },
    {
      component: 'footer-column',
      _uid: 'column-start',
      title: 'Vor dem Start',
      children: [
        link('start-1', 'Zulassung', 'zulassung'),
        link('start-2', 'Kosten und Finanzierung', 'finanzierung'),
        link('start-3', 'Anrechnung von Vorleistungen', 'anrechnung'),
        link('start-4', 'Infoabende', 'veranstaltungen'),
      ],
    },
    {
      component: 'footer-column',
      _uid: 'column-university',
      title: 'Hochschule',
      children: [
        link('university-1', 'Lehrende', 'hochschule/lehrende'),
        link('university-2', 'Standorte', 'campus'),
        link('university-3', 'Partnerbetriebe', 'partner'),
        link('university-4', 'Presse', 'presse'),
      ],
    },
    {
      component: 'footer-column',
      _uid: 'column-contact',
      title: 'Kontakt',
      children: [
        link('contact-1', 'Studienberatung', 'kontakt'),
        link('contact-2', 'Hilfe und Fragen', 'hilfe'),
        link('contact-3', 'Bewerbungsportal', 'bewerbung'),
      ],
    },
  ],
  legalNavigation: [
    link('legal-1', 'Impressum', 'impressum'),
    link('legal-2', 'Datenschutz', 'datenschutz'),
    link('legal-3', 'Barrierefreiheit', 'barrierefreiheit'),
    link('legal-4', 'AGB', 'agb'),
  ],
  socialMedia: [
    social('instagram', 'https://www.instagram.com/tannhagen.example'),
    social('linkedin', 'https://www.linkedin.com/school/tannhagen.example'),
    social('youtube', 'https://www.youtube.com/@tannhagen.example'),
    social('tiktok', 'https://www.tiktok.com/@tannhagen.example'),
    social('facebook', '#'),
  ],
  copyrightText: 'Hochschule Tannhagen gGmbH',
  languageSwitcher: languages,
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: footer },
  {
    name: 'newsletter',
    content: {
      ...footer,
      _uid: 'footer-newsletter',
      newsletter: [
        {
          component: 'newsletter-field',
          _uid: 'newsletter-field',
          headline: 'Einmal im Monat: neue Studiengänge, Fristen und Termine',
          page: story('newsletter'),
          form: 'newsletter',
        },
      ],
    },
  },
  {
    name: 'newsletter-words',
    hidden: true,
    content: {
      ...footer,
      _uid: 'footer-newsletter-words',
      newsletter: [
        {
          component: 'headline',
          _uid: 'newsletter-headline',
          level: 'h2',
          text: 'Einmal im Monat: neue Studiengänge, Fristen und Termine',
        },
        {
          component: 'button',
          _uid: 'newsletter-button',
          text: 'Newsletter bestellen',
          href: story('newsletter'),
        },
      ],
    },
  },
  {
    name: 'three-languages',
    content: {
      ...footer,
      _uid: 'footer-languages',
      languageMenu: true,
      languageSwitcher: [
        ...languages,
        { component: 'language', _uid: 'footer-fr', code: 'fr', label: 'Français', shortLabel: '' },
      ],
    },
  },
  { name: 'empty', hidden: true, content: { component: 'footer', _uid: 'footer-empty' } },
  {
    name: 'longest',
    hidden: true,
    content: {
      ...footer,
      _uid: 'footer-longest',
      name: 'Tannhagen University\nof Applied Sciences',
      navigation: [
        ...footer.navigation,
        {
          component: 'footer-column',
          _uid: 'column-long',
          title: 'Studienfinanzierungsberatung',
          children: [
            link('long-1', 'Aufstiegsfortbildungsförderungsgesetz', 'foerderung'),
            link('long-2', 'Bildungskreditvergabevoraussetzungen und was danach kommt', 'kredit'),
          ],
        },
        { component: 'footer-column', _uid: 'column-none', title: 'Ohne Verweise', children: [] },
      ],
      socialMedia: [
        ...footer.socialMedia,
        social('xing', 'https://www.xing.com/pages/tannhagen.example'),
        social('twitter', 'https://x.com/tannhagen.example'),
        social('orcid', 'https://orcid.org/tannhagen.example'),
        social('researchgate', 'https://www.researchgate.net/tannhagen.example'),
      ],
    },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'footer', _uid: 'x', navigation: {} },
  { component: 'footer', _uid: 'x', copyrightText: 2026 },
  { component: 'footer', _uid: 'x', newsletter: 'Newsletter' },
]

export const damaged: readonly unknown[] = [
  { component: 'footer', _uid: 'x', navigation: [{ _uid: 'y', children: [] }] },
]
