import type { Block } from './content.ts'
import { Dialog } from './dialog.tsx'
import type { Moving } from './moving.ts'

interface MoveDialogProps {
  readonly block: Block
  readonly title: string
  readonly moving: Moving
  readonly onClose: () => void
}

/** Lets the editor choose the list into which a block is moved; offers only lists that accept it. */
export function MoveDialog({ block, title, moving, onClose }: MoveDialogProps) {
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
