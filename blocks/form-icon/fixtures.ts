import type { Fixture } from '../_kit/fixture.ts'

const formIcon = (name: string, iconName: unknown) => ({
  component: 'form-icon',
  _uid: `form-icon-${name}`,
  iconName,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: formIcon('default', 'mail') },
  { name: 'brand', hidden: true, content: formIcon('brand', 'linkedin') },
  {
    name: 'in-rich-text',
    content: {
      component: 'rich-text',
      _uid: 'form-icon-text',
      content: {
        type: 'doc',
        content: [
          { type: 'blok', attrs: { body: [formIcon('inside', 'check')] } },
          {
            type: 'heading',
            attrs: { level: 3 },
            content: [{ type: 'text', text: 'Danke, deine Anfrage ist da' }],
          },
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'Wir melden uns innerhalb eines Werktags bei dir.' }],
          },
        ],
      },
    },
  },
  { name: 'empty', hidden: true, content: formIcon('empty', ' ') },
  { name: 'unknown', hidden: true, content: formIcon('unknown', 'constructor') },
]

export const invalid: readonly unknown[] = [
  { component: 'form-icon', iconName: 5 },
  { component: 'form-icon', iconName: { name: 'mail' } },
]
