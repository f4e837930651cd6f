import type { Editor } from '@tiptap/core'
import type { RefObject } from 'react'
import type { Choice } from '../api.ts'
import { toolGroups } from './tools.ts'

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
