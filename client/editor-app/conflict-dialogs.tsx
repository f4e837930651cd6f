import type { SaveConflict } from './api.ts'
import { Dialog } from './dialog.tsx'
import { ChangeList } from './versions-dialog.tsx'

interface ConflictDialogProps {
  readonly conflict: SaveConflict
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onPutOff: () => void
}

/** Shows what another editor has saved meanwhile, and lets the editor choose, now or later. */
export function ConflictDialog({ conflict, onKeepMine, onTakeTheirs, onPutOff }: ConflictDialogProps) {
  return (
    <Dialog title="Somebody else has saved this story" onClose={onPutOff} hasNoFirstButton>
      <p>Your version is not saved yet. One of the two replaces the other.</p>
      <ChangeList changes={conflict.changes} before="Yours" after="Theirs" />
      <p className="tools">
        <button type="button" className="main" onClick={onKeepMine}>
          Save mine
        </button>
        <button type="button" onClick={onTakeTheirs}>
          Take theirs
        </button>
        <button type="button" onClick={onPutOff}>
          Decide later
        </button>
      </p>
    </Dialog>
  )
}

interface GoneDialogProps {
  readonly name: string
  readonly onKeep: () => void
  readonly onDiscard: () => void
  readonly onPutOff: () => void
}

/** Says that the story with unsaved edits was deleted elsewhere, and lets the editor choose, now or later. */
export function GoneDialog({ name, onKeep, onDiscard, onPutOff }: GoneDialogProps) {
  return (
    <Dialog title="Somebody else has deleted this story" onClose={onPutOff} hasNoFirstButton>
      <p>Your edits of “{name}” are not saved.</p>
      <p className="tools">
        <button type="button" className="main" onClick={onKeep}>
          Save as a new story
        </button>
        <button type="button" onClick={onDiscard}>
          Discard my edits
        </button>
        <button type="button" onClick={onPutOff}>
          Decide later
        </button>
      </p>
    </Dialog>
  )
}
