import type { FormField } from './api.ts'
import { lengthOf } from './described.ts'

interface FieldNotesProps {
  /** Id of the field's control. */
  readonly id: string
  readonly field: Pick<FormField, 'description' | 'maxLength'>
  readonly value: unknown
  readonly problems: readonly string[]
}

/** The notes below a field: its problems, the number of its characters, and its help. The field refers to them by `describedBy`. */
export function FieldNotes({ id, field: { description, maxLength }, value, problems }: FieldNotesProps) {
  const length = lengthOf(value)
  return (
    <>
      {problems.length > 0 && (
        <div id={`${id}-problems`} className="problem">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {maxLength !== undefined && (
        <small id={`${id}-count`} className={length > maxLength ? 'count over' : 'count'}>
          {length} of {maxLength} characters
        </small>
      )}
      {description && <small id={`${id}-help`}>{description}</small>}
    </>
  )
}
