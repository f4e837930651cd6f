import type { Fixture } from '../_kit/fixture.ts'

const note = (title: string, content: unknown, fields: object = {}) => ({
  component: 'sticky-note',
  _uid: `note-${title}`,
  title,
  content,
  ...fields,
})

const linked = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Bis zu 120 ECTS, wenn sie passen. ' },
        {
          type: 'text',
          text: 'So läuft die Anerkennung.',
          marks: [{ type: 'link', attrs: { href: '/anerkennung/', linktype: 'url' } }],
        },
      ],
    },
  ],
}

const notes = (uid: string, ...entries: object[]) => ({
  component: 'sticky-notes',
  _uid: `sticky-notes-${uid}`,
  notes: entries,
})

const picture = { filename: '/pictures/certificate.svg', alt: '' }

const standard = notes(
  'default',
  note('Was wird mir angerechnet?', linked, { initialOpenState: true, image: picture }),
  note(
    'Muss ich kündigen?',
    'Nein. Du lernst, wann du Zeit hast, und schiebst Prüfungen, wenn etwas dazwischenkommt.',
    {
      colors: 'green',
    },
  ),
  note('Was kostet das im Monat?', 'Zwischen 199 € und 459 €, je nach Modell.', { colors: 'blue' }),
)

const hidden = (name: string, ...entries: object[]) => ({
  name,
  hidden: true,
  content: notes(name, ...entries),
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: standard },
  {
    name: 'titles',
    content: notes(
      'titles',
      note('Hervorgehoben', 'Der Titel steht auf Ebene 2.', {
        titleProps: [{ component: 'headline-props', _uid: 'h', level: 'h2', isHighlighted: true }],
        initialOpenState: true,
      }),
      note('Auch offen gewünscht', 'Nur einer kann offen sein.', { initialOpenState: true, colors: 'pink' }),
    ),
  },
  hidden('empty', note('Ohne Inhalt', '', { image: picture })),
  hidden(
    'longest',
    note(
      'Hochschulzugangsberechtigungsprüfungsanmeldung für Aufstiegsfortbildungsabsolventinnen',
      'Wirtschaftsingenieurwesen und Nachhaltigkeitsmanagement in der Lebensmittelwirtschaft. '.repeat(12),
      { initialOpenState: true, image: picture },
    ),
  ),
  hidden(
    'hostile',
    note('</summary><script>alert(1)</script>', '<img src=x onerror=alert(1)>', {
      colors: 'url(x)',
      image: { filename: 'javascript:alert(1)' },
    }),
  ),
]

export const invalid: readonly unknown[] = [{ component: 'sticky-notes', notes: 'x' }]

export const damaged: readonly unknown[] = [
  { component: 'sticky-notes', notes: [{ content: 'Ohne Titel' }] },
  { component: 'sticky-notes', notes: [{ title: 'x', initialOpenState: 'offen' }] },
]
