import type { Fixture } from '../_kit/fixture.ts'

const results = (name: string, fields: object = {}) => ({
  component: 'search-results',
  _uid: `search-results-${name}`,
  ...fields,
})

const item = (title: string, fields: object = {}) => ({
  title,
  titleMarks: [],
  subtitleMarks: [],
  path: `/bachelor/${title.toLowerCase().replaceAll(' ', '-')}/`,
  ...fields,
})

/** Results for `betrieb`. */
export const foundGroups = [
  {
    kind: 'programme',
    title: 'Studiengänge',
    total: 12,
    page: 1,
    items: [
      item('Betriebswirtschaftslehre', {
        titleMarks: [[0, 7]],
        subtitle: 'Kosten, Märkte, Menschen: Du hilfst, einen Betrieb zu führen.',
        subtitleMarks: [[43, 50]],
        color: 'petrol',
      }),
      item('BWL dual', { subtitle: 'Drei Jahre zwischen Hörsaal und Betrieb.', color: 'petrol' }),
    ],
  },
  {
    kind: 'page',
    title: 'Seiten',
    total: 1,
    page: 1,
    items: [item('Partner werden', { path: '/partner-werden/', color: 'blue' })],
  },
]

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

const hidden = (name: string, fields: Omit<Fixture, 'name' | 'content'>, content: object = {}): Fixture => ({
  name,
  hidden: true,
  content: results(name, content),
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: results('default', { headline: 'Suche' }),
    query: 'q=betrieb',
    answer: { data: foundGroups },
  },
  hidden('blank', {}),
  hidden(
    'suggestions',
    {},
    {
      suggestions: [
        {
          component: 'search-suggestion-group',
          _uid: 'search-results-group',
          title: 'Oft gesucht',
          items: [
            {
              component: 'search-suggestion',
              _uid: 'search-results-item',
              title: 'Betriebswirtschaftslehre',
              subtitle: 'Bachelor of Arts',
              path: { linktype: 'story', cached_url: 'bachelor/betriebswirtschaftslehre' },
              image: { filename: '/pictures/hero-home.svg' },
              color: 'petrol',
              showLargeItems: true,
            },
          ],
        },
      ],
    },
  ),
  hidden('empty', { query: 'q=quastenflosser', answer: { data: [] } }),
  hidden('failed', { query: 'q=betrieb', answer: { data: [], failed: true } }),
  hidden('one-kind', {
    query: 'q=betrieb&kind=programme&page=2',
    answer: { data: foundGroups.map(group => ({ ...group, page: 2 })) },
  }),
  hidden(
    'longest',
    {
      query: `q=${long}`,
      answer: {
        data: [
          {
            kind: 'page',
            title: long,
            total: 9999,
            items: [
              item(`${long} ${long}`, { titleMarks: [[0, long.length]], subtitle: `${long} `.repeat(4) }),
            ],
          },
        ],
      },
    },
    { headline: `${long} ${long}` },
  ),
  hidden(
    'hostile',
    {
      query: 'q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&kind=%22%3E&page=-1',
      answer: {
        data: [
          {
            kind: '"><script>',
            title: '<script>alert(1)</script>',
            total: 3,
            items: [
              item('<b>x</b>', {
                titleMarks: [
                  [5, 1],
                  [2, 99],
                  [0, 4],
                ],
                path: '/%E0%A4%A/"><script>/',
                color: 'constructor',
              }),
            ],
          },
        ],
      },
    },
    { contactLink: { linktype: 'url', url: 'javascript:alert(1)' } },
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'search-results', headline: 5 },
  { component: 'search-results', suggestions: 'Bachelor' },
]
