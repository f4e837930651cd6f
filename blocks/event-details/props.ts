import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { seatsText, seatsWords } from '../_kit/event-seats.ts'
import { eventDayParts, eventDays, eventEnd, eventHours } from '../_kit/event-time.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import { tracked } from '../_kit/tracking.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The registration; undefined for an event that is over or cancelled. */
function registrationOf({ buttonText, buttonDisabled, link }: Content, newTabHint: string) {
  if (!buttonText || (!link && !buttonDisabled)) return undefined
  return {
    text: buttonText,
    link: buttonDisabled ? undefined : link,
    marks: tracked({ label: buttonText, event: 'content_buttons' }),
    newTabHint,
  }
}

/** Requirement tools/event-page. Undefined without a day. */
export function props(content: Content, context: Context, block: BlockPlace) {
  const { startsAt, endsAt, duration, online, timeZone, status, location, venue, allEvents, event } = content
  if (startsAt === undefined) return undefined
  const times = { startsAt, endsAt, online, timeZone }
  const words = context.words(messages)
  const reader = { language: context.language(), zone: context.timeZone() }
  const isOver = !context.clock.isBefore(eventEnd(times))
  const takesPlace = !isOver && status !== 'cancelled'
  return {
    notice: isOver ? words.over : status && words[status],
    day: eventDayParts(times, reader),
    days: eventDays(times, reader),
    hours: eventHours(times, reader),
    startsAt: new Date(startsAt).toISOString(),
    duration,
    place: location ?? (online ? words.online : undefined),
    venue,
    seats: takesPlace ? seatsText(content, context.words(seatsWords)) : undefined,
    programme: content.programme.filter(({ time, title }) => time && title),
    level: levelBelow(block.headingAbove()),
    registration: takesPlace ? registrationOf(content, context.message('opensInNewTab')) : undefined,
    calendar: takesPlace && event ? `${context.path()}${event}.ics` : undefined,
    allEvents,
    words,
  }
}

export type EventDetailsProps = NonNullable<ReturnType<typeof props>>
