import type { Fixture } from '../_kit/fixture.ts'

interface Choice {
  readonly code?: string
  readonly label?: string
  readonly [field: string]: unknown
}

const answer = (own: Choice) => ({ component: 'compass-answer', ...own })
const asks = (key: string, question: string, answers: readonly Choice[], own: object = {}) => ({
  component: 'compass-question',
  ...{ key, question, answers: answers.map(answer) },
  ...own,
})

const questions = [
  asks('goal', 'Wo willst du hin?', [
    {
      code: 'first',
      label: 'Zum ersten Abschluss',
      icon: 'graduation',
      fact: 'degree',
      values: 'bachelor',
      isRequired: true,
    },
    {
      code: 'next',
      label: 'Zum nächsten',
      icon: 'certificate',
      fact: 'degree',
      values: 'master',
      isRequired: true,
    },
    { code: 'talk', label: 'Das weiß ich noch nicht', icon: 'chat', next: 'advice' },
  ]),
  asks(
    'field',
    'Was liegt dir?',
    [
      { code: 'numbers', label: 'Zahlen und Märkte', icon: 'chart', fact: 'cluster', values: 'wirtschaft' },
      { code: 'people', label: 'Menschen verstehen', icon: 'users', fact: 'cluster', values: 'psychologie' },
    ],
    { hint: 'Such aus, was du gern tust, nicht was du gut kannst.' },
  ),
  asks('pace', 'Wie viele Monate hast du?', [
    { below: 30, label: 'Weniger als 30', fact: 'duration', values: '29' },
    {
      from: 30,
      label: '30 oder mehr',
      picture: { fieldtype: 'asset', filename: '/pictures/graduation.svg', alt: '' },
    },
  ]),
]

const results = [
  {
    component: 'compass-result',
    key: 'result',
    headline: 'Das passt zu dir',
    text: 'Die Gründe stehen dabei.',
  },
  { component: 'compass-result', key: 'advice', headline: 'Fang mit einem Gespräch an' },
]

const compass = (name: string, fields: object = {}) => ({
  component: 'compass',
  _uid: `compass-${name}`,
  headline: 'Dein Kompass',
  intro: 'Drei Fragen, dann kennst du die Richtung.',
  contactLink: { fieldtype: 'multilink', linktype: 'url', url: '/kontakt/' },
  ...{ questions, results },
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'
const hostile = '<img src=x onerror=alert(1)>'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: compass('default') },
  { name: 'result', content: compass('result'), query: 'a-field=numbers&a-goal=first&a-pace=from-30' },
  {
    name: 'empty',
    hidden: true,
    content: compass('empty', { headline: '', intro: '', questions: [], results: [] }),
  },
  {
    name: 'longest',
    hidden: true,
    content: compass('longest', {
      ...{ headline: long, intro: long, contactLabel: long },
      questions: [asks('a', `${long} ${long}?`, [{ code: 'x', label: long, icon: 'users' }], { hint: long })],
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: compass('hostile', {
      headline: hostile,
      questions: [
        asks('"><script>', hostile, [
          { code: hostile, label: hostile },
          { code: 'x', label: hostile },
        ]),
      ],
    }),
  },
  {
    name: 'failed',
    hidden: true,
    content: compass('failed', {
      questions: [asks('a', 'Was zieht dich an?', [{ code: 'x', label: 'Menschen' }])],
    }),
    query: 'a-a=x',
    answer: { data: [], failed: true },
  },
  {
    name: 'broken-graph',
    hidden: true,
    content: compass('broken', {
      questions: [asks('a', 'Im Kreis?', [{ code: 'x', label: 'Ja', next: 'a' }])],
    }),
    query: 'a-a=x',
  },
]

export const invalid: readonly unknown[] = [{ component: 'compass', headline: 5 }]
