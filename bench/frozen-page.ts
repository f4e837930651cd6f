import type { RichTextDocument, RichTextNode } from '../blocks/_kit/fields/richtext.ts'
import type { SpaceSeed } from '../worker/core/content/space-schema.ts'
import { storyOf } from '../worker/tests/setup/story.ts'
import { bullets, paragraph, rich, type Translated, t } from '../worker/tests/setup/text.ts'

const slug = 'bench/frozen'

export const frozenPath = `/${slug}/`

/** Kilobytes of its HTML: the size of the home page when its icons, pictures and classes were inlined. */
export const frozenWeight = { least: 214, most: 224 } as const

/** Number of rounds of the same five blocks, each with other words. */
const rounds = 15

const beginnings = ['Studieren', 'Lernen', 'Prüfungen', 'Beratung', 'Anrechnung', 'Praxis', 'Wohnen']
const subjects = ['im Fernstudium', 'am Abend', 'auf dem Campus', 'neben dem Beruf', 'mit Familie']
const verbs = ['kostet', 'braucht', 'verlangt', 'ergibt', 'erspart', 'enthält', 'verändert']
const objects = ['180 ECTS', 'vier Module', 'ein Semester', '34 Prüfungsorte', 'zwei Abende', 'kein Auto']
const reasons = ['weil', 'sobald', 'damit', 'obwohl', 'während', 'bevor']
const ends = [
  'die Lehrenden innerhalb von 48 Stunden antworten',
  'jede Vorlesung aufgezeichnet wird',
  'du das Tempo jedes Semester neu wählst',
  'ein Drittel der Module ohne Klausur endet',
  'die Bibliothek rund um die Uhr offen ist',
  'dein Betrieb die Gebühren übernimmt',
  'das Praktikum am Wohnort zählt',
]

const lists = [beginnings, subjects, verbs, objects, reasons, ends] as const

/** Writes the same sentences each time, all of them different: the places in the lists are the digits of a number that grows. */
function createWriter(): () => string {
  let next = 0
  return () => {
    let number = next++ * 7919
    const words = lists.map(list => {
      const word = list[number % list.length]!
      number = Math.floor(number / 3) + 1
      return word
    })
    return `${words.slice(0, 4).join(' ')}, ${words.slice(4).join(' ')} (${next}).`
  }
}

/** The same text in both languages, because the page is requested in one. */
const both = (text: unknown): Translated => t(text, text)

type Fields = Readonly<Record<string, unknown>>

/** A picture of the demonstration site with its alt text in both languages. */
const picture = (id: number, name: string, de: string, en: string): Translated => {
  const asset = (alt: string) => ({ fieldtype: 'asset', id, filename: `/pictures/${name}.svg`, alt })
  return t(asset(de), asset(en))
}

const nurse = picture(
  7,
  'health-management',
  'Eine Pflegerin lernt nachts am Laptop unter einer Schreibtischlampe',
  'A nurse studies at night with a laptop under a desk lamp',
)
const students = picture(
  4,
  'hero-bachelor',
  'Drei Studierende auf den Stufen eines Campusgebäudes',
  'Three students on the steps of a campus building',
)

const cellOf = (type: string, text: string): RichTextNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(text)],
})

/** A table of facts: each row begins with its name. */
const facts = (rows: readonly string[]): RichTextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'table',
      content: rows.map(row => ({
        type: 'tableRow',
        content: [cellOf('tableHeader', row.slice(0, 20)), cellOf('tableCell', row)],
      })),
    },
  ],
})

const grid = (fields: Fields, ...items: readonly Fields[]) => ({ component: 'grid', ...fields, items })
const richText = (content: Translated) => ({ component: 'rich-text', content })

function roundOf(write: () => string, round: number) {
  const text = () => both(write())
  const paragraphs = (count: number) => Array.from({ length: count }, write)
  const cards = (['catalogue', 'event', 'default', 'image-left', 'compact', 'link'] as const).map(
    variant => ({
      component: 'card',
      ...{ variant, preTitle: text(), title: text() },
      ...{ content: both(rich(write())), linkLabel: text(), path: '/bachelor/' },
      ...(variant !== 'link' && { image: round % 2 ? nurse : students }),
    }),
  )
  return [
    grid({ headline: text(), columnsTablet: '2', columnsDesktop: '3', backgroundColor: 'gray-50' }, ...cards),
    { component: 'headline', text: text(), subline: text(), level: 'h2' },
    richText(both(rich(...paragraphs(4), bullets(...paragraphs(5))))),
    grid(
      { columnsTablet: '2', columnsDesktop: '4' },
      ...Array.from({ length: 4 }, (_, index) => ({
        ...{ component: 'headline', text: `${round}.${index}00`, subline: text(), level: 'h3', look: 'h1' },
      })),
      richText(both(facts(paragraphs(4)))),
    ),
    {
      component: 'accordion',
      accordionLists: [
        {
          component: 'accordion-list',
          headline: text(),
          firstAccordionItemOpen: true,
          accordionItems: paragraphs(6).map(line => ({
            ...{ component: 'accordion-item', title: both(line), content: both(rich(write(), write())) },
          })),
        },
      ],
    },
  ]
}

const frozenStory = () => {
  const write = createWriter()
  const body = Array.from({ length: rounds }, (_, round) => roundOf(write, round)).flat()
  return storyOf({ slug, name: 'Frozen page', content: { component: 'page', body } }, 0)
}

/** A space with an additional heavy page that no edit of the demonstration content changes. */
export function withFrozenPage(space: SpaceSeed): SpaceSeed {
  const story = frozenStory()
  return { ...space, stories: [...space.stories, { draft: story, published: story }] }
}
