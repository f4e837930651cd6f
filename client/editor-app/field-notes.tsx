import type { FormField } from './api.ts'
import { lengthOf } from './described.ts'

interface FieldNotesProps {
  /** Of the field's control. */
  readonly id: string
  readonly field: Pick<FormField, 'description' | 'maxLength'>
  readonly value: unknown
  readonly problems: readonly string[]
}

/** What stands below a field: what is wrong with it, how much room is left, and what it is for. `describedBy` names these notes. */
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
