import { dayIn } from './zoned-time.ts'

interface EventTimes {
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt?: number | undefined
}

const zone = 'Europe/Berlin'
const oneDay = 24 * 3600_000

/** The moment at which an event is over; one without an end is over a day after it began. */
export const eventEnd = ({ startsAt, endsAt }: EventTimes): number => endsAt ?? startsAt + oneDay

const styles = {
  day: { dateStyle: 'full' },
  clock: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

// Making a formatter costs a thousand times as much as using it. Stateless, two a language.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(language: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${language}:${style}`
  const known = formatters.get(key)
  if (known) return known
  const locale = language === 'en' ? 'en-GB' : language
  const formatter = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: zone })
  formatters.set(key, formatter)
  return formatter
}

/** The hours of an event in Berlin; those of its beginning where it ends on another day. */
export function eventHours({ startsAt, endsAt }: EventTimes, language: string): string {
  const clock = formatterOf(language, 'clock')
  const isOneDay = endsAt !== undefined && dayIn(endsAt, zone) === dayIn(startsAt, zone)
  return isOneDay ? clock.formatRange(startsAt, endsAt) : clock.format(startsAt)
}

/** The day of an event in Berlin, in words; both where it ends on another one. */
export function eventDays({ startsAt, endsAt }: EventTimes, language: string): string {
  const day = formatterOf(language, 'day')
  return endsAt === undefined ? day.format(startsAt) : day.formatRange(startsAt, endsAt)
}
