import { Dialog } from './dialog.tsx'
import type { PublicState } from './public-state.ts'

interface PublishedDialogProps {
  readonly state: PublicState
  readonly onClose: () => void
}

/** Says that visitors keep the version before the one that was published, and why. */
export function PublishedDialog({ state: { heldBack, address }, onClose }: PublishedDialogProps) {
  return (
    <Dialog title="Visitors see the version before" onClose={onClose}>
      <div className="problems" role="alert">
        <p>
          The new version lacks what the one before has. Mend this, or publish again to show it all the same:
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
