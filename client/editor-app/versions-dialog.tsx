import { useEffect, useState } from 'react'
import { api, type FieldChange, type KeptVersion } from './api.ts'
import { Dialog } from './dialog.tsx'
import type { StoryContent } from './editing.ts'

interface ChangeListProps {
  readonly changes: readonly FieldChange[]
  /** Headings of the two columns. */
  readonly before: string
  readonly after: string
}

/** The fields that differ between two versions, with both texts. */
export function ChangeList({ changes, before, after }: ChangeListProps) {
  return (
    <section className="changes" aria-label="Changes">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(change => (
            <tr key={`${change.uid} ${change.field} ${change.language}`}>
              <th scope="row">
                {change.label}
                {change.language && ` (${change.language})`}
                <small>{change.block}</small>
              </th>
              <td>{change.before || <i>empty</i>}</td>
              <td>{change.after || <i>empty</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface VersionsDialogProps {
  readonly storyId: number
  /** Shows a version in the page. */
  readonly onLook: (content: StoryContent) => void
  readonly onRestore: (content: StoryContent) => void
  readonly onClose: () => void
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const kinds = { saved: 'saved', published: 'published' } as const

/** The stored versions: the page shows the chosen one, and a list shows how it differs from the present draft. */
export function VersionsDialog({ storyId, onLook, onRestore, onClose }: VersionsDialogProps) {
  const [versions, setVersions] = useState<readonly KeptVersion[]>()
  const [chosen, setChosen] = useState<KeptVersion>()
  const [error, setError] = useState('')

  useEffect(() => {
    api.versions(storyId).then(setVersions, reason => setError(String(reason)))
  }, [storyId])

  return (
    <Dialog title="Versions" onClose={onClose} shape="side">
      {error && <p role="alert">{error}</p>}
      {versions?.length === 0 && (
        <p>There are none yet. Each publish keeps a version, and so does “Save draft”.</p>
      )}
      <div className="versions">
        <ul>
          {versions?.map(version => (
            <li key={version.at}>
              <button
                type="button"
                aria-current={version === chosen || undefined}
                onClick={() => {
                  setChosen(version)
                  onLook(version.content)
                }}
              >
                {time.format(version.at)} <small>{kinds[version.kind]}</small>
              </button>
            </li>
          ))}
        </ul>
        {chosen &&
          (chosen.changes.length ? (
            <ChangeList changes={chosen.changes} before="This version" after="The draft" />
          ) : (
            <p>The draft says the same.</p>
          ))}
      </div>
      <p className="tools">
        {chosen && chosen.changes.length > 0 && (
          <button type="button" className="main" onClick={() => onRestore(chosen.content)}>
            Restore this version
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  )
}
