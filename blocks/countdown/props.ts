import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { dateFormat, dayInWords } from '../_kit/date-format.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { dayIn } from '../_kit/zoned-time.ts'
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

/**
 * Counts to `startDate`; `endDate` ends its display. The server writes the date and the stage that the countdown is in,
 * the digits are the browser's.
 */
export function props(content: Content, context: Context) {
  const { headline, startDate, endDate, showStart, color } = content
  if (endDate !== undefined && !context.clock.isBefore(endDate)) return undefined
  const hasStarted = !context.clock.isBefore(startDate)
  return {
    headline,
    isHighlighted: context.theme().highlightedLevels.includes('h2'),
    color,
    start: { text: startText(content, context), iso: new Date(startDate).toISOString(), always: showStart },
    timer: {
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
    },
  }
}

export type CountdownProps = NonNullable<ReturnType<typeof props>>
