import { dateFormat, withOrdinal } from './date-format.ts'
import { dayIn } from './zoned-time.ts'

interface EventTimes {
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt?: number | undefined
}

const zone = 'Europe/Berlin'
const oneDay = 24 * 3600_000

/** The end that is written, where it is one: an end that is not after the beginning says nothing. */
export const writtenEnd = ({ startsAt, endsAt }: EventTimes): number | undefined =>
  endsAt !== undefined && endsAt > startsAt ? endsAt : undefined

/** The moment at which an event is over; one without an end is over a day after it began. */
export const eventEnd = (times: EventTimes): number => writtenEnd(times) ?? times.startsAt + oneDay

const inWords = { dateStyle: 'full', timeZone: zone } as const
const hours = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const

/** What follows a time that stands alone; a range has it already. */
const afterTime: Readonly<Record<string, string>> = { de: ' Uhr' }

/** The hours of an event in Berlin; those of its beginning where it ends on another day. */
export function eventHours(times: EventTimes, language: string): string {
  const { startsAt } = times
  const endsAt = writtenEnd(times)
  const clock = dateFormat(language, hours)
  const isOneDay = endsAt !== undefined && dayIn(endsAt, zone) === dayIn(startsAt, zone)
  if (isOneDay) return clock.formatRange(startsAt, endsAt)
  return clock.format(startsAt) + (afterTime[language] ?? '')
}

/** The day of an event in Berlin, in words; both where it ends on another one. */
export function eventDays(times: EventTimes, language: string): string {
  const { startsAt } = times
  const endsAt = writtenEnd(times)
  const day = dateFormat(language, inWords)
  return withOrdinal(
    endsAt === undefined ? day.format(startsAt) : day.formatRange(startsAt, endsAt),
    language,
  )
}
