import type { FieldProblem, PublishCheck } from './api.ts'
import { Dialog } from './dialog.tsx'
import type { PublicState } from './story-states.ts'
import { ChangeList } from './versions-dialog.tsx'

interface PublishDialogProps {
  readonly check: PublishCheck
  /** The faults of the future page, and of its fields. */
  readonly faults: readonly FieldProblem[]
  readonly nameOf: (problem: FieldProblem) => string
  /** Shows the field that has a problem. */
  readonly onShow: (problem: FieldProblem) => void
  readonly onPublish: () => void
  readonly onClose: () => void
}

/** The version that visitors get where the newest one has problems. */
function outcomeOf({ isHeldBack, isPublished }: PublishCheck): string {
  if (isHeldBack) return 'Visitors will get this version in spite of this:'
  const kept = isPublished ? 'keep the version before' : 'not see this story'
  return `Visitors will ${kept}, until this is mended or published a second time:`
}

/** Why visitors would not get the version. */
function HeldBack({ check }: Pick<PublishDialogProps, 'check'>) {
  const { problems } = check
  if (!problems.length) return null
  return (
    <div className="problems" role="alert">
      <p>{outcomeOf(check)}</p>
      <ul>
        {problems.map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

function Warnings({ check: { warnings } }: Pick<PublishDialogProps, 'check'>) {
  if (!warnings.length) return null
  return (
    <div className="problems">
      <p>Visitors get this version, but not for long:</p>
      <ul>
        {warnings.map(warning => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}

function Faults({ faults, nameOf, onShow }: Pick<PublishDialogProps, 'faults' | 'nameOf' | 'onShow'>) {
  if (!faults.length) return null
  return (
    <section className="problems" aria-label="Problems">
      <p>Visitors will not see all of it as it is meant:</p>
      <ul>
        {faults.map(problem => (
          <li key={`${problem.uid} ${problem.field} ${problem.message}`}>
            {problem.uid || problem.field ? (
              <button type="button" className="link" onClick={() => onShow(problem)}>
                {nameOf(problem)}
              </button>
            ) : (
              nameOf(problem)
            )}
            : {problem.message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the changes of a publish, and what visitors will see, before it happens. */
export function PublishDialog(props: PublishDialogProps) {
  const { check, onPublish, onClose } = props
  const { changes, isPublished } = check
  return (
    <Dialog title="Publish" onClose={onClose}>
      <HeldBack check={check} />
      <Warnings check={check} />
      <Faults {...props} />
      {!isPublished && <p>Until now visitors do not see this story.</p>}
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
