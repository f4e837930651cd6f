import { type Extensions, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { keptAttribute } from './kept-attribute.ts'
import { textMarks } from './text-marks.ts'
import { textNodes } from './text-nodes.ts'

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
