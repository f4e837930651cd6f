import { Dialog } from './dialog.tsx'

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
