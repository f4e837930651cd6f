import type { ControlProps } from './field-props.ts'

/** A moment as the content system stores it, without an offset. */
const stored = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

/** A day and a time. A moment that was stored in another form is shown as it is. */
export function DateField({ field, value, onChange, id, described }: ControlProps) {
  const text = typeof value === 'string' ? value : ''
  const shared = { id, required: field.required, ...described }
  if (text && !stored.test(text))
    return <input {...shared} value={text} onChange={event => onChange(event.target.value)} />
  return (
    <input
      {...shared}
      type="datetime-local"
      value={text.replace(' ', 'T')}
      onChange={event => onChange(event.target.value.replace('T', ' '))}
    />
  )
}
