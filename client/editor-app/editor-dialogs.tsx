import type { SaveConflict } from './api.ts'
import { AddBeside } from './block-picker.tsx'
import { Dialog } from './dialog.tsx'
import type { Editing } from './editing.ts'
import { nameProblem } from './name-problem.ts'
import { PublishDialog, PublishedDialog } from './publish-dialogs.tsx'
import { RedirectsDialog } from './redirects-dialog.tsx'
import { ShortcutsDialog } from './shortcuts.tsx'
import type { EditorState } from './use-editor.ts'
import { ChangeList, VersionsDialog } from './versions-dialog.tsx'

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

interface EditorDialogsProps {
  readonly editor: EditorState
  readonly editing: Editing
}

/** The dialog that chooses the block to add where the page has requested one. */
function Adding({ editor, editing: { content } }: EditorDialogsProps) {
  const { beside, setBeside, current, library, showAdded } = editor
  if (!beside) return null
  return (
    <AddBeside
      {...{ beside, content, forms: library.forms }}
      onClose={() => setBeside(undefined)}
      onAdd={(next, uid) => {
        setBeside(undefined)
        current.edit(next)
        showAdded(uid)
      }}
    />
  )
}

/** The choice between the own edits and another editor's, while it is open. */
function Conflict({ editor: { current, run } }: EditorDialogsProps) {
  const { conflict } = current
  if (!conflict) return null
  return (
    <ConflictDialog
      conflict={conflict}
      onPutOff={current.putOff}
      onKeepMine={() => void run('Saved', current.overwrite)}
      onTakeTheirs={current.takeTheirs}
    />
  )
}

/** The choice for edits whose story another editor has deleted. */
const Gone = ({ editor: { current, actions }, editing: { story } }: EditorDialogsProps) => (
  <GoneDialog
    name={story.name}
    onKeep={actions.makeAnew}
    onDiscard={actions.leave}
    onPutOff={current.putOff}
  />
)

/** The steps of a publish that wait for an answer. */
function Publishing({ editor, editing: { content } }: EditorDialogsProps) {
  const { publishing, actions, library, setTarget } = editor
  const { asked, held, close } = publishing
  if (asked)
    return (
      <PublishDialog
        {...asked}
        nameOf={problem => nameProblem(problem, content, library.forms)}
        onShow={({ uid, field }) => {
          close()
          setTarget({ uid: uid ?? '', field })
        }}
        onPublish={actions.publish}
        onClose={close}
      />
    )
  return held ? <PublishedDialog state={held} onClose={close} /> : null
}

/** The dialogs that the editor opens. */
function Opened({ editor, editing: { story, content } }: EditorDialogsProps) {
  const { dialog, setDialog, page, current } = editor
  function close(): void {
    setDialog(undefined)
    page.look(content)
  }
  if (dialog === 'shortcuts') return <ShortcutsDialog onClose={close} />
  if (dialog === 'redirects') return <RedirectsDialog onClose={() => setDialog(undefined)} />
  if (dialog === 'versions')
    return (
      <VersionsDialog
        storyId={story.id}
        onLook={page.look}
        onClose={close}
        onRestore={version => {
          close()
          current.replace(version)
        }}
      />
    )
  return null
}

/** The dialog that is open, if one is; the most urgent one where several are. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { current, publishing } = props.editor
  const rest = publishing.asked || publishing.held ? Publishing : Opened
  const Dialog = current.conflict ? Conflict : current.isGone ? Gone : rest
  return (
    <>
      <Adding {...props} />
      <Dialog {...props} />
    </>
  )
}
