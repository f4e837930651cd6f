import type { RawBlock } from './fields/bloks.ts'
import type { Fixture } from './fixture.ts'

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
    slug: 'betriebswirtschaftslehre/fernstudium',
    degree: 'Bachelor of Arts',
    title: 'Betriebswirt\u00adschaftslehre',
    image: 'business-administration',
    alt: 'Drei Menschen planen am Whiteboard, auf dem Tisch liegen Diagramme',
    text: 'Rechnen, verhandeln, führen: 30 Module und 8 Schwerpunkte.',
    months: '36 bis 72 Monate',
  },
  {
    slug: 'gesundheitsmanagement',
    degree: 'Bachelor of Arts',
    title: 'Gesundheits\u00admanagement',
    image: 'health-management',
    alt: 'Eine Pflegekraft bespricht mit einer Kollegin einen Dienstplan',
    text: 'Von der Station in die Leitung: bis zu 60 ECTS aus deiner Pflegeausbildung zählen mit.',
    months: '36 bis 72 Monate',
  },
  {
    slug: 'agrarmanagement',
    degree: 'Bachelor of Science',
    title: 'Agrarmanagement',
    image: 'agricultural-management',
    alt: 'Eine Drohne vermisst Felder, die zum Horizont laufen, daneben ein Traktor',
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
    alt: 'Ein Tisch mit drei Stühlen von verschiedener Höhe, darauf eine Zeichnung, Bauklötze und Tassen',
    text: 'Staatlich anerkannt, mit 100 Praxistagen in deiner Nähe.',
    months: '42 bis 84 Monate',
  },
  {
    slug: 'wirtschaftspsychologie',
    degree: 'Master of Science',
    title: 'Wirtschafts\u00adpsychologie',
    image: 'business-psychology',
    alt: 'Zwei einander zugewandte Sessel, über ihnen die zwei Hälften eines Gehirns',
    text: 'Warum Menschen kaufen, kündigen und zusammenhalten.',
    months: '24 bis 48 Monate',
  },
]

const cardOf = ({ slug, degree, title, image, alt, text, months }: Programme) => ({
  component: 'card',
  _uid: `sample-${slug}`,
  variant: 'catalogue',
  preTitle: degree,
  title,
  content: text,
  ectsText: months,
  image: picture(image, alt),
  link: story(`bachelor/${slug}`),
  linkLabel: 'Zum Studiengang',
})

/** Cards of programmes for the fixtures of blocks that show other blocks. */
export const sampleCards: readonly RawBlock[] = programmes.map(cardOf)

const longest =
  'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungen und Aufstiegsfortbildungsförderungsmöglichkeiten'

/** The samples that all grids of cards have in common. `component` is the grid's name, `headline` that of its visible samples. */
export function gridSamples(component: string, headline: string) {
  const sample = (name: string, fields: object = {}): Fixture => ({
    name,
    content: { component, _uid: `${component}-${name}`, headline, items: sampleCards, ...fields },
  })
  const hidden = (name: string, fields: object): Fixture => ({ ...sample(name, fields), hidden: true })
  const hostileCard = {
    component: 'card',
    _uid: `${component}-hostile-card`,
    title: '"><script>alert(1)</script>',
    content: '<img src=x onerror=alert(1)>',
    link: { linktype: 'url', url: 'javascript:alert(1)' },
  }
  const rest: readonly Fixture[] = [
    hidden('empty', { items: [] }),
    hidden('unnamed', { headline: '' }),
    hidden('longest', { headline: longest, items: sampleCards.map(card => ({ ...card, title: longest })) }),
    hidden('hostile', { headline: '<img src=x onerror=alert(1)>', items: [hostileCard, hostileCard] }),
  ]
  const invalid: readonly unknown[] = [
    { component, items: 'card' },
    { component, items: [{ title: 'ohne Bausteinname' }] },
    { component, headline: ['x'], items: [] },
  ]
  return { sample, hidden, rest, invalid }
}
