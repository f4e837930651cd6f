import type { Fixture } from '../_kit/fixture.ts'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: { component: 'divider', _uid: 'divider' } },
  {
    name: 'accent',
    content: { component: 'divider', _uid: 'divider-accent', color: 'red', dividerWidth: '33' },
  },
  {
    name: 'half',
    hidden: true,
    content: { component: 'divider', _uid: 'divider-half', color: 'green', dividerWidth: '50' },
  },
  {
    name: 'unknown-options',
    hidden: true,
    content: { component: 'divider', _uid: 'divider-unknown', color: '"><script>', dividerWidth: '120' },
  },
  {
    name: 'in-rich-text',
    hidden: true,
    content: {
      component: 'rich-text',
      _uid: 'divider-text',
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'Bis zum dritten Semester lernst du die Grundlagen.' }],
          },
          {
            type: 'blok',
            attrs: {
              body: [{ component: 'divider', _uid: 'divider-inside', color: 'yellow', dividerWidth: '66' }],
            },
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Danach wählst du zwei Schwerpunkte, und einer davon führt zur Bachelorarbeit.',
              },
            ],
          },
        ],
      },
    },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'divider', color: 5 },
  { component: 'divider', dividerWidth: 50 },
  { component: 'divider', dividerWidth: { percent: '50' } },
]
