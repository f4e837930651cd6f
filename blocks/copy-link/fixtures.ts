import type { Fixture } from '../_kit/fixture.ts'

const link = (uid: string, fields: object) => ({
  component: 'copy-link',
  _uid: `copy-link-${uid}`,
  ...fields,
})

const hidden = (name: string, fields: object) => ({ name, hidden: true, content: link(name, fields) })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: link('default', {}) },
  {
    name: 'own-words',
    content: link('own-words', { copyText: 'Seite teilen', afterCopyText: 'Adresse liegt bereit' }),
  },
  hidden('empty', { copyText: ' ', afterCopyText: null }),
  hidden('longest', {
    copyText:
      'Die Adresse dieser Seite für Freundinnen, Freunde und Arbeitgeber in die Zwischenablage kopieren',
    afterCopyText: 'Die Adresse dieser Seite ist in der Zwischenablage',
  }),
  hidden('hostile', {
    copyText: '<img src=x onerror=alert(1)>',
    afterCopyText: '"><script>alert(1)</script>',
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'copy-link', copyText: {} },
  { component: 'copy-link', afterCopyText: ['x'] },
]
