import { Dialog } from './dialog.tsx'
import type { PublicState } from './public-state.ts'

interface PublishedDialogProps {
  readonly state: PublicState
  readonly onClose: () => void
}

/** Says that visitors do not see the version that was published, but the one before if there is one, and why. */
export function PublishedDialog({ state: { heldBack, address, isFirst }, onClose }: PublishedDialogProps) {
  return (
    <Dialog
      title={isFirst ? 'Visitors do not see this story yet' : 'Visitors see the version before'}
      onClose={onClose}
    >
      <div className="problems" role="alert">
        <p>
          {isFirst ? 'It lacks what it has to have.' : 'The new version lacks what the one before has.'} Mend
          this, or publish again to show it all the same:
        </p>
        <ul>
          {heldBack?.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <p className="tools">
        <button type="button" className="main" onClick={onClose}>
          Close
        </button>
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            What visitors see
          </a>
        )}
      </p>
    </Dialog>
  )
}
