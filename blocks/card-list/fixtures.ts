import type { Fixture } from '../_kit/fixture.ts'

const card = (title: string, fields: object = {}) => ({
  component: 'card',
  _uid: `field-${title}`,
  variant: 'link',
  title,
  link: { linktype: 'story', cached_url: 'bachelor' },
  ...fields,
})

const cards = [
  card('Gesundheit und Soziales', { content: '14 Studiengänge' }),
  card('Wirtschaft und Recht', { content: '22 Studiengänge' }),
  card('Technik und IT', { content: '17 Studiengänge' }),
]

/** A set, which the delivery API inserted in place of its uuid. */
export const set = {
  uuid: '3c1a6b52-0f3e-4f7d-a5c1-9a0b8c7d6e5f',
  full_slug: 'sets/fields-of-study',
  name: 'Fachrichtungen',
  content: { component: 'cluster-card-set', _uid: 'set', headline: 'Drei Fachrichtungen', cards },
}

const list = (uid: string, fields: object) => ({
  component: 'card-list',
  _uid: `card-list-${uid}`,
  ...fields,
})

const hidden = (name: string, fields: object) => ({ name, hidden: true, content: list(name, fields) })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: list('default', { set }) },
  {
    name: 'own',
    content: list('own', {
      headline: 'Was du hier studierst',
      headlineLevel: 'h3',
      cards: [
        card('Pflege', { variant: 'default', content: 'Auch neben dem Schichtdienst.' }),
        card('Recht', { variant: 'default', content: 'Ohne Staatsexamen, mit Praxis.' }),
      ],
    }),
  },
  hidden('own-headline', { headline: 'Überblick', set }),
  hidden('gone', { headline: 'Überblick', set: '00000000-0000-4000-a000-000000000000' }),
  hidden('empty', { headline: 'Ohne Karten', cards: [] }),
  hidden('longest', {
    headline:
      'Wirtschaftsingenieurwesen, Lebensmittelüberwachung und Versicherungsdienstleistung im Überblick',
    cards: [
      card('Nachhaltigkeitsmanagement in der Lebensmittelwirtschaft und Gesundheitsversorgungsinfrastruktur'),
    ],
  }),
  hidden('hostile', {
    headline: '<img src=x onerror=alert(1)>',
    set: { ...set, content: { component: 'page', cards } },
    cards: [card('"><script>alert(1)</script>'), { component: 'hero' }, null],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'card-list', cards: 'x' },
  { component: 'card-list', headline: {} },
]
