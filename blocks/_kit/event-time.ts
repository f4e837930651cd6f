import { dateFormat, withOrdinal } from './date-format.ts'
import { dayIn, isZone } from './zoned-time.ts'

interface EventTimes {
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt?: number | undefined
}

interface Event extends EventTimes {
  readonly online?: boolean | undefined
  /** Time zone of its place, where it is not that of the site. */
  readonly timeZone?: string | undefined
}

/** The language and zone in which an event's times are written. */
interface Reader {
  readonly language: string
  /** Time zone of the site. */
  readonly zone: string
}

const oneDay = 24 * 3600_000

/** The end to write, if any: an end that is not after the start is left out. */
export const writtenEnd = ({ startsAt, endsAt }: EventTimes): number | undefined =>
  endsAt !== undefined && endsAt > startsAt ? endsAt : undefined

/** The end of an event; an event without an end is over a day after it began. */
export const eventEnd = (times: EventTimes): number => writtenEnd(times) ?? times.startsAt + oneDay

/** The zone of an event: that of its place, else that of the site. */
const zoneOf = ({ timeZone }: Event, zone: string): string => (timeZone && isZone(timeZone) ? timeZone : zone)

/** The day on which an event begins, `YYYY-MM-DD`. */
export const eventDay = (event: Event, zone: string): string => dayIn(event.startsAt, zoneOf(event, zone))

/** Text after a single time; a range contains it already. */
const afterTime: Readonly<Record<string, string>> = { de: ' Uhr' }

/**
 * The zone's name at a moment, where readers might take the time for their own zone's: the event is online, or not at the site's
 * place.
 */
function zoneNameOf(event: Event, { language, zone }: Reader): string {
  const own = zoneOf(event, zone)
  if (!event.online && own === zone) return ''
  const parts = dateFormat(language, { hour: 'numeric', timeZone: own, timeZoneName: 'short' }).formatToParts(
    event.startsAt,
  )
  return `\u00a0${parts.find(({ type }) => type === 'timeZoneName')?.value ?? own}`
}

/** The hours of an event at its place; only those of its start where it ends on another day. */
export function eventHours(event: Event, reader: Reader): string {
  const { startsAt } = event
  const { language, zone } = reader
  const endsAt = writtenEnd(event)
  const timeZone = zoneOf(event, zone)
  const clock = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone })
  const isOneDay = endsAt !== undefined && dayIn(endsAt, timeZone) === dayIn(startsAt, timeZone)
  const hours = isOneDay
    ? clock.formatRange(startsAt, endsAt)
    : clock.format(startsAt) + (afterTime[language] ?? '')
  return hours + zoneNameOf(event, reader)
}

/** The day of an event at its place, in words; both where it ends on another one. */
export function eventDays(event: Event, { language, zone }: Reader): string {
  const { startsAt } = event
  const endsAt = writtenEnd(event)
  const day = dateFormat(language, { dateStyle: 'full', timeZone: zoneOf(event, zone) })
  return withOrdinal(
    endsAt === undefined ? day.format(startsAt) : day.formatRange(startsAt, endsAt),
    language,
  )
}

/** Whether an event ends on another day than it begins. */
export function lastsDays(event: Event, zone: string): boolean {
  const endsAt = writtenEnd(event)
  const own = zoneOf(event, zone)
  return endsAt !== undefined && dayIn(endsAt, own) !== dayIn(event.startsAt, own)
}

/** The parts of the day on which an event begins, for a page of a calendar: 9, Mi, Dez, Dezember 2026. */
export function eventDayParts(event: Event, { language, zone }: Reader) {
  const timeZone = zoneOf(event, zone)
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone }).format(event.startsAt)
  return {
    number: String(Number(dayIn(event.startsAt, timeZone).slice(-2))),
    weekday: write({ weekday: 'short' }),
    month: write({ month: 'long', year: 'numeric' }),
    shortMonth: write({ month: 'short' }),
  }
}
