import type { Fixture } from '../_kit/fixture.ts'

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const item = (words: string) => ({ type: 'list_item', content: [paragraph(text(words))] })
const mark = (type: string, attrs?: object) => ({ type, ...(attrs && { attrs }) })
const richText = (name: string, ...content: object[]) => ({
  component: 'rich-text',
  _uid: `rich-text-${name}`,
  content: { type: 'doc', content },
})

const everything = [
  heading(2, 'So läuft dein Fernstudium'),
  paragraph(
    text('Du bekommst zu jedem Modul '),
    text('Skript, Videos und Übungen', mark('bold')),
    text(' auf einmal und teilst dir die Zeit selbst ein. Prüfungen schreibst du, '),
    text('wenn du so weit bist', mark('italic')),
    text(': online von zu Hause oder an einem von 34 '),
    text('Prüfungszentren', mark('link', { href: '/pruefungen/', linktype: 'url' })),
    text('.'),
  ),
  {
    type: 'bullet_list',
    content: [
      item('18 Stunden Aufwand in der Woche im Vollzeitmodell'),
      item('9 Stunden in der Woche im Teilzeitmodell'),
      item('Kostenlose Verlängerung um bis zu 12 Monate'),
    ],
  },
  heading(3, 'In drei Schritten anmelden'),
  {
    type: 'ordered_list',
    attrs: { order: 1 },
    content: [item('Zeugnis hochladen'), item('Zeitmodell wählen'), item('Vertrag online unterschreiben')],
  },
  {
    type: 'blockquote',
    content: [paragraph(text('Ich lerne von fünf bis sieben, bevor die Kinder wach sind. Das geht hier.'))],
  },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: ['Modell', 'Dauer', 'Im Monat'].map(words => ({
          type: 'tableHeader',
          content: [paragraph(text(words))],
        })),
      },
      {
        type: 'tableRow',
        content: ['Vollzeit', '36 Monate', '359 €'].map(words => ({
          type: 'tableCell',
          content: [paragraph(text(words))],
        })),
      },
      {
        type: 'tableRow',
        content: ['Teilzeit', '48 Monate', '269 €'].map(words => ({
          type: 'tableCell',
          content: [paragraph(text(words))],
        })),
      },
    ],
  },
  {
    type: 'blok',
    attrs: {
      id: 'b1',
      body: [
        {
          component: 'button',
          _uid: 'rich-text-button',
          text: 'Modulplan ansehen',
          href: { linktype: 'url', url: '/modulplan/' },
          buttonType: 'secondary',
        },
      ],
    },
  },
  { type: 'horizontal_rule' },
  paragraph(
    text('CO'),
    text('2', mark('subscript')),
    text('-neutral gedruckt, E = mc'),
    text('2', mark('superscript')),
    text(', '),
    text('alt', mark('strike')),
    text(' '),
    text('neu', mark('underline')),
    text(', '),
    text('Code', mark('code')),
    text(', '),
    text('markiert', mark('highlight', { color: '#ffee00' })),
    text(', '),
    text('Farbe', mark('textStyle', { color: '#0b5563' })),
    text(' '),
    { type: 'emoji', attrs: { name: 'heart' } },
  ),
]

const aligned = (textAlign: string, words: string) => ({ ...paragraph(text(words)), attrs: { textAlign } })
const cell = (type: string, words: string, attrs: object = {}) => ({
  type,
  attrs,
  content: [paragraph(text(words))],
})
const amount = (words: string, attrs: object = {}) => ({
  type: 'tableCell',
  attrs,
  content: [aligned('right', words)],
})

/** Formats that editors set by hand: alignment of texts, width and colour of cells. */
const arranged = [
  { ...heading(3, 'Was ein Semester kostet'), attrs: { level: 3, textAlign: 'center' } },
  aligned(
    'justify',
    'Die Gebühr ist eine Rate im Monat. Darin sind Skripte, Betreuung und Prüfungen enthalten; eine Prüfung, die du wiederholst, kostet nichts extra, und für ein Urlaubssemester zahlst du 20 € im Monat.',
  ),
  aligned('right', 'Stand: 1. Oktober 2026'),
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          cell('tableHeader', 'Modell', { colwidth: [240] }),
          cell('tableHeader', 'Wochen', { colwidth: [80] }),
          cell('tableHeader', 'Was enthalten ist', { colwidth: [320] }),
          { ...amount('Im Monat', { colwidth: [120] }), type: 'tableHeader' },
        ],
      },
      {
        type: 'tableRow',
        content: [
          cell('tableHeader', 'Vollzeit', { backgroundColor: '#f2b84b' }),
          cell('tableCell', '26', { backgroundColor: '#f2b84b' }),
          cell('tableCell', 'Alle Module, Tutorien am Abend', { backgroundColor: '#f2b84b' }),
          amount('359 €', { backgroundColor: '#f2b84b' }),
        ],
      },
      {
        type: 'tableRow',
        content: [
          cell('tableHeader', 'Teilzeit'),
          cell('tableCell', '36'),
          cell('tableCell', 'Zwei Drittel der Module'),
          amount('269 €', { backgroundColor: '#0b5563' }),
        ],
      },
      {
        type: 'tableRow',
        content: [
          cell('tableHeader', 'Beide mit Auslandssemester in Lissabon', { colspan: 3 }),
          amount('399 €'),
        ],
      },
    ],
  },
  aligned('center', 'Alle Preise gelten bis zum Abschluss.'),
]

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: richText('default', ...everything) },
  { name: 'arranged', content: richText('arranged', ...arranged) },
  {
    name: 'pictured',
    content: richText(
      'pictured',
      paragraph(text('Die Live-Kurse beginnen um 18 Uhr und werden aufgezeichnet.')),
      {
        type: 'image',
        attrs: { src: '/pictures/live-class.svg', alt: 'Ein Bildschirm mit zwölf Kacheln' },
      },
      paragraph(text('Wer eine Stunde verpasst, sieht sie sich später an.')),
    ),
  },
  {
    name: 'short',
    content: richText('short', paragraph(text('Wir antworten an Werktagen innerhalb von zwei Stunden.'))),
  },
  {
    name: 'placeholders',
    content: richText(
      'placeholders',
      paragraph(text('Hallo {{get_vorname}}, dein Startdatum: {fv:start|date}.')),
    ),
  },
  {
    name: 'sparse',
    hidden: true,
    content: richText(
      'sparse',
      { type: 'paragraph' },
      { type: 'unknown', content: [text('bleibt')] },
      { type: 'heading' },
      { type: 'image' },
      { type: 'emoji' },
      { type: 'blok' },
      paragraph(text('a', mark('unknown'), mark('link'), mark('textStyle'))),
    ),
  },
  {
    name: 'hostile',
    hidden: true,
    content: richText(
      'hostile',
      paragraph(text('nicht folgen', mark('link', { href: 'javascript:alert(1)', linktype: 'url' }))),
      { type: 'image', attrs: { src: 'javascript:alert(1)' } },
    ),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'rich-text', _uid: 'rich-text-x' },
  { component: 'rich-text', _uid: 'rich-text-x', content: { type: 'doc', content: [{ type: 'paragraph' }] } },
  { component: 'rich-text', _uid: 'rich-text-x', content: { type: 'paragraph' } },
  { component: 'rich-text', _uid: 'rich-text-x', content: 5 },
  { component: 'rich-text', _uid: 'rich-text-x', content: { type: 'doc', content: 'text' } },
]
