import type { Fixture } from '../_kit/fixture.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })
const picture = (name: string, alt: string) => ({ filename: `/pictures/${name}.svg`, alt })

interface Programme {
  readonly slug: string
  readonly degree: string
  readonly title: string
  readonly image: string
  readonly alt: string
  readonly text: string
  readonly months: string
}

const programmes: readonly Programme[] = [
  {
    slug: 'agrarmanagement',
    degree: 'Bachelor of Science',
    title: 'Agrarmanagement',
    image: 'agricultural-management',
    alt: 'Eine Landwirtin mit Tablet auf dem Feld, über ihr eine Drohne, hinter ihr ein Traktor',
    text: 'Betrieb, Boden, Bilanz: mit zwölf Praxiswochen auf einem Hof deiner Wahl.',
    months: '36 bis 72 Monate',
  },
  {
    slug: 'informatik',
    degree: 'Bachelor of Science',
    title: 'Informatik',
    image: 'computer-science',
    alt: 'Ein Student programmiert am Laptop, hinter ihm Codezeilen und ein Serverschrank',
    text: 'Vom ersten Programm bis zum eigenen System. Vorkenntnisse brauchst du nicht.',
    months: '36 bis 72 Monate',
  },
  {
    slug: 'soziale-arbeit',
    degree: 'Bachelor of Arts',
    title: 'Soziale Arbeit',
    image: 'social-work',
    alt: 'Eine Sozialarbeiterin am Tisch mit einem malenden Kind und einem älteren Mann',
    text: 'Staatlich anerkannt, mit 100 Praxistagen in deiner Nähe.',
    months: '42 bis 84 Monate',
  },
  {
    slug: 'wirtschaftspsychologie',
    degree: 'Master of Science',
    title: 'Wirtschafts\u00adpsychologie',
    image: 'business-psychology',
    alt: 'Zwei Frauen im Gespräch; ihre Sprechblasen bilden zusammen ein Gehirn',
    text: 'Warum Menschen kaufen, kündigen und zusammenhalten.',
    months: '24 bis 48 Monate',
  },
]

const card = ({ slug, degree, title, image, alt, text, months }: Programme) => ({
  component: 'card',
  _uid: `grid-${slug}`,
  variant: 'catalogue',
  preTitle: degree,
  title,
  content: text,
  ectsText: months,
  image: picture(image, alt),
  link: story(`bachelor/${slug}`),
  linkLabel: 'Zum Studiengang',
})

const compact = (uid: string, title: string, content: string, link?: string) => ({
  component: 'card',
  _uid: uid,
  variant: 'compact',
  title,
  content,
  ...(link && { link: story(link) }),
})

const catalogue = {
  component: 'grid',
  _uid: 'grid-catalogue',
  headline: 'Vier von 38 Studiengängen',
  intro:
    'Alle lassen sich in Vollzeit oder in zwei Teilzeitmodellen studieren; du kannst jederzeit wechseln.',
  items: programmes.map(card),
}

const reasons = {
  component: 'grid',
  _uid: 'grid-reasons',
  headline: 'Was dir den Einstieg leicht macht',
  backgroundColor: 'page-color',
  topEdge: 'slope-up',
  columnsDesktop: '3',
  items: [
    compact(
      'reason-test',
      '4 Wochen auf Probe',
      'Lernmaterial, Sprechstunden und Campus, ohne einen Cent.',
      'testen',
    ),
    compact(
      'reason-start',
      'Start an jedem 1. des Monats',
      'Kein Semesterbeginn, auf den du wartest.',
      'studienstart',
    ),
    compact(
      'reason-credit',
      'Bis zu 90 ECTS anrechnen',
      'Ausbildung, Meisterbrief, früheres Studium: Wir prüfen es innerhalb von 5 Werktagen.',
      'anrechnung',
    ),
  ],
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: catalogue },
  { name: 'three-columns', content: reasons },
  {
    name: 'six-columns',
    hidden: true,
    content: {
      ...reasons,
      columnsMobile: '2',
      columnsTablet: '3',
      columnsDesktop: '6',
      items: [...reasons.items, ...reasons.items],
    },
  },
  {
    name: 'beyond-the-limits',
    hidden: true,
    content: { ...catalogue, columnsMobile: 9, columnsTablet: 9, columnsDesktop: 9 },
  },
  {
    name: 'odd',
    hidden: true,
    content: { ...catalogue, columnsDesktop: '3', items: catalogue.items.slice(0, 3) },
  },
  {
    name: 'odd-round',
    hidden: true,
    content: {
      ...catalogue,
      columnsDesktop: '3',
      items: catalogue.items.slice(0, 3).map(item => ({ ...item, variant: 'default', rounded: true })),
    },
  },
  { name: 'empty', hidden: true, content: { component: 'grid', _uid: 'grid-empty', headline: 'Leer' } },
]

export const invalid: readonly unknown[] = [
  { component: 'grid', items: 'card' },
  { component: 'grid', items: [{ title: 'ohne Bausteinname' }] },
  { component: 'grid', items: [], columnsMobile: 'two' },
  { component: 'grid', headline: ['x'], items: [] },
]
