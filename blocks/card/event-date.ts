import { dateFormat, dayInWords } from '../_kit/date-format.ts'

/** A day as on a calendar leaf, and in words. */
export interface EventDate {
  readonly text: string
  /** Only for a day that is understood: `2026-12-12`, `12`, `Dez`. */
  readonly leaf?: { readonly iso: string; readonly day: string; readonly month: string }
}

const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[ T]|$)/

const inWords = { dateStyle: 'full', timeZone: 'UTC' } as const
const monthOfLeaf = { month: 'short', timeZone: 'UTC' } as const

/** Formats the day that an editor entered: an ISO date (a time after it is ignored) is written out, other text stays as it is. */
export function eventDate(written: string, language: () => string): EventDate {
  const iso = isoDay.exec(written)?.[1]
  const moment = iso ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  // An impossible day (31 February) moves into the next month where it is not refused.
  if (!iso || Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(iso))
    return { text: written }
  return {
    text: dayInWords(moment, language(), inWords),
    leaf: {
      iso,
      day: String(Number(iso.slice(8))),
      month: dateFormat(language(), monthOfLeaf).format(moment).replace('.', ''),
    },
  }
}
