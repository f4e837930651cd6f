import type { Fixture } from '../_kit/fixture.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })

const child = (uid: string, title: string, path: string, description: string, value = '') => ({
  component: 'header-navigation-child',
  _uid: uid,
  title,
  link: story(path),
  description,
  value,
})

const languages = [
  {
    component: 'language',
    _uid: 'language-de',
    code: 'de',
    label: 'Deutsch',
    shortLabel: 'DE',
    href: story('home'),
  },
  {
    component: 'language',
    _uid: 'language-en',
    code: 'en',
    label: 'English',
    shortLabel: 'EN',
    href: story('en/home'),
  },
]

const navigation = [
  {
    component: 'header-navigation-item',
    _uid: 'navigation-bachelor',
    title: 'Bachelor',
    link: story('bachelor'),
    lead: 'Der Preis gilt im Monat, im längsten Tempo.',
    overview: 'Alle Bachelorstudiengänge',
    children: [
      child(
        'bachelor-1',
        'Betriebswirtschaftslehre',
        'bachelor/betriebswirtschaftslehre',
        'B.A., ab 36 Monate',
        'ab 198 €',
      ),
      child(
        'bachelor-2',
        'Gesundheitsmanagement',
        'bachelor/gesundheitsmanagement',
        'B.A., neben der Arbeit',
        'ab 180 €',
      ),
      child('bachelor-3', 'Soziale Arbeit', 'bachelor/soziale-arbeit', 'B.A., staatlich anerkannt'),
      child('bachelor-4', 'Informatik', 'bachelor/informatik', 'B.Sc., ohne Numerus clausus'),
      child('bachelor-5', 'Agrarmanagement', 'bachelor/agrarmanagement', 'B.Sc., mit Praxisbetrieb'),
    ],
  },
  {
    component: 'header-navigation-item',
    _uid: 'navigation-master',
    title: 'Master',
    link: story('master'),
    children: [
      child('master-1', 'Wirtschaftspsychologie', 'master/wirtschaftspsychologie', 'M.Sc., 24 Monate'),
      child('master-2', 'Informatik', 'master/informatik', 'M.Sc., auch für Quereinsteiger'),
    ],
  },
  {
    component: 'header-navigation-item',
    _uid: 'navigation-models',
    title: 'Studienmodelle',
    children: [
      child('model-1', 'Fernstudium', 'fernstudium', 'Wann und wo du willst'),
      child('model-2', 'Duales Studium', 'duales-studium', 'Mit einem von 640 Partnerbetrieben'),
      child('model-3', 'Weiterbildung', 'weiterbildung', 'Zertifikate ab acht Wochen'),
    ],
  },
  {
    component: 'header-navigation-item',
    _uid: 'navigation-university',
    title: 'Hochschule',
    link: story('hochschule'),
  },
  {
    component: 'header-navigation-item',
    _uid: 'navigation-contact',
    title: 'Beratung',
    link: story('kontakt'),
  },
]

const header = {
  component: 'header',
  _uid: 'header',
  name: 'Hochschule\nTannhagen',
  homeLink: story('home'),
  navigation,
  quickLinks: [
    {
      component: 'header-quick-link',
      _uid: 'quick-fees',
      title: 'Studiengebühren',
      link: story('finanzierung'),
      value: 'ab 180 € im Monat',
    },
    {
      component: 'header-quick-link',
      _uid: 'quick-material',
      title: 'Infomaterial',
      link: story('infomaterial'),
    },
  ],
  phone: '+49 30 23125 140',
  openingHours: 'Mo–Fr 8–20 Uhr',
  languageSwitcher: languages,
  buttonText: 'Jetzt bewerben',
  buttonLink: story('bewerbung'),
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: header },
  { name: 'colored', content: { ...header, _uid: 'header-colored', backgroundColor: 'page-color' } },
  {
    name: 'three-languages',
    content: {
      ...header,
      _uid: 'header-languages',
      languageMenu: true,
      languageSwitcher: [
        ...languages,
        { component: 'language', _uid: 'language-fr', code: 'fr', label: 'Français', shortLabel: '' },
      ],
    },
  },
  {
    name: 'alert',
    hidden: true,
    content: {
      ...header,
      _uid: 'header-alert',
      alerts: [{ component: 'alert-banner', _uid: 'alert', text: 'Heute ruht die Beratung.' }],
    },
  },
  { name: 'empty', hidden: true, content: { component: 'header', _uid: 'header-empty' } },
  {
    name: 'longest',
    hidden: true,
    content: {
      ...header,
      _uid: 'header-longest',
      name: 'Tannhagen University\nof Applied Sciences',
      buttonText: 'Unverbindlich Infomaterial anfordern',
      navigation: [
        ...navigation,
        {
          component: 'header-navigation-item',
          _uid: 'navigation-long',
          title: 'Studienfinanzierungsberatung',
          children: [
            child(
              'long-1',
              'Aufstiegsfortbildungsförderungsgesetz und Studienkredite',
              'finanzierung',
              'Welche Förderung zu dir passt, wie du sie beantragst und wann das Geld auf deinem Konto ist',
            ),
          ],
        },
      ],
    },
  },
  {
    name: 'many',
    hidden: true,
    content: {
      ...header,
      _uid: 'header-many',
      navigation: [
        ...navigation,
        ...['So studierst du', 'Kosten und Förderung', 'Prüfungszentren', 'Partnerbetriebe'].map(
          (title, index) => ({
            component: 'header-navigation-item',
            _uid: `navigation-many-${index}`,
            title,
            link: story('bachelor'),
          }),
        ),
      ],
    },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'header', _uid: 'x', navigation: 'Bachelor' },
  { component: 'header', _uid: 'x', name: { de: 'Tannhagen' } },
]

export const damaged: readonly unknown[] = [
  { component: 'header', _uid: 'x', navigation: [{ _uid: 'y', title: '' }] },
  { component: 'header', _uid: 'x', languageSwitcher: [{ code: 'de' }] },
]
