import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { dateFormat, dayInWords } from '../_kit/date-format.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { dayIn } from '../_kit/zoned-time.ts'
import { type DayLine, dayLine } from './day-line.ts'
import type { schema } from './schema.ts'
import { day } from './units.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The moment in words, e.g. `15. Januar 2027 um 18:00 Uhr`, or `heute um 18:00 Uhr` on the day itself. */
function startText({ startDate, atText, todayText, timeText }: Content, context: Context): string {
  const language = context.language()
  const zone = context.timeZone()
  const isToday = todayText !== undefined && context.clock.dayIn(zone) === dayIn(startDate, zone)
  const onDay = isToday ? todayText : dayInWords(startDate, language, { dateStyle: 'long', timeZone: zone })
  const clock = dateFormat(language, { timeStyle: 'short', timeZone: zone }).format(startDate)
  return [onDay, atText, clock, timeText].filter(Boolean).join(' ')
}

/** What the running digits begin with. */
function timerOf({ startDate, endDate }: Content, context: Context) {
  const hasStarted = !context.clock.isBefore(startDate)
  return {
    startDate,
    endDate,
    stage: hasStarted
      ? ('over' as const)
      : context.clock.isBefore(startDate - day + 1)
        ? ('days' as const)
        : ('hours' as const),
    labels: {
      days: [context.message('day'), context.message('days')] as const,
      hours: [context.message('hour'), context.message('hours')] as const,
      minutes: [context.message('minute'), context.message('minutes')] as const,
      seconds: [context.message('second'), context.message('seconds')] as const,
    },
  }
}

/** The days that are left, which hold until midnight; undefined where they are none, and where the digits run. */
function daysLeft(
  { variant, startDate }: Content,
  context: Context,
): (DayLine & { unit: string }) | undefined {
  if (variant !== 'days') return undefined
  const zone = context.timeZone()
  const line = dayLine(context.clock.dayIn(zone), dayIn(startDate, zone), context.language())
  return line && { ...line, unit: context.message(line.days === 1 ? 'day' : 'days') }
}

/**
 * Counts to `startDate`; `endDate` ends its display. The server writes the date and the stage that the countdown is in,
 * the digits are the browser's. A line of days is the server's alone.
 */
export function props(content: Content, context: Context) {
  const { headline, startDate, endDate, showStart, color, variant } = content
  if (endDate !== undefined && !context.clock.isBefore(endDate)) return undefined
  return {
    headline,
    isHighlighted: context.theme().highlightedLevels.includes('h2'),
    color,
    start: {
      text: startText(content, context),
      iso: new Date(startDate).toISOString(),
      always: showStart || variant === 'days',
    },
    line: daysLeft(content, context),
    timer: variant === 'rings' ? timerOf(content, context) : undefined,
  }
}
export type CountdownProps = NonNullable<ReturnType<typeof props>>
