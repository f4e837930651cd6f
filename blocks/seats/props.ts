import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

const mostSeats = 24

/** Minutes of a time of day; undefined for text that is none. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(time ?? '') ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= 24 * 60 ? minutes : undefined
}

/** Without seats there is no table. Taken seats are never more than there are. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const seats = Math.min(mostSeats, Math.floor(content.seats ?? 0))
  if (seats < 1) return undefined
  const taken = Math.min(seats, Math.max(0, Math.floor(content.taken ?? 0)))
  const from = minutesOf(content.from)
  const to = minutesOf(content.to)
  const words = context.words(messages)
  const until = to === undefined ? undefined : fillTemplate(words.until, { time: content.to! })
  const free = fillTemplate(words.free, { count: String(seats - taken), all: String(seats) })
  return {
    seats,
    taken,
    evening: from !== undefined && to !== undefined && from < to ? { from, to } : undefined,
    time: from === undefined ? undefined : content.from,
    until,
    free,
    words: [content.name, from === undefined ? undefined : content.from, until, free]
      .filter(Boolean)
      .join(', '),
  }
}

export type SeatsProps = NonNullable<ReturnType<typeof props>>
