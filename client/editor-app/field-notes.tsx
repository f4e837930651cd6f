import type { FormField } from './api.ts'

/** Attributes that connect a control with the notes of its field, for screen readers. */
export interface Described {
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Notes {
  readonly id: string
  readonly field: Pick<FormField, 'description' | 'maxLength'>
  readonly value: unknown
  readonly problems: readonly string[]
}

/** Characters of a text; 0 for other values. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

/** The ids of the notes that `FieldNotes` shows for a field. */
export function describedBy({ id, field, value, problems }: Notes): Described {
  const { description, maxLength } = field
  const ids = [
    problems.length > 0 && `${id}-problems`,
    maxLength !== undefined && `${id}-count`,
    description && `${id}-help`,
  ].filter(Boolean)
  const isTooLong = maxLength !== undefined && lengthOf(value) > maxLength
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': problems.length > 0 || isTooLong || undefined,
  }
}

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
