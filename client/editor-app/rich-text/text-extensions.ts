import { type Attribute, Extension, type Extensions, Mark, Node } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import { HardBreak } from '@tiptap/extension-hard-break'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

function read(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/**
 * An attribute that the text keeps unchanged, also when it is copied and pasted. `parse` reads it from markup of other programs.
 */
const keptAttribute = (
  name: string,
  parse: (element: HTMLElement) => unknown = () => null,
): Partial<Attribute> => ({
  default: null,
  parseHTML: element => read(element.getAttribute(`data-${name}`)) ?? parse(element),
  renderHTML: ({ [name]: value }) =>
    value === null || value === undefined ? {} : { [`data-${name}`]: JSON.stringify(value) },
})

/** Attributes of one kind of node or mark, all of them kept. */
const keptAttributes = (...names: readonly string[]): Record<string, Partial<Attribute>> =>
  Object.fromEntries(names.map(name => [name, keptAttribute(name)]))

/** A mark that is one HTML element. It combines with all others, as in the content system. */
const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    excludes: name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** A mark with an attribute that defines the look of its words; the editor's own style sheet shows it. */
const spanMark = (name: string, ...attributes: readonly string[]) =>
  Mark.create({
    name,
    addAttributes: () => keptAttributes(...attributes),
    parseHTML: () => [{ tag: `span[data-mark="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', { 'data-mark': name, ...HTMLAttributes }, 0],
  })

const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    ...keptAttributes('uuid', 'anchor', 'target', 'custom', 'story'),
    href: keptAttribute('href', element => element.getAttribute('href')),
    linktype: keptAttribute('linktype', () => 'url'),
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  // Without `href`, so that a click in the editor does not navigate.
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const highlight = plainMark('highlight', 'mark').extend({ addAttributes: () => keptAttributes('color') })

/** Marks of Storyblok that the text editor's kit lacks or names otherwise. */
const textMarks = [
  plainMark('code', 'code'),
  plainMark('superscript', 'sup'),
  plainMark('subscript', 'sub'),
  highlight,
  spanMark('textStyle', 'color'),
  spanMark('anchor', 'id'),
  spanMark('styled', 'class'),
  link,
]

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
const textNodes = [
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

const kit = StarterKit.configure({
  bulletList: false,
  orderedList: false,
  listItem: false,
  codeBlock: false,
  hardBreak: false,
  horizontalRule: false,
  code: false,
  link: false,
  // It would add a paragraph to texts that end with a list.
  trailingNode: false,
  // Undo and redo are the story's, which records the edits of its texts too.
  undoRedo: false,
  listKeymap: { listTypes: [{ itemName: 'list_item', wrapperNames: ['bullet_list', 'ordered_list'] }] },
})

/** A node of the text that contains blocks. */
export const blockNode = Node.create({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: keptAttribute('id'), body: keptAttribute('body') }),
  parseHTML: () => [{ tag: 'div[data-node="blok"]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-node': 'blok', ...HTMLAttributes }],
})

/** The nodes and marks of a rich text, under the names of Storyblok's documents. */
export const textExtensions: Extensions = [kit, ...textNodes, ...textMarks]
