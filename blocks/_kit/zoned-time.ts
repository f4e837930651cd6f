const local = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/

// Making a formatter costs a thousand times as much as using it. Stateless, and as many as there are zones in use.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** The zone of a provider whose configuration names none. */
export const standardZone = 'Europe/Berlin'

/** Whether a name is that of a time zone (IANA, as `Europe/London`, or `UTC`). */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z\d_+-]+)*$/.test(name)) return false
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

const quarter = 15 * 60_000
// Offsets change at full quarters of an hour only, and a page needs the same one many times.
const offsets = new Map<string, number>()
const mostOffsets = 500

/** Offset of a zone at a moment, in milliseconds (positive east of Greenwich). */
function offsetAt(moment: number, zone: string): number {
  const start = Math.floor(moment / quarter) * quarter
  if (Number.isNaN(start)) return Number.NaN
  const key = `${zone}|${start}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(start)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, wall - start)
  return wall - start
}

/** The wall time in the zone, read as if it were UTC. */
const wallTime = (moment: number, zone: string) => moment + offsetAt(moment, zone)

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

/** The wall time of a moment in a zone as the content system writes it, to be read again by `parseZonedTime`: `2026-11-21 08:00`. */
export function writeZonedTime(moment: number, zone: string): string {
  return new Date(wallTime(moment, zone)).toISOString().slice(0, 16).replace('T', ' ')
}

/** The calendar day `YYYY-MM-DD` of a moment in a zone. */
export function dayIn(moment: number, zone: string): string {
  return new Date(wallTime(moment, zone)).toISOString().slice(0, 10)
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
