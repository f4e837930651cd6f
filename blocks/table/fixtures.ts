import type { Fixture } from '../_kit/fixture.ts'

const row = (...cells: unknown[]) => ({
  component: 'table-row',
  _uid: `row-${cells[0]}`,
  cells: cells.map((content, index) => ({
    ...{ component: 'table-cell', _uid: `cell-${index}`, content },
    ...(content === 'jederzeit' && { best: true }),
  })),
})

const group = (title: string, rows: object[], fields: object = {}) => ({
  component: 'table-group',
  _uid: `group-${title}`,
  title,
  rows,
  ...fields,
})

const columns = (...titles: string[]) =>
  titles.map(title => ({ component: 'table-column', _uid: `column-${title}`, title }))

const table = (uid: string, fields: object) => ({
  component: 'table',
  _uid: `table-${uid}`,
  headline: 'Fristen für das Sommersemester 2027',
  columns: columns('Was', 'Fernstudium', 'Duales Studium'),
  ...fields,
})

const application = group('Bewerbung', [
  row('Unterlagen einreichen', 'jederzeit', 'bis 15. Januar'),
  row('Anerkennung beantragen', 'jederzeit', 'bis 31. Januar'),
  row('Vertrag unterschreiben', 'bis 25. des Vormonats', 'bis 28. Februar'),
])

const study = group(
  'Studienbeginn',
  [row('Erster Tag', '1. jedes Monats', '1. April'), row('Einführung', 'online', 'am Standort')],
  {
    closed: true,
  },
)

const linkElsewhere = (words: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: words,
          marks: [{ type: 'link', attrs: { linktype: 'url', href: 'https://partner.example/' } }],
        },
      ],
    },
  ],
})

const hidden = (name: string, fields: object) => ({ name, hidden: true, content: table(name, fields) })

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Rows in groups', content: table('default', { groups: [application, study] }) },
  {
    name: 'plain',
    preset: 'Plain rows',
    content: table('plain', { headline: undefined, columns: [], groups: [{ ...application, title: '' }] }),
  },
  hidden('untitled-last', { groups: [study, { ...application, title: '' }] }),
  hidden('broad', {
    columns: columns('Semester', 'Modul', 'Prüfung', 'ECTS', 'Stunden', 'Ort'),
    groups: [group('Beginn', [row('1', 'Grundlagen', 'Klausur', '5', '150', 'Online')])],
  }),
  hidden('elsewhere', {
    columns: columns('Semester', 'Modul', 'Prüfung', 'ECTS', 'Stunden', 'Ort'),
    groups: [group('Beginn', [row(...['1', '2', '3', '4', '5', '6'].map(linkElsewhere))])],
  }),
  hidden('empty', { groups: [group('Leer', [row('', ' ')]), group('Ohne Zeilen', [])] }),
  hidden('longest', {
    groups: [
      group(
        'Zulassungsvoraussetzungen für Aufstiegsfortbildungsabsolventinnen und Aufstiegsfortbildungsabsolventen',
        [
          row(
            'Hochschulzugangsberechtigungsprüfungsanmeldung',
            'spätestens zum 15. des Monats, der dem Studienbeginn vorausgeht',
            'nach Rücksprache mit dem Kooperationsunternehmen',
            'Wirtschaftsingenieurwesen',
            'Lebensmittelüberwachung',
            'Versicherungsdienstleistung',
          ),
        ],
      ),
    ],
  }),
  hidden('hostile', {
    headline: '<img src=x onerror=alert(1)>',
    columns: columns('"><script>alert(1)</script>'),
    groups: [group('</summary><b>', [row('<script>alert(1)</script>', '{{constructor}}')])],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'table', groups: 'Bewerbung' },
  { component: 'table', groups: [], columns: [{ title: 5 }] },
]

export const damaged: readonly unknown[] = [
  { component: 'table', groups: [{ title: 'x', rows: [{ cells: 'x' }] }] },
]
