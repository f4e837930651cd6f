import { Editor, type JSONContent } from '@tiptap/core'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { isComposing } from '../is-composing.ts'
import { type BlockViewOptions, blockView } from './block-view.ts'
import { createOwnValues } from './own-values.ts'
import { readPastedHtml } from './pasted-html.ts'
import { editableDocument, storedText } from './text-document.ts'
import { textExtensions } from './text-extensions.ts'

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
