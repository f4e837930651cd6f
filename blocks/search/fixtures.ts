import type { Fixture } from '../_kit/fixture.ts'

const item = (title: string, fields: object = {}) => ({
  component: 'search-suggestion',
  _uid: `suggestion-${title}`,
  title,
  path: { linktype: 'story', cached_url: 'bachelor' },
  ...fields,
})

const group = (title: string, ...items: object[]) => ({
  component: 'search-suggestion-group',
  _uid: `group-${title}`,
  title,
  items,
})

const search = { component: 'search', _uid: 'search' }

const popular = [
  group(
    'Oft gesucht',
    item('Betriebswirtschaftslehre', { subtitle: '180 ECTS, ab 180 € im Monat', color: 'petrol' }),
    item('Campus Berlin', {
      color: 'green',
      image: { filename: '/pictures/campus-berlin.svg', alt: 'Backsteinhaus am Fluss' },
    }),
  ),
  group(
    'Gerade neu',
    item('Social Work', {
      showLargeItems: true,
      image: { filename: '/pictures/social-work.svg', alt: 'Ein Tisch mit drei Stühlen' },
    }),
  ),
]

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...search, _uid: `search-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: search },
  { name: 'suggestions', content: { ...search, _uid: 'search-suggestions', suggestions: popular } },
  hidden('settings', {
    label: 'Studiengang suchen',
    placeholder: 'Zum Beispiel Informatik',
    resultsPage: { linktype: 'story', cached_url: 'bachelor' },
    storyTypes: ['variant', 'variant-grouping'],
    itemsPerGroup: '5',
    showLargeItems: true,
    suggestions: popular,
  }),
  hidden('empty', {
    suggestions: [group('Ohne Einträge'), group('Ohne Adresse', item('x', { path: undefined }))],
  }),
  hidden('longest', {
    placeholder: 'Such nach einem Studiengang, einem Ort, einer Lehrenden oder einem Thema der Beratung',
    suggestions: [
      group(
        'Studiengänge, Zertifikatskurse und Weiterbildungen im berufsbegleitenden Fernstudium',
        item('Nachhaltigkeitsmanagementsystemzertifizierung', { subtitle: 'Lang '.repeat(60) }),
      ),
    ],
  }),
  hidden('hostile', {
    placeholder: '"><img src=x onerror=alert(1)>',
    storyTypes: ['variant', '&search=x'],
    resultsPage: { linktype: 'url', url: 'javascript:alert(1)' },
    suggestions: [
      group('<b>x</b>', item('<script>', { path: { linktype: 'url', url: 'javascript:alert(1)' } })),
    ],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'search', suggestions: 'Bachelor' },
  { component: 'search', itemsPerGroup: 'many' },
]

export const damaged: readonly unknown[] = [{ component: 'search', suggestions: [{ items: [] }] }]
