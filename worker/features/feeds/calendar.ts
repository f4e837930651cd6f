import { writtenEnd } from '../../../blocks/_kit/event-time.ts'

export interface CalendarEvent {
  readonly uuid: string
  readonly title: string
  readonly description?: string | undefined
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt?: number | undefined
  /** When it was changed last, epoch milliseconds. */
  readonly changedAt?: number | undefined
  readonly location?: string | undefined
  /** Absolute address of the page about it. */
  readonly url?: string | undefined
  readonly status?: 'cancelled' | 'postponed' | undefined
}

const encoder = new TextEncoder()

/** Octets of a line without its end (RFC 5545, section 3.1). */
const longest = 75

/** A line in pieces of 75 octets; each further one begins with a blank. A letter is never cut. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const letter of line) {
    const own = encoder.encode(letter).length
    if (octets + own > longest) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += own
  }
  return text
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a text must hold none but line ends and tabs
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A text as the value of a property (section 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(forbidden, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')

/** A moment in UTC (section 3.3.5). */
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * A number that grows with each change (section 3.8.7.4), by which calendars recognise the newer of two versions: seconds of the last change
 * since a moment before any event here, so that it fits into 31 bits until 2088.
 */
const sequenceOf = (changedAt: number) => Math.max(0, Math.floor((changedAt - Date.UTC(2020, 0, 1)) / 1000))

const changeOf = (changedAt: number | undefined) =>
  changedAt === undefined ? [] : [`LAST-MODIFIED:${utc(changedAt)}`, `SEQUENCE:${sequenceOf(changedAt)}`]

const property = (name: string, value: string | undefined) => (value ? [`${name}:${value}`] : [])

const statuses = { cancelled: 'CANCELLED', postponed: 'TENTATIVE' } as const

/** The end (section 3.8.2.2), which must be after the beginning. */
function endOf(event: CalendarEvent) {
  const end = writtenEnd(event)
  return end === undefined ? [] : [`DTEND:${utc(end)}`]
}

const linesOf = (event: CalendarEvent, { host, now }: { readonly host: string; readonly now: number }) => [
  'BEGIN:VEVENT',
  // The same id for the same event, so that a calendar that gets it again changes its entry.
  `UID:${event.uuid}@${host}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(event.startsAt)}`,
  ...endOf(event),
  ...changeOf(event.changedAt),
  `SUMMARY:${escaped(event.title)}`,
  ...property('DESCRIPTION', event.description && escaped(event.description)),
  ...property('LOCATION', event.location && escaped(event.location)),
  ...property('URL', event.url),
  `STATUS:${event.status ? statuses[event.status] : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** Events as a calendar (RFC 5545), their times in UTC. `host` makes the ids of events unique in the world. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  place: { readonly host: string; readonly now: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${place.host}//events//`,
    'METHOD:PUBLISH',
    ...events.flatMap(event => linesOf(event, place)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}
