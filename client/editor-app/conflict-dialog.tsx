import type { SaveConflict } from './api.ts'
import { ChangeList } from './change-list.tsx'
import { Dialog } from './dialog.tsx'

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
