import type { FieldChange } from './api.ts'

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
