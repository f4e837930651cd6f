import type { Fixture } from '../_kit/fixture.ts'
import { heroTypes } from './type.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })
const picture = (name: string, alt: string) => ({ filename: `/pictures/${name}.svg`, alt })

const home = {
  component: 'hero',
  _uid: 'hero-home',
  type: 'full',
  frameLabel: 'Fernstudium und duales Studium',
  headline: 'Studiere neben deinem Leben, nicht daneben',
  subline: '38 Studiengänge, ab 169 Euro im Monat. Du beginnst, wann du willst, und lernst, wo du bist.',
  excludeSublineFromH1: true,
  image: picture(
    'hero-home',
    'Ein Schreibtisch am Abend vor dem Fenster, auf dem Laptop eine Woche mit ein paar Stunden Studium; draußen liegt der Campus',
  ),
  showStarRating: true,
  starRatingPercentage: '92',
  starRatingLabel: '4,6 von 5 aus 1.240 Bewertungen',
}

const drawing = {
  component: 'poster',
  _uid: 'hero-drawing',
  figure: '3+2',
  name: 'drei Tage Betrieb, zwei Tage Hörsaal',
}

const programme = {
  component: 'hero',
  _uid: 'hero-programme',
  type: 'split',
  frameLabel: 'Bachelor of Arts, 180 ECTS',
  headline: 'Gesundheits\u00admanagement',
  subline: 'Neben dem Schichtdienst zum Abschluss: 36 Monate, 219 Euro im Monat, Start jederzeit.',
  image: picture(
    'health-management',
    'Ein Schreibtisch bei Nacht mit Stethoskop und Büchern, auf dem Monitor eine Herzkurve, im Fenster der Mond',
  ),
  ctaLabel: 'Jetzt anmelden',
  ctaHref: story('anmeldung'),
  flagText: '4 Wochen kostenlos testen',
  flagHref: story('testen'),
  flagIcon: 'calendar',
}

const group = {
  component: 'hero',
  _uid: 'hero-group',
  type: 'compact',
  headline: 'Bachelor im Fernstudium',
  subline: '24 Studiengänge von Agrarmanagement bis Wirtschaftspsychologie',
  image: picture('hero-bachelor', 'Sechs Stufen wie Buchrücken, oben ein Doktorhut vor der Sonne'),
}

const words = {
  component: 'hero',
  _uid: 'hero-words',
  type: 'basic',
  frameLabel: 'Studienberatung',
  headline: 'Frag uns, bevor du dich entscheidest',
  subline: 'Sechs Beraterinnen und Berater, montags bis samstags von 8 bis 20 Uhr.',
  excludeSublineFromH1: true,
}

const samples = { full: home, split: programme, compact: group, basic: words } as const

/** Every type with its suffix; without one the theme gives the shape. */
const suffixed = heroTypes.flatMap((type): Fixture[] => {
  const [kind, suffix] = type.split('_')
  const sample = samples[kind as keyof typeof samples]
  return suffix && sample
    ? [{ name: type.replace('_', '-'), hidden: true, content: { ...sample, type } }]
    : []
})

const complete = {
  ...programme,
  _uid: 'hero-complete',
  background: 'gradient-dark',
  color: 'yellow',
  isHighlighted: true,
  toggleHyphensAuto: true,
  characterImage: picture('portrait-lena', 'Porträt von Lena, junge Frau mit blondem Bob'),
  showStarRating: true,
  starRatingPercentage: 92,
  starRatingLabel: '4,6 von 5 aus 1.240 Bewertungen',
  voucherLabel: 'Bis 30. November 600 Euro sparen mit',
  voucherCode: 'START600',
  voucherButtonText: 'Code einlösen',
  voucherButtonLink: story('anmeldung'),
  voucherCopyText: 'Code kopieren',
  voucherAfterCopyText: 'Kopiert',
  logoImages: [
    picture('logo-klinikum', 'Logo Klinikum'),
    picture('logo-nordwerk', 'Logo Nordwerk'),
    picture('logo-lindbank', 'Logo Lindbank'),
  ],
}

const option = (value: string, label: string, path: string) => ({
  component: 'cluster-picker-degree',
  _uid: `degree-${value}`,
  value,
  label,
  link: story(path),
})
const cluster = (degree: string, value: string, label: string, path: string) => ({
  ...option(value, label, path),
  component: 'cluster-picker-cluster',
  _uid: `cluster-${degree}-${value}`,
  degree,
})

const picker = {
  ...home,
  _uid: 'hero-picker',
  headline: 'Was möchtest du können?',
  subline: 'Such dir Abschluss und Fachrichtung aus, den Rest rechnen wir zusammen durch.',
  showStarRating: false,
  showClusterPicker: true,
  clusterPickerCtaLabel: 'Zu den Studiengängen',
  clusterPickerEmptyOptionLabel: 'Alle Fachrichtungen',
  clusterPickerDegreeOptions: [
    option('bachelor', 'Bachelor', 'bachelor'),
    option('master', 'Master', 'master'),
  ],
  clusterPickerClusterOptions: [
    cluster('bachelor', 'gesundheit', 'Gesundheit und Soziales', 'bachelor/gesundheit'),
    cluster('bachelor', 'wirtschaft', 'Wirtschaft und Management', 'bachelor/wirtschaft'),
    cluster('bachelor', 'technik', 'Informatik und Technik', 'bachelor/technik'),
    cluster('master', 'psychologie', 'Psychologie', 'master/psychologie'),
  ],
  clusterPickerFinderLink: story('studienfinder'),
}

const longest = {
  ...complete,
  _uid: 'hero-longest',
  headline:
    'Betriebswirtschaftslehre und Wirtschaftsinformatik mit Schwerpunkt Nachhaltigkeitsmanagement im berufsbegleitenden Fernstudium',
  subline:
    'Staatlich anerkannt und akkreditiert, auch ohne Abitur: Du lernst mit Skripten, Videos und Sprechstunden am Abend, schreibst deine Klausuren online oder in einem von 27 Studienzentren und kannst dir Leistungen aus Ausbildung und Beruf anrechnen lassen.',
  frameLabel: 'Bachelor of Science, 180 ECTS-Punkte, Regelstudienzeit 36, 48 oder 72 Monate',
  flagText: 'Infoabend zur Finanzierung und zum Aufstiegs-BAföG am 3. Dezember um 18 Uhr',
  ctaLabel: 'Unverbindlich kostenloses Informationsmaterial anfordern',
}

export const fixtures: readonly Fixture[] = [
  { name: 'full', preset: 'Words on a large picture', content: home },
  {
    name: 'full-dark',
    content: { ...home, _uid: 'hero-dark', background: 'gradient-dark', color: 'yellow' },
  },
  { name: 'split', preset: 'Words beside a picture', content: programme },
  { name: 'compact', preset: 'Low, with a picture', content: group },
  { name: 'basic', preset: 'Words only', content: words },
  { name: 'complete', content: complete },
  { name: 'picker', preset: 'With a picker of programmes', content: picker },
  {
    name: 'picker-one-degree',
    hidden: true,
    content: {
      ...picker,
      _uid: 'hero-picker-one',
      clusterPickerDegreeOptions: picker.clusterPickerDegreeOptions.slice(0, 1),
    },
  },
  {
    name: 'complete-full',
    hidden: true,
    content: {
      ...complete,
      ...picker,
      _uid: 'hero-complete-full',
      showStarRating: true,
      background: 'page-color',
      color: 'petrol',
    },
  },
  ...suffixed,
  { name: 'none', hidden: true, content: { ...home, type: 'none' } },
  { name: 'empty', hidden: true, content: { component: 'hero', _uid: 'hero-empty', type: 'full' } },
  {
    name: 'headline-only',
    hidden: true,
    content: { component: 'hero', _uid: 'hero-headline', type: 'full', headline: 'Impressum' },
  },
  {
    name: 'picture-only',
    hidden: true,
    content: { component: 'hero', _uid: 'hero-picture', type: 'compact', image: home.image },
  },
  {
    name: 'words-with-flag',
    hidden: true,
    content: {
      ...words,
      _uid: 'hero-words-flag',
      flagText: programme.flagText,
      flagHref: programme.flagHref,
      characterImage: complete.characterImage,
    },
  },
  {
    name: 'split-without-picture',
    hidden: true,
    content: { ...programme, _uid: 'hero-split-plain', image: undefined },
  },
  { name: 'basic-pictured', content: { ...words, _uid: 'hero-basic-pictured', image: group.image } },
  ...(['basic', 'compact'] as const).map(type => ({
    name: `${type}-with-character`,
    hidden: true,
    content: {
      ...words,
      _uid: `hero-${type}-with-character`,
      type,
      image: group.image,
      characterImage: complete.characterImage,
      flagText: programme.flagText,
      flagHref: programme.flagHref,
    },
  })),
  {
    name: 'campaign-voucher',
    hidden: true,
    content: { ...programme, _uid: 'hero-campaign-voucher', showCampaignVoucher: true },
  },
  {
    name: 'drawn',
    preset: 'Drawing',
    content: { ...home, _uid: 'hero-drawn', image: undefined, drawing: [drawing] },
  },
  {
    name: 'drawn-spot',
    hidden: true,
    content: { ...home, _uid: 'hero-drawn-spot', type: 'full_spot', drawing: [drawing] },
  },
  ...(['full', 'split', 'compact', 'basic'] as const).map(type => ({
    name: `long-word-${type}`,
    hidden: true,
    content: { ...samples[type], headline: 'Kommunikationsmanagement' },
  })),
  { name: 'longest-split', hidden: true, content: longest },
  { name: 'longest-full', hidden: true, content: { ...longest, type: 'full' } },
  { name: 'longest-compact', hidden: true, content: { ...longest, type: 'compact' } },
]

export const invalid: readonly unknown[] = [
  { component: 'hero', headline: { a: 1 } },
  { component: 'hero', headline: 'x', image: 'hero.jpg' },
  { component: 'hero', headline: 'x', starRatingPercentage: 'many' },
  { component: 'hero', headline: 'x', search: 'blok' },
  { component: 'hero', headline: 'x', logoImages: {} },
]

export const damaged: readonly unknown[] = [
  { component: 'hero', headline: 'x', clusterPickerDegreeOptions: [{ value: 'bachelor' }] },
  { component: 'hero', headline: 'x', clusterPickerClusterOptions: [{ value: 'a', label: 'A' }] },
]
