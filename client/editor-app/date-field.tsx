import { useContext, useState } from 'react'
import { parseZonedTime, writeZonedTime } from '../../blocks/_kit/zoned-time.ts'
import type { ControlProps } from './field-props.ts'
import { placeOf, ZonesContext } from './zones.ts'

/** Keep the year at four digits. */
const lastDay = '9999-12-31'
const lastTime = `${lastDay}T23:59`

/** Converts a time without an offset, in the content system's format, to another zone; empty for text that is not a date. */
function between(written: string, from: string, to: string): string {
  const moment = parseZonedTime(written, from)
  return Number.isNaN(moment) ? '' : writeZonedTime(moment, to)
}

/** Whether a text is a time, or a day, in the content system's format: without an offset, and an existing date. */
const isMoment = (text: string, zone: string) => between(text, zone, zone) === text
const isDay = (text: string) => [text, `${text} 00:00`].includes(between(text.slice(0, 10), 'UTC', 'UTC'))

/** A day and a time, or a day. What was stored in another form is shown as it is. */
export function DateField({ field, value, onChange, id, described }: ControlProps) {
  const { content, site } = useContext(ZonesContext)
  const [typed, setTyped] = useState('')
  const text = typeof value === 'string' ? value : ''
  const shared = { id, required: field.required, ...described }
  if (text && !(field.isDay ? isDay(text) : isMoment(text, content)))
    return <input {...shared} value={text} onChange={event => onChange(event.target.value)} />
  if (field.isDay)
    return (
      <input
        {...shared}
        type="date"
        max={lastDay}
        value={text.slice(0, 10)}
        onChange={event => onChange(event.target.value && `${event.target.value} 00:00`)}
      />
    )
  // While a year is typed digit by digit, its first digits are years with other offsets: the typed text stays unchanged.
  const isTyped = typed && between(typed, site, content) === text
  return (
    <>
      <input
        {...shared}
        type="datetime-local"
        max={lastTime}
        value={isTyped ? typed : between(text, content, site).replace(' ', 'T')}
        onChange={event => {
          setTyped(event.target.value)
          onChange(between(event.target.value, site, content))
        }}
      />
      <small>Time in {placeOf(site)}</small>
    </>
  )
}
