import type { Fixture } from '../_kit/fixture.ts'

const entry = (text: unknown, index: number) => ({
  component: 'checklist-item',
  _uid: `check-${index}`,
  text,
})

const checklist = (name: string, texts: readonly unknown[]) => ({
  component: 'checklist-grid',
  _uid: `checklist-grid-${name}`,
  checklistItems: texts.map(entry),
})

const points = [
  'Start an jedem 1. des Monats',
  'Vier Wochen kostenlos testen',
  'Prüfungen online, rund um die Uhr',
  'Bis zu zwölf Monate kostenlos verlängern',
  'Eine feste Ansprechperson vom ersten Tag an',
  'Wechsel zwischen Voll- und Teilzeit ohne Gebühr',
  'Staatlich anerkannt',
]

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: checklist('default', points) },
  { name: 'few', content: checklist('few', points.slice(0, 2)) },
  {
    name: 'in-rich-text',
    hidden: true,
    content: {
      component: 'rich-text',
      _uid: 'checklist-text',
      content: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'Das bekommst du von uns:' }] },
          { type: 'blok', attrs: { body: [checklist('inside', points)] } },
          {
            type: 'bullet_list',
            content: [
              {
                type: 'list_item',
                content: [
                  { type: 'paragraph', content: [{ type: 'text', text: 'Und das bringst du mit: Neugier' }] },
                  { type: 'blok', attrs: { body: [checklist('deep', points.slice(0, 3))] } },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  { name: 'empty', hidden: true, content: checklist('empty', ['', '  ', null]) },
  {
    name: 'longest',
    hidden: true,
    content: checklist('longest', [
      'Aufstiegsfortbildungsförderungsgesetz, Rechtsschutzversicherungsgesellschaften und Hochschulzugangsberechtigungen',
      'Ja',
      '<b>Kein</b> HTML',
      ...points,
    ]),
  },
]

export const invalid: readonly unknown[] = [{ component: 'checklist-grid', checklistItems: 'Start' }]

export const damaged: readonly unknown[] = [
  { component: 'checklist-grid', checklistItems: [{ text: ['Start'] }] },
  { component: 'checklist-grid', checklistItems: ['Start'] },
]
