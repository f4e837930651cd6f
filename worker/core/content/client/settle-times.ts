import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { dayIn, parseZonedTime } from '../../../../blocks/_kit/zoned-time.ts'
import { objectsOf } from '../tree.ts'
import { allFields } from '../types/story-types.ts'

type TimeField = readonly [name: string, kind: 'day' | 'moment']

type Entry = readonly [component: string, fields: readonly TimeField[]]

/** The components among these fields and the lists below them that have dates. */
function entriesOf(component: string, fields: Fields): Entry[] {
  const own = Object.entries(fields).flatMap(([name, field]): TimeField[] => {
    const { type, isDay } = fieldMetadata(field)
    return type === 'datetime' ? [[name, isDay ? 'day' : 'moment']] : []
  })
  const nested = Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    return entries ? entriesOf(allowed![0]!, entries) : []
  })
  return [...(own.length ? [[component, own] as const] : []), ...nested]
}

/** The fields that contain a time or a day, by component: of story types, blocks and list entries. */
const timeFields: ReadonlyMap<string, readonly TimeField[]> = new Map(
  allFields.flatMap(([component, fields]) => entriesOf(component, fields)),
)

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
