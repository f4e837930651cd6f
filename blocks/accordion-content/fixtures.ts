import type { Fixture } from '../_kit/fixture.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: object[]) => ({ type: 'doc', content })

const item = (name: string, fields: object) => ({
  component: 'accordion-content',
  _uid: `accordion-content-${name}`,
  title: 'Was heißt „auf Probe“?',
  content: doc(
    paragraph('Du studierst wie alle anderen. Nach zwei bestandenen Modulen bist du regulär eingeschrieben.'),
  ),
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: item('default', {}) },
  {
    name: 'in-rich-text',
    content: {
      component: 'rich-text',
      _uid: 'accordion-content-outer',
      content: doc(
        paragraph('Mit einer Ausbildung und drei Jahren im Beruf beginnst du auf Probe.'),
        { type: 'blok', attrs: { body: [item('first', { open: true })] } },
        {
          type: 'blok',
          attrs: {
            body: [
              item('second', {
                title: 'Und wenn ich ein Modul nicht bestehe?',
                content: doc(paragraph('Du wiederholst es, zweimal und ohne Gebühr.')),
              }),
            ],
          },
        },
        paragraph('Einen Meisterbrief erkennen wir ohne Probezeit an.'),
      ),
    },
  },
  { name: 'empty', hidden: true, content: item('empty', { content: doc({ type: 'paragraph' }) }) },
  {
    name: 'longest',
    hidden: true,
    content: item('longest', {
      open: true,
      title:
        'Gilt die Aufstiegsfortbildungsförderung auch für Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungen?',
      content: doc(paragraph('Ja. '.repeat(160))),
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'accordion-content', content: doc(paragraph('x')) },
  { component: 'accordion-content', title: ' ', content: doc(paragraph('x')) },
  { component: 'accordion-content', title: 'x', content: { type: 'paragraph' } },
  { component: 'accordion-content', title: 'x', content: doc(paragraph('x')), open: 'perhaps' },
]
