import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { seatsText, seatsWords } from '../_kit/event-seats.ts'
import { eventDayParts, eventDays, eventHours, lastsDays } from '../_kit/event-time.ts'
import { fallbackNotice } from '../_kit/fallback-notice-props.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import { allEvents } from './data.ts'
import { messages } from './messages.ts'
import { parameterNames } from './parameters.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The answer of `event-list`; the call's schema gives it this shape. */
export interface EventsAnswer {
  readonly value: readonly {
    readonly uuid: string
    readonly title: string
    readonly description?: string | undefined
    readonly startsAt: number
    readonly endsAt?: number | undefined
    readonly online: boolean
    readonly timeZone?: string | undefined
    readonly location?: string | undefined
    readonly seats?: number | undefined
    readonly freeSeats?: number | undefined
    readonly status?: 'cancelled' | 'postponed' | undefined
    readonly buttonText?: string | undefined
    readonly buttonDisabled?: boolean | undefined
    readonly href?: string | undefined
  }[]
  /** The call failed: the list is empty although there may be events. */
  readonly failed?: true | undefined
}

type Words = Readonly<Record<keyof typeof messages.de, string>>

/** Codes in the address. */
const places = ['online', 'onSite'] as const

/** The reason why registration is closed, in the words of the event's own button: fully booked. */
const closedText = ({ buttonText, buttonDisabled }: EventsAnswer['value'][number]) =>
  buttonDisabled ? buttonText : undefined

function summaryOf(shown: number, all: number, words: Words): string {
  if (shown) return shown === 1 ? words.one : fillTemplate(words.many, { count: shown })
  return all ? words.noneHere : words.none
}

/** How the list writes an event. */
function rowOf(
  event: EventsAnswer['value'][number],
  { context, words, path }: { readonly context: Context; readonly words: Words; readonly path: string },
) {
  const reader = { language: context.language(), zone: context.timeZone() }
  return {
    uuid: event.uuid,
    title: event.title,
    text: event.description,
    day: eventDayParts(event, reader),
    days: eventDays(event, reader),
    lastsDays: lastsDays(event, reader.zone),
    hours: eventHours(event, reader),
    startsAt: new Date(event.startsAt).toISOString(),
    location: event.location,
    seats: event.status ? undefined : seatsText(event, context.words(seatsWords)),
    status: event.status ? words[event.status] : closedText(event),
    href: event.href,
    calendar: path && event.status !== 'cancelled' ? `${path}${event.uuid}.ics` : undefined,
  }
}

/** Requirements tools/events-page, tools/missing-data. */
export function props({ headline, headlineLevel, teaserOnly }: Content, context: Context, place: BlockPlace) {
  const chosen = teaserOnly ? [] : context.parameters(parameterNames)
  const where = places.find(name => chosen.some(([, value]) => value === name))
  const answer = context.data(allEvents) as EventsAnswer | undefined
  const words = context.words(messages)
  const path = teaserOnly ? '' : context.path()
  const isFailed = !answer || answer.failed === true
  const all = answer?.value ?? []
  const [next] = all.filter(({ status }) => !status)
  if (teaserOnly && !next) return undefined
  const shown = teaserOnly ? [next!] : all.filter(({ online }) => !where || online === (where === 'online'))
  const rows = shown.map(event => rowOf(event, { context, words, path }))
  return {
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    level: levelBelow(headline ? headlineLevel : place.headingAbove()),
    choices:
      isFailed || teaserOnly
        ? []
        : [
            { label: words.all, href: path, isCurrent: !where },
            ...places.map(name => ({
              label: words[name],
              href: `${path}?where=${name}`,
              isCurrent: name === where,
            })),
          ],
    months: [...Map.groupBy(rows, ({ day }) => day.month)].map(([month, events]) => ({
      month: teaserOnly ? undefined : month,
      events,
    })),
    notice: isFailed ? fallbackNotice({ text: words.failed }, context) : undefined,
    summary: teaserOnly ? undefined : summaryOf(shown.length, all.length, words),
    calendar: all.length && !teaserOnly ? `${path}events.ics` : undefined,
    words,
  }
}

export type EventListProps = NonNullable<ReturnType<typeof props>>
