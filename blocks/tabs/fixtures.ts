import type { Fixture } from '../_kit/fixture.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const headline = (uid: string, text: string) => ({ component: 'headline', _uid: uid, level: 'h4', text })

const answers = (uid: string, ...entries: [title: string, text: string][]) => ({
  component: 'accordion',
  _uid: uid,
  accordionLists: [
    {
      component: 'accordion-list',
      _uid: `${uid}-list`,
      firstAccordionItemOpen: true,
      accordionItems: entries.map(([title, text], index) => ({
        component: 'accordion-item',
        _uid: `${uid}-${index}`,
        title,
        content: { type: 'doc', content: [paragraph(text)] },
      })),
    },
  ],
})

const semester = (uid: string, label: string, text: string, ...modules: [string, string][]) => ({
  component: 'tab',
  _uid: uid,
  label,
  body: [headline(`${uid}-headline`, text), answers(`${uid}-modules`, ...modules)],
})

const items = [
  semester(
    'tab-first-year',
    'Erstes Jahr',
    'Grundlagen: Du lernst die Sprache deines Fachs',
    [
      'Einführung in die Betriebswirtschaft',
      'Wie Unternehmen entscheiden, rechnen und wachsen. 5 ECTS, Hausarbeit.',
    ],
    ['Statistik', 'Daten lesen, ohne ihnen auf den Leim zu gehen. 5 ECTS, Klausur am Wunschtermin.'],
  ),
  semester(
    'tab-second-year',
    'Zweites Jahr',
    'Vertiefung: Du wählst zwei Schwerpunkte',
    ['Controlling', 'Kennzahlen, die etwas ändern. 10 ECTS, Fallstudie.'],
    ['Marketing', 'Vom Bedarf zum Angebot. 10 ECTS, Projekt mit einem Betrieb.'],
  ),
  semester('tab-third-year', 'Drittes Jahr', 'Praxis und Bachelorarbeit', [
    'Praxisprojekt',
    'Zwölf Wochen in deinem eigenen Betrieb oder bei einem Partner. 15 ECTS.',
  ]),
]

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    preset: 'Three tabs',
    content: { component: 'tabs', _uid: 'tabs', label: 'Studienverlauf', items },
  },
  {
    name: 'single',
    hidden: true,
    content: { component: 'tabs', _uid: 'tabs-single', items: items.slice(0, 1) },
  },
  { name: 'empty', hidden: true, content: { component: 'tabs', _uid: 'tabs-empty', items: [] } },
  {
    name: 'longest',
    hidden: true,
    content: {
      component: 'tabs',
      _uid: 'tabs-longest',
      label: 'Studienverlauf',
      anchorPrefix: 'Verlauf im Überblick',
      items: [
        ...items,
        ...items.map(item => ({
          ...item,
          _uid: `${item._uid}-long`,
          label: 'Wahlpflichtmodule im berufsbegleitenden Teilzeitstudium',
        })),
        { component: 'tab', _uid: 'tab-none', label: 'Ohne Inhalt', body: [] },
      ],
    },
  },
]

export const invalid: readonly unknown[] = [{ component: 'tabs', _uid: 'x', items: 'eins' }]

export const damaged: readonly unknown[] = [
  { component: 'tabs', _uid: 'x', items: [{ label: '', body: [] }] },
  { component: 'tabs', _uid: 'x', items: [{ label: 'a', body: 'text' }] },
]
