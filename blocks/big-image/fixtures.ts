import type { Fixture } from '../_kit/fixture.ts'

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const item = (uid: string, title: string, text: string) => ({
  component: 'accordion-item',
  _uid: uid,
  title,
  content: doc(text),
})

const items = [
  item(
    'big-image-lab',
    'Im Labor',
    'Zwölf Arbeitsplätze, Montag bis Samstag offen; du buchst sie in der App.',
  ),
  item('big-image-library', 'In der Bibliothek', '40.000 Bände und alle Datenbanken, auch von zu Hause.'),
  item('big-image-yard', 'Im Hof', 'Im Sommer finden die Sprechstunden draußen statt.'),
]

const image = (name: string, fields: object) => ({
  component: 'big-image',
  _uid: `big-image-${name}`,
  image: { filename: '/pictures/campus-berlin.svg', alt: 'Der Campus Berlin mit Menschen im Hof' },
  headline: 'Drei Orte zum Lernen',
  accordionItems: items,
  firstAccordionItemOpen: true,
  ...fields,
})

const longest = 'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungsförderungsmöglichkeiten'

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'With a list that opens', content: image('default', {}) },
  {
    name: 'single',
    content: image('single', {
      image: { filename: '/pictures/campus-munich.svg', alt: '' },
      single: true,
      firstAccordionItemOpen: false,
      panelColor: 'black',
    }),
  },
  { name: 'empty', hidden: true, content: image('empty', { headline: '', accordionItems: [] }) },
  { name: 'without-picture', hidden: true, content: image('without-picture', { image: undefined }) },
  {
    name: 'photograph',
    hidden: true,
    content: image('photograph', {
      image: { filename: '/pictures/campus-dusk.jpg', alt: 'Der Campus am Abend' },
    }),
  },
  {
    name: 'longest',
    hidden: true,
    content: image('longest', {
      headline: longest,
      accordionItems: [item('big-image-longest', longest, `${longest} `.repeat(30))],
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: image('hostile', {
      image: { filename: '/pictures/campus-berlin.svg', alt: '" onerror="alert(1)' },
      headline: '<img src=x onerror=alert(1)>',
      accordionItems: [item('big-image-hostile', '"><script>alert(1)</script>', '<b>x</b>')],
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'big-image', image: { filename: '/pictures/a.svg' }, single: 'perhaps' },
]

export const damaged: readonly unknown[] = [
  { component: 'big-image', image: { filename: '/pictures/a.svg' }, accordionItems: [{ content: doc('x') }] },
]
