import type { ChainedCommands, Editor } from '@tiptap/core'

/** A button of the text editor. */
export interface Tool {
  readonly name: string
  /** Label of the button. */
  readonly sign: string
  readonly shortcut?: string
  readonly isActive?: (editor: Editor) => boolean
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** Not shown elsewhere, such as the rows of a table. */
  readonly isShown?: (editor: Editor) => boolean
}

const markTool = (type: string, name: string, sign: string, shortcut?: string): Tool => ({
  name,
  sign,
  ...(shortcut && { shortcut }),
  isActive: editor => editor.isActive(type),
  run: chain => chain.toggleMark(type),
})

const alignTool = (place: string, sign: string): Tool => ({
  name: `Align ${place}`,
  sign,
  isActive: editor => editor.isActive({ textAlign: place }),
  run: chain =>
    chain
      .updateAttributes('paragraph', { textAlign: place })
      .updateAttributes('heading', { textAlign: place }),
})

const inTable = (editor: Editor) => editor.isActive('table')
const tableTool = (name: string, sign: string, run: Tool['run']): Tool => ({
  name,
  sign,
  run,
  isShown: inTable,
})

/** The parts of rich text that its renderer shows, group by group. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    markTool('bold', 'Bold', 'B', 'Control+B'),
    markTool('italic', 'Italic', 'I', 'Control+I'),
    markTool('underline', 'Underline', 'U', 'Control+U'),
    markTool('strike', 'Strikethrough', 'S', 'Control+Shift+S'),
    markTool('highlight', 'Highlight', 'H'),
    markTool('superscript', 'Superscript', 'x²'),
    markTool('subscript', 'Subscript', 'x₂'),
    markTool('code', 'Code', '<>'),
  ],
  [
    {
      name: 'Bullet list',
      sign: '•',
      shortcut: 'Control+Shift+8',
      isActive: editor => editor.isActive('bullet_list'),
      run: chain => chain.toggleList('bullet_list', 'list_item'),
    },
    {
      name: 'Numbered list',
      sign: '1.',
      shortcut: 'Control+Shift+7',
      isActive: editor => editor.isActive('ordered_list'),
      run: chain => chain.toggleList('ordered_list', 'list_item'),
    },
    {
      name: 'Quotation',
      sign: '”',
      isActive: editor => editor.isActive('blockquote'),
      run: chain => chain.toggleBlockquote(),
    },
  ],
  [alignTool('left', '⇤'), alignTool('center', '↔'), alignTool('right', '⇥')],
  [
    { name: 'Line', sign: '―', run: chain => chain.insertContent({ type: 'horizontal_rule' }) },
    {
      name: 'Table',
      sign: '▦',
      isShown: editor => !inTable(editor),
      run: chain => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
    },
    tableTool('Add row', '+ row', chain => chain.addRowAfter()),
    tableTool('Add column', '+ column', chain => chain.addColumnAfter()),
    tableTool('Delete row', '− row', chain => chain.deleteRow()),
    tableTool('Delete column', '− column', chain => chain.deleteColumn()),
    tableTool('Header row', 'header', chain => chain.toggleHeaderRow()),
    tableTool('Merge or split cells', 'merge', chain => chain.mergeOrSplit()),
    tableTool('Delete table', '− table', chain => chain.deleteTable()),
  ],
]
