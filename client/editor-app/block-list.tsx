import { type ReactNode, useState } from 'react'
import { BlockEntry } from './block-entry.tsx'
import { blockKinds } from './block-kinds.ts'
import { BlockPicker } from './block-picker.tsx'
import { type Block, copyOf, isBlock, moved, newBlock } from './content.ts'
import type { BlocksProps } from './field-props.ts'

interface BlockListProps extends BlocksProps {
  readonly renderForm: (block: Block, onChange: (block: unknown) => void) => ReactNode
}

/** Blocks in their order: added, moved by the mouse or the keyboard, duplicated, deleted; each with its form, which is made when it is opened. */
export function BlockList({ label, value, allowed, max, onChange, context, renderForm }: BlockListProps) {
  const [isPicking, setIsPicking] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const blocks = Array.isArray(value) ? (value as readonly unknown[]) : []
  const kinds = blockKinds(allowed, context)
  const isFull = max !== undefined && blocks.length >= max

  function add(component: string): void {
    const block = newBlock(component)
    setIsPicking(false)
    onChange([...blocks, block])
    context.onBlock('added', block._uid)
  }
  const drop = (index: number) => {
    if (dragged !== undefined) onChange(moved(blocks, dragged, index))
    setDragged(undefined)
  }

  return (
    <fieldset className="blocks">
      <legend>{label}</legend>
      {blocks.map((block, index) =>
        isBlock(block) ? (
          <BlockEntry
            key={block._uid}
            block={block}
            context={context}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
            canAdd={!isFull}
            isDropPlace={dragged !== undefined && dragged !== index}
            onDrag={isBegin => setDragged(isBegin ? index : undefined)}
            onDrop={() => drop(index)}
            onMove={by => onChange(moved(blocks, index, index + by))}
            onDuplicate={() => onChange(blocks.toSpliced(index + 1, 0, copyOf(block)))}
            onDelete={() => onChange(blocks.toSpliced(index, 1))}
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
        onClick={() => (kinds.length === 1 ? add(kinds[0]!.name) : setIsPicking(true))}
      >
        Add to {label}
      </button>
      {isPicking && (
        <BlockPicker label={label} kinds={kinds} onPick={add} onClose={() => setIsPicking(false)} />
      )}
    </fieldset>
  )
}
