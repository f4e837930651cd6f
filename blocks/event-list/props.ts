import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { eventDays, eventHours } from '../_kit/event-time.ts'
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
    readonly status?: 'cancelled' | 'postponed' | undefined
    readonly buttonText?: string | undefined
    readonly buttonDisabled?: boolean | undefined
    readonly href?: string | undefined
  }[]
  /** The call failed: the list is empty although there may be events. */
  readonly failed?: true | undefined
}

/** Codes in the address. */
const places = ['online', 'onSite'] as const

/** The reason why registration is closed, in the words of the event's own button: fully booked. */
const closedText = ({ buttonText, buttonDisabled }: EventsAnswer['value'][number]) =>
  buttonDisabled ? buttonText : undefined

function summaryOf(shown: number, all: number, words: Record<keyof typeof messages.de, string>): string {
  if (shown) return shown === 1 ? words.one : fillTemplate(words.many, { count: shown })
  return all ? words.noneHere : words.none
}

/** Requirements tools/events-page, tools/missing-data. */
export function props({ headline, headlineLevel }: Content, context: Context, place: BlockPlace) {
  const chosen = context.parameters(parameterNames)
  const where = places.find(name => chosen.some(([, value]) => value === name))
  const answer = context.data(allEvents) as EventsAnswer | undefined
  const words = context.words(messages)
  const reader = { language: context.language(), zone: context.timeZone() }
  const path = context.path()
  const isFailed = !answer || answer.failed === true
  const all = answer?.value ?? []
  const shown = all.filter(({ online }) => !where || online === (where === 'online'))
  return {
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    level: levelBelow(headline ? headlineLevel : place.headingAbove()),
    choices: isFailed
      ? []
      : [
          { label: words.all, href: path, isCurrent: !where },
          ...places.map(name => ({
            label: words[name],
            href: `${path}?where=${name}`,
            isCurrent: name === where,
          })),
        ],
    events: shown.map(event => ({
      uuid: event.uuid,
      title: event.title,
      text: event.description,
      days: eventDays(event, reader),
      hours: eventHours(event, reader),
      startsAt: new Date(event.startsAt).toISOString(),
      location: event.location,
      status: event.status ? words[event.status] : closedText(event),
      href: event.href,
      calendar: event.status === 'cancelled' ? undefined : `${path}${event.uuid}.ics`,
    })),
    notice: isFailed ? fallbackNotice({ text: words.failed }, context) : undefined,
    summary: summaryOf(shown.length, all.length, words),
    calendar: all.length ? `${path}events.ics` : undefined,
    words,
  }
}

export type EventListProps = ReturnType<typeof props>
