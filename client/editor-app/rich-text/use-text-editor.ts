import { Editor, type JSONContent, type NodeViewRenderer } from '@tiptap/core'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { isBlock } from '../content.ts'
import { isComposing } from '../shortcuts.tsx'
import { readPastedHtml } from './pasted-html.ts'
import { editableDocument, storedText } from './text-document.ts'
import { blockNode, textExtensions } from './text-extensions.ts'

interface BlockViewOptions {
  /** The names of the blocks for the reader of the form. */
  readonly nameOf: (body: readonly unknown[]) => string
  /** Opens the form of the blocks at a position of the text. */
  readonly onOpen: (position: number) => void
}

const bodyOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.filter(isBlock) : [])

/** The blocks of a text as one button in it, which opens their form. */
function blockView({ nameOf, onOpen }: BlockViewOptions) {
  const render: NodeViewRenderer = ({ node, getPos }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'text-block'
    button.contentEditable = 'false'
    const say = (body: unknown) => {
      button.textContent = nameOf(bodyOf(body)) || 'Empty block'
    }
    say(node.attrs.body)
    button.addEventListener('click', () => {
      const position = getPos()
      if (position !== undefined) onOpen(position)
    })
    return {
      dom: button,
      update(next) {
        if (next.type.name !== 'blok') return false
        say(next.attrs.body)
        return true
      },
      stopEvent: ({ type }) => type === 'click' || type === 'mousedown',
    }
  }
  return blockNode.extend({ addNodeView: () => render })
}

/**
 * Distinguishes the values that a control has passed to its form from those that the form has from elsewhere, such as an undo.
 */
export function createOwnValues(first: unknown) {
  let shown = first
  /** Given, and not yet seen in the form: it may show them late, and leave some out. */
  let given: unknown[] = []

  return {
    give(value: unknown): void {
      given.push(value)
    },
    /** Whether the form shows a value that the control must take over. */
    isForeign(value: unknown): boolean {
      const place = given.indexOf(value)
      if (place >= 0) given = given.slice(place + 1)
      else if (value !== shown) given = []
      const isForeign = place < 0 && value !== shown
      shown = value
      return isForeign
    },
  }
}

interface TextEditorOptions extends BlockViewOptions {
  readonly place: RefObject<HTMLElement | null>
  readonly value: unknown
  readonly onChange: (text: JSONContent | '') => void
  /** Attributes of the element with the text, for people who do not see it. */
  readonly attributes: Readonly<Record<string, string>>
  readonly onEscape: () => void
  /** Something was pasted, without so many pictures that are not on this site. */
  readonly onPaste: (lostPictures: number) => void
}

/** A text editor in an element. A value from outside, such as an undo, replaces its text. */
export function useTextEditor(options: TextEditorOptions): Editor | undefined {
  const { place, value } = options
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [own] = useState(() => createOwnValues(value))
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const { attributes, value: first } = latest.current
    const made = new Editor({
      element: place.current,
      injectCSS: false,
      content: editableDocument(first) ?? null,
      extensions: [
        ...textExtensions,
        blockView({
          nameOf: body => latest.current.nameOf(body),
          onOpen: position => latest.current.onOpen(position),
        }),
      ],
      editorProps: {
        attributes,
        transformPastedHTML(pasted) {
          const { html, lostPictures } = readPastedHtml(pasted)
          latest.current.onPaste(lostPictures)
          return html
        },
        handleKeyDown(_, event) {
          // Tab belongs to lists and tables; this is the way out.
          if (event.key !== 'Escape' || isComposing(event)) return false
          latest.current.onEscape()
          return true
        },
      },
      onTransaction: redraw,
      onUpdate() {
        const next = storedText(made.getJSON())
        own.give(next)
        latest.current.onChange(next)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [place, own])

  // The attributes include the text's faults, which change while it is written.
  const attributes = JSON.stringify(options.attributes)
  useEffect(() => {
    const editorProps = { ...editor?.options.editorProps, attributes: JSON.parse(attributes) }
    editor?.setOptions({ editorProps })
  }, [editor, attributes])

  useEffect(() => {
    if (!own.isForeign(value) || !editor) return
    const { from } = editor.state.selection
    editor.commands.setContent(editableDocument(value) ?? null, { emitUpdate: false })
    // After an undo the editor continues to type, so the caret stays.
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
  }, [editor, value, own])

  return editor
}
