import type { PublishCheck } from './api.ts'
import { ChangeList } from './change-list.tsx'
import { Dialog } from './dialog.tsx'

interface PublishDialogProps {
  readonly check: PublishCheck
  readonly onPublish: () => void
  readonly onClose: () => void
}

function Problems({ check: { problems, isHeldBack, isPublished } }: Pick<PublishDialogProps, 'check'>) {
  if (!problems.length) return null
  return (
    <div className="problems" role="alert">
      <p>
        {!isPublished
          ? 'Visitors will not see these parts:'
          : isHeldBack
            ? 'Visitors will get this version, although it lacks what the one before has:'
            : 'Visitors will keep the version before, until this is mended or published a second time:'}
      </p>
      <ul>
        {problems.map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

/** Says what a publish changes, and what visitors will see, before it happens. */
export function PublishDialog({ check, onPublish, onClose }: PublishDialogProps) {
  const { changes, isPublished } = check
  return (
    <Dialog title="Publish" onClose={onClose}>
      <Problems check={check} />
      {!isPublished && <p>Visitors see this story for the first time.</p>}
      {changes.length ? (
        <ChangeList changes={changes} before="Visitors see" after="They will see" />
      ) : (
        <p>Visitors see all of this already.</p>
      )}
      <p className="tools">
        <button type="button" className="main" onClick={onPublish}>
          Publish now
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  )
}
