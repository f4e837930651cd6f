import { dayIn, parseZonedTime } from '../../../../blocks/_kit/zoned-time.ts'
import { objectsOf } from '../tree.ts'
import { timeFields } from './time-fields.ts'

/** Zones in which content is read. */
export interface ContentZones {
  /** Zone of times that name none. */
  readonly content: string
  /** Zone in which a day without a time begins, and in which a moment's day is determined. */
  readonly provider: string
}

const inUtc: ContentZones = { content: 'UTC', provider: 'UTC' }

const isDay = /^\d{4}-\d{2}-\d{2}$/
const isWallTime = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/

const isoOf = (moment: number, written: string) =>
  Number.isFinite(moment) ? new Date(moment).toISOString() : written

/** A time with its zone. Text that is not a date stays unchanged, for the schema to refuse. */
function settledMoment(text: string, { content, provider }: ContentZones): string {
  if (isDay.test(text)) return isoOf(parseZonedTime(text, provider), text)
  return isWallTime.test(text) ? isoOf(parseZonedTime(text, content), text) : text
}

/** The day that is written; of a moment that names its zone, the day it is then at the provider. */
function settledDay(text: string, { provider }: ContentZones): string {
  if (isDay.test(text) || isWallTime.test(text)) return text.slice(0, 10)
  const moment = Date.parse(text)
  return Number.isFinite(moment) ? dayIn(moment, provider) : text
}

/**
 * Completes times and days in a content, in place: adds its zone to each time, and brings each day into one form, so that all later
 * readers get the same. The schemas define which fields contain times. Idempotent.
 */
export function settleTimes(content: unknown, zones: ContentZones = inUtc): void {
  for (const node of objectsOf(content)) {
    const fields = typeof node.component === 'string' ? timeFields.get(node.component) : undefined
    for (const [name, kind] of fields ?? []) {
      const value = node[name]
      if (typeof value !== 'string') continue
      const settled = (kind === 'day' ? settledDay : settledMoment)(value.trim(), zones)
      // The caller has the only reference to the copy.
      ;(node as Record<string, unknown>)[name] = settled
    }
  }
}
