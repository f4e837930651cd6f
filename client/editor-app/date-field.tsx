import { useContext } from 'react'
import { parseZonedTime, writeZonedTime } from '../../blocks/_kit/zoned-time.ts'
import type { ControlProps } from './field-props.ts'
import { placeOf, ZonesContext } from './zones.ts'

/** A moment as the content system stores it, without an offset. */
const stored = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/
const storedDay = /^\d{4}-\d{2}-\d{2}(?: 00:00)?$/

/** A day and a time, or a day. What was stored in another form is shown as it is. */
export function DateField({ field, value, onChange, id, described }: ControlProps) {
  const { content, site } = useContext(ZonesContext)
  const text = typeof value === 'string' ? value : ''
  const shared = { id, required: field.required, ...described }
  if (text && !(field.isDay ? storedDay : stored).test(text))
    return <input {...shared} value={text} onChange={event => onChange(event.target.value)} />
  if (field.isDay)
    return (
      <input
        {...shared}
        type="date"
        value={text.slice(0, 10)}
        onChange={event => onChange(event.target.value && `${event.target.value} 00:00`)}
      />
    )
  const between = (written: string, from: string, to: string) =>
    written && writeZonedTime(parseZonedTime(written, from), to)
  return (
    <>
      <input
        {...shared}
        type="datetime-local"
        value={between(text, content, site).replace(' ', 'T')}
        onChange={event => onChange(between(event.target.value, site, content))}
      />
      <small>Time in {placeOf(site)}</small>
    </>
  )
}
