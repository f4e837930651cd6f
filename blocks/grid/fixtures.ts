import type { Fixture } from '../_kit/fixture.ts'
import { sampleCards } from '../_kit/sample-cards.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })

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
  items: sampleCards.slice(2),
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
  { name: 'default', preset: 'Cards of a catalogue', content: catalogue },
  { name: 'three-columns', preset: 'Three columns', content: reasons },
  {
    name: 'margin',
    preset: 'Headline in the margin',
    content: { ...reasons, layout: 'margin', backgroundColor: '', topEdge: 'none' },
  },
  {
    name: 'ledger',
    preset: 'Rows between lines',
    content: { ...reasons, layout: 'ledger', density: 'dense', backgroundColor: '', topEdge: 'none' },
  },
  {
    name: 'slider',
    preset: 'Row that scrolls',
    content: { ...catalogue, columnsDesktop: '3', slider: true, items: sampleCards },
  },
  { name: 'mobile-slider', hidden: true, content: { ...catalogue, mobileSlider: true } },
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
    name: 'odd-of-two',
    hidden: true,
    content: { ...catalogue, columnsDesktop: '2', items: catalogue.items.slice(0, 3) },
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
  {
    name: 'odd-quotes',
    hidden: true,
    content: {
      ...catalogue,
      columnsDesktop: '3',
      items: ['Amara', 'Linh', 'Mehmet'].map(name => ({
        component: 'testimonial',
        _uid: `grid-quote-${name}`,
        layout: 'small',
        quote: 'Ich lerne nach der Nachtschicht.',
        fullName: name,
      })),
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
