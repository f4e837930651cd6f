import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { days, type schema } from './schema.ts'

/** The hours that the drawing shows. */
export const firstHour = 5
export const lastHour = 24

const mostSlots = 30

/** Hours since midnight, between the first and the last that is drawn; undefined for text that is no time of day. */
export function hourOf(time: string | undefined): number | undefined {
  const [, hour, minute = '0'] = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(time ?? '') ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined
  return Math.min(lastHour, Math.max(firstHour, Number(hour) + Number(minute) / 60))
}

/** Monday, 5 January 1970, is the first day of an arbitrary week. */
const dayName = (index: number, language: string, weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(1970, 0, 5 + index))

type Slot = Resolved<ContentOf<typeof schema>>['slots'][number]

/** A slot that has no duration is not drawn. */
function slotOf({ day, from, to, label, kind, _uid }: Slot) {
  const start = hourOf(from)
  const end = hourOf(to)
  if (start === undefined || end === undefined || end <= start) return []
  return [{ uid: _uid, day: days.indexOf(day), from: start, to: end, times: `${from}–${to}`, label, kind }]
}

/** The week, and the same in words: its name, then what happens when, but for work. */
export function props({ name, slots, surface }: Resolved<ContentOf<typeof schema>>, context: Context) {
  const drawn = slots.slice(0, mostSlots).flatMap(slotOf)
  if (!drawn.length) return undefined
  const language = context.language()
  const said = drawn
    .filter(({ kind }) => kind !== 'work')
    .toSorted((one, other) => one.day - other.day || one.from - other.from)
    .map(({ day, times, label }) => [dayName(day, language, 'long'), times, label].filter(Boolean).join(' '))
  return {
    surface,
    slots: drawn,
    days: days.map((_, index) => dayName(index, language, 'short').replace(/\.$/, '')),
    words: [name, said.join(', ')].filter(Boolean).join(': '),
  }
}

export type WeekProps = NonNullable<ReturnType<typeof props>>
