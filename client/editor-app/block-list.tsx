import { type DragEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { BlockEntry } from './block-entry.tsx'
import { blockKinds } from './block-kinds.tsx'
import { BlockPicker } from './block-picker.tsx'
import { type Block, copyOf, holds, isBlock, moved, newBlock } from './content.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'
import type { BlocksProps } from './field-props.ts'
import { MovingContext, takes } from './move-block.ts'

interface BlockListProps extends BlocksProps {
  readonly renderForm: (block: Block, onChange: (block: unknown) => void) => ReactNode
}

/** The dragged block, if this list accepts it; `at` is its index if it comes from this list. */
function useDragged({ value, allowed, max, place, context }: BlocksProps) {
  const moving = useContext(MovingContext)
  const dragged = moving?.dragged
  const blocks = Array.isArray(value) ? (value as readonly unknown[]) : []
  if (!moving || !dragged) return undefined
  const at = blocks.findIndex(block => isBlock(block) && block._uid === dragged._uid)
  if (at >= 0) return { block: dragged, at, drop: undefined }
  if (!place || holds(dragged, place.owner)) return undefined
  if (!takes({ allowed, max }, blocks.length, dragged.component, context.forms)) return undefined
  return { block: dragged, at, drop: (index: number) => moving.move(dragged, { ...place, index }) }
}

/**
 * Blocks in their order: added, moved by the mouse or the keyboard, within the list or into another one, duplicated, deleted; each with its
 * form, which is made when it is opened.
 */
export function BlockList(props: BlockListProps) {
  const { label, description, value, allowed, max, onChange, context, problems = [], renderForm } = props
  const id = useId()
  const noted = { id, field: { ...(description && { description }) }, value, problems }
  const [isPicking, setIsPicking] = useState(false)
  const moving = useContext(MovingContext)
  const dragged = useDragged(props)
  const blocks = Array.isArray(value) ? (value as readonly unknown[]) : []
  const kinds = blockKinds(allowed, context)
  const list = useRef<HTMLFieldSetElement>(null)
  const [deleted, setDeleted] = useState<number>()
  const isFull = max !== undefined && blocks.length >= max

  // The removed block had the focus: it moves to the next one, or to the button below the list.
  useEffect(() => {
    if (deleted === undefined) return
    const next = list.current?.querySelectorAll<HTMLElement>(':scope > details > summary')[deleted]
    const below = list.current?.querySelector<HTMLElement>(':scope > .add')
    ;(next ?? below)?.focus()
    setDeleted(undefined)
  }, [deleted])

  function add(block: Block): void {
    setIsPicking(false)
    onChange([...blocks, block])
    context.onBlock('added', block._uid)
  }
  /** Moves the dragged block to a place of this list. */
  function drop(event: DragEvent, index: number): void {
    if (!dragged) return
    event.preventDefault()
    event.stopPropagation()
    if (dragged.drop) dragged.drop(index)
    else onChange(moved(blocks, dragged.at, index))
    moving?.drag(undefined)
  }

  return (
    <fieldset
      ref={list}
      className="blocks"
      aria-describedby={describedBy(noted)['aria-describedby']}
      data-drop={dragged?.drop ? '' : undefined}
      onDragOver={event => {
        if (dragged?.drop) event.preventDefault()
      }}
      onDrop={event => {
        if (dragged?.drop) drop(event, blocks.length)
      }}
    >
      <legend>{label}</legend>
      <FieldNotes {...noted} />
      {blocks.map((block, index) =>
        isBlock(block) ? (
          <BlockEntry
            key={block._uid}
            block={block}
            context={context}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
            canAdd={!isFull}
            isDropPlace={dragged !== undefined && dragged.at !== index}
            onDrop={event => drop(event, index)}
            onMove={by => onChange(moved(blocks, index, index + by))}
            onDuplicate={() => onChange(blocks.toSpliced(index + 1, 0, copyOf(block)))}
            onDelete={() => {
              onChange(blocks.toSpliced(index, 1))
              setDeleted(index)
            }}
          >
            {() => renderForm(block, next => onChange(blocks.with(index, next)))}
          </BlockEntry>
        ) : null,
      )}
      <button
        type="button"
        className="add"
        aria-label={`Add to ${label}`}
        disabled={isFull}
        onClick={() => (kinds.length === 1 ? add(newBlock(kinds[0]!.name)) : setIsPicking(true))}
      >
        Add to {label}
      </button>
      {isPicking && (
        <BlockPicker label={label} kinds={kinds} onPick={add} onClose={() => setIsPicking(false)} />
      )}
    </fieldset>
  )
}
