import type { FormField, StorySummary } from './api.ts'

export interface FieldProps {
  readonly field: FormField
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly stories: readonly StorySummary[]
}
