import { dateFormat } from '../_kit/date-format.ts'
import { day } from './units.ts'

/** Maximum of ticks that are seen apart on a phone; a longer line has one for each week. */
const MOST_TICKS = 190
/** Maximum of months with a name; of more, each second or third has one. */
const MOST_NAMES = 6
/** Maximum of months that are marked: an editor may enter any year, and on a longer line they are too close to read. */
const MOST_MONTHS = 36
/** Percent of the line up to which the name of a month may begin without leaving it. */
const LAST_NAME = 92

/** The days from one calendar day to another, drawn as a line. */
export interface DayLine {
  readonly days: number
  readonly ticks: number
  /** The first of each month, in percent of the line. */
  readonly months: readonly { readonly at: number; readonly name?: string }[]
}

/**
 * Moments at which calendar months begin, after one moment and before another, in UTC, like the days of a line. None where they are more than a line
 * marks.
 */
function monthsBetween(from: number, to: number): number[] {
  const first = new Date(from)
  const months: number[] = []
  for (let month = 1; month <= MOST_MONTHS + 1; month++) {
    const moment = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month)
    if (moment >= to) return months
    months.push(moment)
  }
  return []
}

/** The line between two calendar days `YYYY-MM-DD`; undefined on the last day and after it. */
export function dayLine(today: string, last: string, language: string): DayLine | undefined {
  const [from, to] = [Date.parse(today), Date.parse(last)]
  if (to <= from) return undefined
  const days = Math.round((to - from) / day)
  const months = monthsBetween(from, to)
  const step = Math.ceil(months.length / MOST_NAMES)
  const format = dateFormat(language, { month: 'short', timeZone: 'UTC' })
  return {
    days,
    ticks: days > MOST_TICKS ? Math.ceil(days / 7) : days,
    months: months.map((moment, index) => {
      const at = Math.round(((moment - from) / (to - from)) * 1000) / 10
      return index % step || at > LAST_NAME ? { at } : { at, name: format.format(moment) }
    }),
  }
}
