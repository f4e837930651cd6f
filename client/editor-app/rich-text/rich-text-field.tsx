import { useEffect, useRef, useState } from 'react'
import { holds, isBlock, wordsOf } from '../content.ts'
import { Dialog } from '../dialog.tsx'
import type { ControlProps } from '../field-props.ts'
import { titleOf } from '../form-context.ts'
import { PictureDialog } from '../picture-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { editableDocument } from './text-document.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { useTextEditor } from './use-text-editor.ts'

/** The stored form of a value that has no control of its own. */
function JsonField({ value, onChange, id, described }: ControlProps) {
  return (
    <>
      <p className="note">This text has parts that only its source shows.</p>
      <textarea
        id={id}
        {...described}
        rows={8}
        className="code"
        spellCheck={false}
        defaultValue={JSON.stringify(value, null, 1)}
        onChange={({ target }) => {
          try {
            onChange(JSON.parse(target.value))
            target.setCustomValidity('')
          } catch {
            target.setCustomValidity('not JSON')
          }
        }}
      />
    </>
  )
}

type Open = { readonly kind: 'link' | 'picture' } | { readonly kind: 'blocks'; readonly position: number }

/** The position of the node whose blocks include one with this `_uid`; undefined if there is none. */
function positionOf(editor: ReturnType<typeof useTextEditor>, uid: string): number | undefined {
  let found: number | undefined
  editor?.state.doc.descendants((node, position) => {
    if (node.type.name === 'blok' && holds(node.attrs.body, uid)) found = position
  })
  return found
}

const lostPicturesText = (count: number) =>
  count === 1
    ? 'A picture was left out: it is not on this site. Upload it, and choose it with “Picture”.'
    : `${count} pictures were left out: they are not on this site. Upload them, and choose them with “Picture”.`

function TextEditor(props: ControlProps) {
  const { field, value, onChange, context, id, described, renderBlocks } = props
  const [open, setOpen] = useState<Open>()
  const [lostPictures, setLostPictures] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const editor = useTextEditor({
    place,
    value,
    onChange,
    attributes: {
      ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, class: 'text' },
      ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
      ...(described['aria-invalid'] && { 'aria-invalid': 'true' }),
    },
    onPaste: setLostPictures,
    onEscape: () => toolbar.current?.querySelector('select')?.focus(),
    nameOf: body =>
      body
        .filter(isBlock)
        .map(block => `${titleOf(block.component, context)} ${wordsOf(block)}`.trim())
        .join(', '),
    onOpen: position => setOpen({ kind: 'blocks', position }),
  })
  const { target } = context
  useEffect(() => {
    const position = target && positionOf(editor, target.uid)
    if (position !== undefined) setOpen({ kind: 'blocks', position })
  }, [target, editor])

  const close = () => setOpen(undefined)
  const inText = [...context.forms.values()].filter(form => form.inText).map(({ name }) => name)
  const node = open?.kind === 'blocks' ? editor?.state.doc.nodeAt(open.position) : undefined
  return (
    <div className="rich-text">
      {editor && (
        <TextToolbar
          ref={toolbar}
          editor={editor}
          label={field.label}
          styles={field.options ?? []}
          onLink={() => setOpen({ kind: 'link' })}
          onPicture={() => setOpen({ kind: 'picture' })}
          onBlock={() => {
            const { from } = editor.state.selection
            editor
              .chain()
              .focus()
              .insertContent({ type: 'blok', attrs: { body: [] } })
              .run()
            const near = [from, from - 1, from + 1].find(
              at => at >= 0 && editor.state.doc.nodeAt(at)?.type.name === 'blok',
            )
            if (near !== undefined) setOpen({ kind: 'blocks', position: near })
          }}
        />
      )}
      <div ref={place} />
      <p role="status" className="problem">
        {lostPictures > 0 && lostPicturesText(lostPictures)}
      </p>
      {editor && open?.kind === 'link' && (
        <LinkDialog
          attributes={editor.getAttributes('link')}
          stories={context.stories}
          onClose={close}
          onRemove={() => {
            close()
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
          }}
          onLink={attributes => {
            close()
            const chain = editor.chain().focus().extendMarkRange('link')
            const text = String(attributes.href || `#${attributes.anchor}`)
            if (editor.state.selection.empty && !editor.isActive('link'))
              chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: attributes }] }).run()
            else chain.setMark('link', attributes).run()
          }}
        />
      )}
      {editor && open?.kind === 'picture' && (
        <PictureDialog
          onClose={close}
          onPick={({ filename: src, alt }) => {
            close()
            editor.chain().focus().insertContent({ type: 'image', attrs: { src, alt } }).run()
          }}
        />
      )}
      {editor && open?.kind === 'blocks' && node?.type.name === 'blok' && (
        <Dialog title={`Blocks in ${field.label}`} onClose={close}>
          {renderBlocks({
            label: 'Blocks',
            value: node.attrs.body,
            allowed: inText,
            context,
            onChange: body => {
              const { position } = open
              editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'body', body))
            },
          })}
          <p className="tools">
            <button type="button" className="main" onClick={close}>
              Done
            </button>
            <button
              type="button"
              onClick={() => {
                close()
                editor.chain().setNodeSelection(open.position).deleteSelection().run()
              }}
            >
              Delete from the text
            </button>
          </p>
        </Dialog>
      )}
    </div>
  )
}

/**
 * The editor of a rich text, styled as visitors see it. A text with parts that the editor does not know is shown in its stored
 * form, so that none is lost.
 */
export function RichTextField(props: ControlProps) {
  // Decided once: a text that was opened stays open.
  const [isEditable] = useState(() => editableDocument(props.value) !== undefined)
  return isEditable ? <TextEditor {...props} /> : <JsonField {...props} />
}
