const local = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/

/** Offset of a zone at a moment, in milliseconds (positive east of Greenwich). */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const get = (type: string) => Number(parts.find(part => part.type === type)?.value)
  const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
  return wall - Math.floor(moment / 1000) * 1000
}

/**
 * Epoch milliseconds of an ISO 8601 date or date-time; a text without an offset is wall time in `zone`.
 * NaN for anything else.
 */
export function parseZonedTime(text: string, zone: string): number {
  const match = local.exec(text.trim())
  if (!match) return Date.parse(text.trim())
  const [year, month, day, hour, minute, second] = match.slice(1).map(part => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  // Twice, because the offset at the wall time read as UTC may be on the other side of a clock change.
  const guess = wall - offsetAt(wall, zone)
  return wall - offsetAt(guess, zone)
}

/** The calendar day `YYYY-MM-DD` of a moment in a zone. */
export function dayIn(moment: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment)
}

/** The moment at which the calendar day after `moment` begins in a zone. */
export function nextDayIn(moment: number, zone: string): number {
  const [year, month, day] = dayIn(moment, zone).split('-').map(Number) as [number, number, number]
  const next = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)
  return parseZonedTime(next, zone)
}

/** The moment at which the calendar year after `moment`'s begins in a zone. */
export function nextYearIn(moment: number, zone: string): number {
  return parseZonedTime(`${Number(dayIn(moment, zone).slice(0, 4)) + 1}-01-01`, zone)
}
