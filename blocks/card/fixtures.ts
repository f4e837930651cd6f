import type { Fixture } from '../_kit/fixture.ts'
import { cardVariants } from './schema.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })
const picture = (name: string, alt: string) => ({ filename: `/pictures/${name}.svg`, alt })

const standard = {
  component: 'card',
  _uid: 'card-advice',
  preTitle: 'Beratung',
  title: 'Ruf an, bevor du rechnest',
  content:
    'Sechs Beraterinnen und Berater sagen dir in 20 Minuten, was dir angerechnet wird und was das Studium kostet.',
  image: picture(
    'advice-call',
    'Ein Headset auf seinem Ständer, daneben ein Kalender mit einem markierten Termin',
  ),
  link: story('studienberatung'),
  linkLabel: 'Termin aussuchen',
}

const catalogue = {
  component: 'card',
  _uid: 'card-business',
  variant: 'catalogue',
  preTitle: 'Bachelor of Arts',
  title: 'Betriebswirtschaftslehre',
  label: 'Ohne NC',
  content:
    'Rechnen, verhandeln, führen: die breiteste Grundlage, mit 14 Vertiefungen ab dem vierten Semester.',
  image: picture(
    'business-administration',
    'Ein Marktstand mit Obst und Preisen, daneben Säulen, die mit seinem Umsatz wachsen',
  ),
  careId: 'BABWL-FS',
  ectsText: '180 ECTS',
  languageText: 'Deutsch, Englisch',
  recognizedEctsLabel: 'Anerkennung aus der Ausbildung',
  recognizedEctsValue: 'bis 60 ECTS',
  moneySavingLabel: 'Ersparnis',
  moneySavingValue: 'bis 2.628 €',
  businessUnits: [
    { component: 'card-business-unit', _uid: 'unit-fs', title: 'Fernstudium' },
    { component: 'card-business-unit', _uid: 'unit-ds', title: 'Dual' },
  ],
  accordionTitle: '3 Vertiefungen',
  subItems: [
    {
      component: 'card-sub-item',
      _uid: 'sub-marketing',
      title: 'Marketing',
      text: '30 ECTS, auch auf Englisch',
      link: story('bachelor/betriebswirtschaftslehre/marketing'),
    },
    {
      component: 'card-sub-item',
      _uid: 'sub-personal',
      title: 'Personal und Organisation',
      link: story('bachelor/betriebswirtschaftslehre/personal'),
    },
    { component: 'card-sub-item', _uid: 'sub-steuern', title: 'Steuern und Prüfung', text: 'Ab April 2027' },
  ],
  link: story('bachelor/betriebswirtschaftslehre'),
  linkLabel: 'Zum Studiengang',
}

const compact = {
  component: 'card',
  _uid: 'card-start',
  variant: 'compact',
  title: 'Start an jedem 1. des Monats',
  content: 'Kein Semesterbeginn, auf den du wartest.',
  link: story('studienstart'),
}

const longest = {
  ...catalogue,
  _uid: 'card-longest',
  preTitle: 'Bachelor of Science, berufsbegleitend in 36, 48 oder 72 Monaten',
  title: 'Wirtschaftsingenieurwesen und Nachhaltigkeitsmanagement in der Lebensmittelwirtschaft',
  label: 'Zulassungsbeschränkt bis zum Wintersemester 2027/2028',
  ectsText: '210 ECTS-Leistungspunkte einschließlich Praxissemester',
  languageText: 'Deutsch, Englisch, Französisch und Niederländisch',
  recognizedEctsLabel: 'Anrechenbare Leistungen aus beruflicher Aufstiegsfortbildung',
  recognizedEctsValue: 'höchstens 105 ECTS-Leistungspunkte',
  linkLabel: 'Studienverlauf, Zulassungsvoraussetzungen und Finanzierung ansehen',
}

const event = {
  component: 'card',
  _uid: 'card-open-evening',
  variant: 'event',
  preTitle: 'Infoabend',
  title: 'Studieren neben der Schicht: so planst du deine Woche',
  content: 'Drei Studierende aus der Pflege zeigen ihre Kalender und beantworten deine Fragen.',
  date: '2026-12-12',
  time: '18:00 Uhr',
  duration: '90 Minuten',
  location: 'Campus Berlin, Spreeufer 12, 10179 Berlin',
  locationOnMap: true,
  buttonText: 'Platz sichern',
  link: story('infoabend'),
}

const found = {
  component: 'card',
  _uid: 'card-found',
  variant: 'search-result',
  title: 'Gesundheitsmanagement',
  degree: 'Bachelor of Arts',
  cluster: 'Gesundheit und Soziales',
  clusterColor: 'green',
  description:
    'Von der Station in die Leitung: 36, 48 oder 72 Monate, ab 180 € im Monat, Start an jedem Tag.',
  searchTags: 'Pflege, Krankenhaus, Controlling',
  image: picture(
    'health-management',
    'Ein Schreibtisch bei Nacht mit Stethoskop und Büchern, auf dem Monitor eine Herzkurve, im Fenster der Mond',
  ),
  path: 'bachelor/gesundheitsmanagement/',
  linkLabel: 'Zum Studiengang',
}

const link = {
  component: 'card',
  _uid: 'card-link',
  variant: 'link',
  title: 'Was dir angerechnet wird',
  content: 'Ausbildung, Meister, erstes Studium: in vier Schritten zum Bescheid.',
  link: story('anrechnung'),
}

const campus = {
  component: 'card',
  _uid: 'card-campus',
  preTitle: 'Vor Ort',
  title: 'Zwei Tage im Monat am Campus München',
  content: 'Werkstatt, Bibliothek und Gruppenräume sind von 8 bis 22 Uhr offen, auch samstags.',
  image: picture(
    'campus-munich',
    'Campus München: Kirche mit zwei Zwiebeltürmen und Hochschulgebäude vor den Alpen',
  ),
  link: story('campus/muenchen'),
  linkLabel: 'Zum Campus',
}

const compass = {
  component: 'card',
  _uid: 'card-compass',
  variant: 'compass',
  preTitle: 'Studienkompass, 4 Minuten',
  title: 'Du weißt noch nicht, was du studieren willst?',
  content: 'Zwölf Fragen, drei Vorschläge, kein Login.',
  image: picture('lost', 'Ein Wegweiser mit drei Schildern an einer Kreuzung, davor liegt eine Landkarte'),
  link: story('studienkompass'),
}

const longWords = {
  title: 'Wirtschaftsingenieurwesen und Nachhaltigkeitsmanagement in der Lebensmittelwirtschaft',
  content:
    'Anerkennungsverfahren für Aufstiegsfortbildungen, Berufsausbildungen und Hochschulzugangsberechtigungen im Überblick.',
  linkLabel: 'Studienverlauf, Zulassungsvoraussetzungen und Finanzierung ansehen',
}

const longestParts = {
  date: '2027-09-29',
  time: 'von 18:00 bis voraussichtlich 20:30 Uhr',
  duration: 'zweieinhalb Stunden einschließlich Fragerunde',
  location: 'Studienzentrum Nordrhein-Westfalen, Bürgermeister-Schmidt-Straße 128, 45127 Essen',
  locationOnMap: true,
  buttonText: 'Verbindlich zur Informationsveranstaltung anmelden',
  degree: 'Bachelor of Engineering (berufsbegleitend)',
  cluster: 'Ingenieurwissenschaften und Nachhaltigkeitsmanagement',
  clusterColor: '#d9772f',
  color: 'blue',
  searchTags: 'Lebensmittelverfahrenstechnik, Nachhaltigkeitsberichterstattung, Qualitätssicherung, Einkauf',
  finderLink: story('studienfinder'),
}

/** For each variant the longest text and the shortest. */
const extremes = cardVariants.flatMap((variant): Fixture[] => [
  {
    name: `${variant}-longest`,
    hidden: true,
    content: { ...longest, ...longestParts, ...longWords, _uid: `card-${variant}-longest`, variant },
  },
  {
    name: `${variant}-minimal`,
    hidden: true,
    content: { component: 'card', _uid: `card-${variant}-minimal`, variant, title: 'Bibliothek' },
  },
])

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Picture, title and text', content: standard },
  { name: 'catalogue', preset: 'Programme of a catalogue', content: catalogue },
  { name: 'compact', preset: 'Small, without a picture', content: compact },
  {
    name: 'round',
    content: {
      component: 'card',
      _uid: 'card-amara',
      rounded: true,
      headlineColor: 'yellow',
      preTitle: 'Gesundheitsmanagement, 5. Semester',
      title: 'Amara lernt nach der Nachtschicht',
      content: 'Zwölf Stunden die Woche, verteilt auf drei Vormittage.',
      image: picture('portrait-amara', 'Porträt von Amara, Frau mit Afro und goldenen Ohrringen'),
      link: story('erfahrungen/amara'),
      linkLabel: 'Ihr Weg',
    },
  },
  {
    name: 'colored',
    content: { ...standard, _uid: 'card-colored', headlineColor: 'blue', backgroundColor: 'gradient-dark' },
  },
  { name: 'event', preset: 'Event', content: event },
  {
    name: 'event-sold-out',
    content: {
      ...event,
      _uid: 'card-sold-out',
      title: 'Campustag München',
      preTitle: 'Schnuppertag',
      date: '2027-01-16',
      image: campus.image,
      location: 'Campus München',
      locationOnMap: false,
      buttonText: 'Ausgebucht',
      buttonDisabled: true,
      headlineColor: 'orange',
    },
  },
  {
    name: 'event-any-day',
    hidden: true,
    content: {
      ...event,
      _uid: 'card-any-day',
      date: 'jeden ersten Dienstag',
      location: 'online',
      locationOnMap: false,
      link: undefined,
    },
  },
  { name: 'search-result', content: found },
  { name: 'search-result-colored', content: { ...found, _uid: 'card-found-colored', color: '#33607f' } },
  { name: 'link', content: link },
  { name: 'image-left', preset: 'Picture on the left', content: { ...campus, variant: 'image-left' } },
  {
    name: 'image-left-round',
    hidden: true,
    content: {
      ...campus,
      _uid: 'card-beside-round',
      variant: 'image-left',
      rounded: true,
      preTitle: 'Wirtschaftsinformatik',
      title: 'Mehmet baut Häuser und Datenbanken',
      image: picture('portrait-mehmet', 'Porträt von Mehmet, Mann mit dunklem Haar und Bart'),
    },
  },
  {
    name: 'image-left-round-short',
    hidden: true,
    content: {
      component: 'card',
      _uid: 'card-beside-short',
      variant: 'image-left',
      rounded: true,
      title: 'Mehmet',
      image: picture('portrait-mehmet', 'Porträt von Mehmet, Mann mit dunklem Haar und Bart'),
    },
  },
  { name: 'event-labelled', hidden: true, content: { ...event, _uid: 'card-labelled', label: 'Online' } },
  { name: 'compass', content: compass },
  {
    name: 'compass-labelled',
    hidden: true,
    content: { ...compass, _uid: 'card-compass-labelled', image: undefined, linkLabel: 'Jetzt starten' },
  },
  { name: 'sloped', content: { ...campus, _uid: 'card-sloped', variant: 'sloped' } },
  {
    name: 'catalogue-compact',
    content: { ...catalogue, _uid: 'card-catalogue-compact', variant: 'catalogue-compact' },
  },
  {
    name: 'own-label-link',
    hidden: true,
    content: { ...catalogue, customLabelLink: story('zulassung'), imageRatio: '2:1' },
  },
  {
    name: 'title-only',
    hidden: true,
    content: { component: 'card', _uid: 'card-title', title: 'Bibliothek' },
  },
  {
    name: 'content-only',
    hidden: true,
    content: { component: 'card', _uid: 'card-content', content: standard.content, path: 'studienberatung/' },
  },
  { name: 'empty', hidden: true, content: { component: 'card', _uid: 'card-empty', image: standard.image } },
  ...extremes,
]

export const invalid: readonly unknown[] = [
  { component: 'card', title: { a: 1 } },
  { component: 'card', title: 'x', image: 'card.jpg' },
  { component: 'card', title: 'x', content: { type: 'paragraph' } },
  { component: 'card', title: 'x', businessUnits: 'fs' },
  { component: 'card', title: 'x', variant: 'event', date: 20261212 },
  { component: 'card', title: 'x', variant: 'search-result', cluster: ['Gesundheit'] },
]

export const damaged: readonly unknown[] = [
  { component: 'card', title: 'x', subItems: [{ text: 'ohne Titel' }] },
]
