import type { Fixture } from '../_kit/fixture.ts'

const toggle = { component: 'search-toggle', _uid: 'search-toggle', toggleText: 'Was möchtest du lernen?' }

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...toggle, _uid: `search-toggle-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: toggle },
  hidden('suggestions', {
    suggestions: [
      {
        component: 'search-suggestion-group',
        _uid: 'popular',
        title: 'Oft gesucht',
        items: [
          {
            component: 'search-suggestion',
            _uid: 'business',
            title: 'Betriebswirtschaftslehre',
            subtitle: 'Bachelor of Arts',
            path: { linktype: 'story', cached_url: 'bachelor/betriebswirtschaftslehre' },
          },
        ],
      },
    ],
  }),
  hidden('empty', { toggleText: '', placeholder: '' }),
  hidden('longest', {
    toggleText:
      'Welchen Studiengang, welchen Ort oder welche Nachhaltigkeitsmanagementsystemzertifizierung suchst du?',
  }),
  hidden('hostile', { toggleText: '<img src=x onerror=alert(1)>', placeholder: '"><script>' }),
]

export const invalid: readonly unknown[] = [
  { component: 'search-toggle', toggleText: {} },
  { component: 'search-toggle', suggestions: 'Bachelor' },
]
