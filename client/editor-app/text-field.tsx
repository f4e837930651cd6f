import type { ControlProps } from './field-props.ts'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A text of one or more lines, or a number. */
export function TextField({ field, value, onChange, id, described }: ControlProps) {
  const shared = { id, value: textOf(value), required: field.required, ...described }
  if (field.type === 'textarea')
    return <textarea {...shared} rows={4} onChange={event => onChange(event.target.value)} />
  const numeric = { type: 'number', step: 'any', min: field.min, max: field.max }
  return (
    <input
      {...shared}
      {...(field.type === 'number' ? numeric : { type: 'text' })}
      onChange={event => onChange(event.target.value)}
    />
  )
}
