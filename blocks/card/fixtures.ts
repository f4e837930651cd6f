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
  image: picture('advice-call', 'Eine Beraterin mit Headset am Schreibtisch, neben ihr ein Telefon'),
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
    'Eine Frau arbeitet am Stehpult, neben ihr ein Marktstand, ein Diagramm und ein Taschenrechner',
  ),
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

/** The variants that are drawn like the default one. */
const others = cardVariants.filter(variant => !['default', 'compact', 'catalogue'].includes(variant))

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: standard },
  { name: 'catalogue', content: catalogue },
  { name: 'compact', content: compact },
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
  { name: 'longest', hidden: true, content: longest },
  ...others.map(variant => ({
    name: variant,
    hidden: true,
    content: { ...catalogue, _uid: `card-${variant}`, variant },
  })),
]

export const invalid: readonly unknown[] = [
  { component: 'card', title: { a: 1 } },
  { component: 'card', title: 'x', image: 'card.jpg' },
  { component: 'card', title: 'x', content: { type: 'paragraph' } },
  { component: 'card', title: 'x', subItems: [{ text: 'ohne Titel' }] },
  { component: 'card', title: 'x', businessUnits: 'fs' },
]
