import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Block, holds, wordsOf } from './content.ts'
import { Dialog } from './dialog.tsx'
import { type FormContext, titleOf } from './form-context.ts'
import { missingTexts } from './missing-texts.ts'
import { type Moving, MovingContext } from './move-block.ts'
import { showField } from './show-field.ts'
import { SteadyButton } from './steady-button.tsx'

interface MoveDialogProps {
  readonly block: Block
  readonly title: string
  readonly moving: Moving
  readonly onClose: () => void
}

/** Lets the editor choose the list into which a block is moved; offers only lists that accept it. */
function MoveDialog({ block, title, moving, onClose }: MoveDialogProps) {
  const places = moving.placesFor(block)
  return (
    <Dialog title={`Move ${title} to`} onClose={onClose}>
      <ul className="places">
        {places.map(place => (
          <li key={`${place.owner} ${place.field}`}>
            <button
              type="button"
              onClick={() => {
                onClose()
                moving.move(block, place)
              }}
            >
              {place.label}
            </button>
          </li>
        ))}
      </ul>
      {!places.length && <p className="note">No other list of this story takes this block.</p>}
      <p className="tools">
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  )
}

interface BlockEntryProps {
  readonly block: Block
  readonly context: FormContext
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly canAdd: boolean
  /** Another block is being dragged that is allowed in the list. */
  readonly isDropPlace: boolean
  readonly onDrop: (event: DragEvent) => void
  readonly onMove: (by: number) => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
  /** Its form, rendered only while it is open. */
  readonly children: () => ReactNode
}

const hasProblem = (block: Block, { problems }: FormContext) =>
  [...problems.keys()].some(key => holds(block, key.slice(0, key.indexOf(' '))))

/** One block of a list: its kind, its first words, its actions, and its form. */
export function BlockEntry(props: BlockEntryProps) {
  const { block, context, isFirst, isLast, isDropPlace, onMove, children } = props
  const [isOpen, setIsOpen] = useState(false)
  /** The control that moved the block: its summary by a key, or a button. */
  const [mover, setMover] = useState<HTMLElement>()
  const [isMoving, setIsMoving] = useState(false)
  const moving = useContext(MovingContext)
  const place = useRef<HTMLDetailsElement>(null)
  const { target } = context

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each target once, whatever the block becomes
  useEffect(() => {
    if (target && holds(block, target.uid)) setIsOpen(true)
  }, [target])
  useEffect(() => {
    if (isOpen && target?.uid === block._uid && place.current) showField(place.current, target.field)
  }, [isOpen, target, block._uid])
  // A moved block keeps the focus.
  useEffect(() => {
    mover?.focus()
    setMover(undefined)
  }, [mover])

  function move(by: number, moved: HTMLElement): void {
    onMove(by)
    setMover(moved)
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !by) return
    event.preventDefault()
    move(by, event.currentTarget)
  }

  const title = titleOf(block.component, context)
  const missing = context.language ? missingTexts(block, context.forms, context.language) : 0
  return (
    <details
      ref={place}
      open={isOpen}
      data-uid={block._uid}
      data-drop={isDropPlace || undefined}
      onToggle={event => setIsOpen(event.currentTarget.open)}
      onFocus={event => {
        if (isOpen && event.target.closest('[data-uid]') === place.current)
          context.onBlock('entered', block._uid)
      }}
      onDragOver={event => {
        if (isDropPlace) event.preventDefault()
      }}
      onDrop={event => {
        if (isDropPlace) props.onDrop(event)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary
        draggable
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={press}
        onMouseEnter={() => context.onBlock('hovered', block._uid)}
        onMouseLeave={() => context.onBlock('hovered', '')}
        onClick={() => {
          if (!isOpen) context.onBlock('opened', block._uid)
        }}
        onDragStart={event => {
          event.stopPropagation()
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', wordsOf(block))
          moving?.drag(block)
        }}
        onDragEnd={() => moving?.drag(undefined)}
      >
        <span className="handle" aria-hidden="true" title="Drag, or Alt with the arrow keys">
          ⠿
        </span>
        <span>
          <b>{title}</b> {wordsOf(block)}
        </span>
        {missing > 0 && <span className="badge">{missing} to translate</span>}
        {hasProblem(block, context) && <span className="badge warning">not complete</span>}
      </summary>
      {isOpen && (
        <>
          <p className="tools">
            <SteadyButton isOff={isFirst} onClick={event => move(-1, event.currentTarget)}>
              Move up
            </SteadyButton>
            <SteadyButton isOff={isLast} onClick={event => move(1, event.currentTarget)}>
              Move down
            </SteadyButton>
            {moving && (
              <button type="button" onClick={() => setIsMoving(true)}>
                Move to …
              </button>
            )}
            <SteadyButton isOff={!props.canAdd} onClick={props.onDuplicate}>
              Duplicate
            </SteadyButton>
            <button type="button" onClick={props.onDelete}>
              Delete
            </button>
          </p>
          {children()}
        </>
      )}
      {moving && isMoving && <MoveDialog {...{ block, moving, title }} onClose={() => setIsMoving(false)} />}
    </details>
  )
}
