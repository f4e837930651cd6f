import { Extension, Node } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import { HardBreak } from '@tiptap/extension-hard-break'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { keptAttribute, keptAttributes } from './kept-attribute.ts'

const itemTypeName = 'list_item'

const bulletList = BulletList.extend({ name: 'bullet_list' }).configure({ itemTypeName })

const orderedList = OrderedList.extend({
  name: 'ordered_list',
  addAttributes: () => ({
    order: keptAttribute('order', element => Number(element.getAttribute('start')) || 1),
  }),
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
}).configure({ itemTypeName })

const listItem = ListItem.extend({ name: itemTypeName, content: 'block+' }).configure({
  bulletListTypeName: 'bullet_list',
  orderedListTypeName: 'ordered_list',
})

const codeBlock = CodeBlock.extend({ name: 'code_block', addAttributes: () => keptAttributes('class') })

/** Without the widths that the kit writes as `style`, which the policy of the page refuses. */
const table = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
}).configure({ resizable: false })

const cellAttributes = (cell: typeof TableCell | typeof TableHeader) =>
  cell.extend({
    addAttributes() {
      return { ...this.parent?.(), ...keptAttributes('backgroundColor') }
    },
  })

const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    ...keptAttributes('id', 'source', 'copyright', 'meta_data'),
    src: { default: null },
    alt: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const emoji = Node.create({
  name: 'emoji',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => keptAttributes('name', 'emoji', 'fallbackImage'),
  parseHTML: () => [{ tag: 'span[data-node="emoji"]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    { 'data-node': 'emoji', ...HTMLAttributes },
    String(node.attrs.emoji ?? `:${node.attrs.name}:`),
  ],
  renderText: ({ node }) => String(node.attrs.emoji ?? ''),
})

const textAlign = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [{ types: ['paragraph', 'heading'], attributes: keptAttributes('textAlign') }],
})

/** Nodes of Storyblok that the kit lacks or names otherwise. */
export const textNodes = [
  bulletList,
  orderedList,
  listItem,
  codeBlock,
  HardBreak.extend({ name: 'hard_break' }),
  HorizontalRule.extend({ name: 'horizontal_rule' }),
  table,
  TableRow,
  cellAttributes(TableCell),
  cellAttributes(TableHeader),
  image,
  emoji,
  textAlign,
]
