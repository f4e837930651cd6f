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
export const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

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
