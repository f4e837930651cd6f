const FORMAT =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/

/** Milliseconds of `YYYY-MM-DD HH:MM` or an ISO date-time, in UTC unless it names its zone; null if it is no date. */
export function parseDate(text: string): number | null {
  const match = FORMAT.exec(text.trim())
  if (!match) return null
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = match
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`)
  return Number.isNaN(time) ? null : time
}
