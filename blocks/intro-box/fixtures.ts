import type { Fixture } from '../_kit/fixture.ts'

const picture = (name: string, alt: string) => ({ filename: `/pictures/${name}.svg`, alt })
const doc = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const fact = (uid: string, icon: string, title: string, content: string) => ({
  component: 'fact',
  _uid: `intro-fact-${uid}`,
  icon,
  title,
  content,
})
const button = (uid: string, text: string, path: string, fields: object = {}) => ({
  component: 'button',
  _uid: `intro-button-${uid}`,
  text,
  href: { linktype: 'story', cached_url: path },
  ...fields,
})

const statement = {
  component: 'intro-box',
  _uid: 'intro-box-statement',
  headline: 'Ein Studium, das sich nach dir richtet',
  text: doc(
    'Die meisten, die hier studieren, haben einen Beruf, ein Kind oder beides. Deshalb gibt es keine Anwesenheitspflicht, 24 Prüfungstermine im Jahr und ein Tempo, das du jedes Semester neu wählst.',
  ),
}

const complete = {
  ...statement,
  _uid: 'intro-box-complete',
  isHighlighted: true,
  backgroundColor: 'page-color',
  image: picture(
    'social-work',
    'Ein Tisch mit drei Stühlen von verschiedener Höhe, darauf eine Zeichnung, Bauklötze und Tassen',
  ),
  facts: [
    fact('months', 'clock', '36 bis 72 Monate', 'Du wechselst das Tempo zum Semesterbeginn.'),
    fact('price', 'euro', 'Ab 180 € im Monat', 'Alle Prüfungen sind enthalten.'),
    fact('start', 'calendar', 'Start jeden Monat', 'Die ersten vier Wochen sind kostenlos.'),
  ],
  buttons: [
    button('compare', 'Studiengänge vergleichen', 'bachelor'),
    button('advice', 'Beraten lassen', 'studienberatung', { buttonType: 'secondary' }),
  ],
}

const longest = {
  ...complete,
  _uid: 'intro-box-longest',
  backgroundColor: 'gradient-dark',
  accentColor: 'yellow',
  headline:
    'Hochschulzugangsberechtigung, Anerkennungsverfahren und Aufstiegsfortbildungsförderungsgesetz in einem Gespräch',
  text: doc(
    ...Array.from(
      { length: 3 },
      () =>
        'Nach der Hochschulzugangsberechtigungsverordnung gilt deine dreijährige Berufsausbildung zusammen mit drei Jahren im Beruf als fachgebundene Hochschulzugangsberechtigung.',
    ),
  ),
}

const hostile = {
  ...complete,
  _uid: 'intro-box-hostile',
  headline: '<script>alert(1)</script>',
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: '<img src=x onerror=alert(1)>',
            marks: [{ type: 'link', attrs: { href: 'java\tscript:alert(1)', linktype: 'url' } }],
          },
        ],
      },
    ],
  },
  image: { filename: 'data:image/svg+xml,<svg onload=alert(1)>', alt: 'x' },
  facts: [{ component: 'hero', _uid: 'intro-hero', type: 'full', headline: 'Eingeschmuggelt' }],
  buttons: [{ ...button('hostile', 'Klick', ''), href: { linktype: 'url', url: 'javascript:alert(1)' } }],
}

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: statement },
  { name: 'complete', preset: 'With picture, facts and buttons', content: complete },
  {
    name: 'dark',
    content: {
      ...statement,
      _uid: 'intro-box-dark',
      backgroundColor: 'black',
      accentColor: 'orange',
      bottomEdge: 'slope-up',
      facts: complete.facts,
    },
  },
  hidden('headline-only', { ...statement, _uid: 'intro-box-headline', text: undefined }),
  hidden('words-only', { ...statement, _uid: 'intro-box-words', headline: '' }),
  hidden('picture-only', { component: 'intro-box', _uid: 'intro-box-picture', image: complete.image }),
  hidden('empty', { component: 'intro-box', _uid: 'intro-box-empty', headline: ' ', text: doc(' ') }),
  hidden('longest', longest),
  hidden('hostile', hostile),
]

export const invalid: readonly unknown[] = [
  { component: 'intro-box', headline: ['a'] },
  { component: 'intro-box', headline: 'a', text: { type: 'paragraph' } },
  { component: 'intro-box', headline: 'a', image: 'a.svg' },
  { component: 'intro-box', headline: 'a', facts: {} },
  { component: 'intro-box', headline: 'a', isHighlighted: 'vielleicht' },
]
