import type { ChainedCommands, Editor } from '@tiptap/core'
import type { RefObject } from 'react'
import type { Choice } from '../api.ts'

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
const toolGroups: readonly (readonly Tool[])[] = [
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

interface TextToolbarProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly editor: Editor
  readonly label: string
  /** Styles that words may have. */
  readonly styles: readonly Choice[]
  readonly onLink: () => void
  readonly onPicture: () => void
  readonly onBlock: () => void
}

const levels = [1, 2, 3, 4, 5, 6] as const

const kindOf = (editor: Editor): string => {
  const level = levels.find(one => editor.isActive('heading', { level: one }))
  return level ? String(level) : editor.isActive('code_block') ? 'code' : 'text'
}

function setKind(editor: Editor, kind: string): void {
  const chain = editor.chain().focus()
  const level = levels.find(one => String(one) === kind)
  if (level) chain.setNode('heading', { level }).run()
  else chain.setNode(kind === 'code' ? 'code_block' : 'paragraph').run()
}

const styleOf = (editor: Editor) => String(editor.getAttributes('styled').class ?? '')

function setStyle(editor: Editor, name: string): void {
  const chain = editor.chain().focus()
  if (name) chain.setMark('styled', { class: name }).run()
  else chain.unsetMark('styled').run()
}

/** The buttons of a text editor. */
export function TextToolbar({ ref, editor, label, styles, onLink, onPicture, onBlock }: TextToolbarProps) {
  return (
    <div ref={ref} className="text-tools" role="toolbar" aria-label={`Format ${label}`}>
      <select
        className="tool"
        aria-label="Kind of paragraph"
        value={kindOf(editor)}
        onChange={event => setKind(editor, event.target.value)}
      >
        <option value="text">Text</option>
        {levels.map(level => (
          <option key={level} value={level}>
            Heading {level}
          </option>
        ))}
        <option value="code">Code</option>
      </select>
      <select
        className="tool"
        aria-label="Style of words"
        value={styleOf(editor)}
        onChange={event => setStyle(editor, event.target.value)}
      >
        <option value="">Plain</option>
        {styles.map(style => (
          <option key={style.value} value={style.value}>
            {style.label}
          </option>
        ))}
      </select>
      {toolGroups.map((tools, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups are a constant
        <span key={group} className="tool-group">
          {tools
            .filter(({ isShown }) => isShown?.(editor) ?? true)
            .map(({ name, sign, shortcut, isActive, run }) => (
              <button
                key={name}
                type="button"
                title={name}
                aria-label={name}
                aria-pressed={isActive?.(editor)}
                aria-keyshortcuts={shortcut}
                onClick={() => run(editor.chain().focus()).run()}
              >
                {sign}
              </button>
            ))}
        </span>
      ))}
      <span className="tool-group">
        <button type="button" aria-pressed={editor.isActive('link')} onClick={onLink}>
          Link
        </button>
        <button type="button" onClick={onPicture}>
          Picture
        </button>
        <button type="button" onClick={onBlock}>
          Block
        </button>
      </span>
    </div>
  )
}
